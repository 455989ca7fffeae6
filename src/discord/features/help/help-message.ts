import {
  type Attachment,
  button,
  container,
  escapeMarkdown,
  fitLines,
  gallery,
  inRows,
  type Message,
  nameInMarkdown,
  noteMessage,
  type Row,
  row,
  text,
} from '../../api';
import { packMenus, partyLogLines, purposeOf, renderLevel, renderSheet, statusLine } from '../../board';
import type { ListedCommand } from '../../context';
import { customIdAbout } from '../../controls/custom-ids';
import { HELP_PAGES, type HelpPage } from '../../controls/help-controls';
import type { Board, BoardRenderer, I18n, RunId } from '../../types';
import { tabButton } from '../sheet-tabs';
import { campaignLines, ladderLines, type Progress } from './progress';

const MAP_ACCENT = 0x6fa45a;

const LIMIT = 3500;

/** Returns only text in text mode, and if drawing fails. */
export function characterMessage(board: Board, renderer: BoardRenderer): Message {
  const { view } = board;
  const { i18n } = renderer;
  const name = `**${nameInMarkdown(view.hero.name, i18n.notes.nameless)}**`;
  const lines = [[name, ...i18n.otherKit(view)].join(' · '), ...i18n.character(view)];
  const hero = renderSheet(board, renderer, { kind: 'hero' }, lines);
  if (!hero) return page(lines, [], i18n);
  const boonLines = (view.hero.boons ?? []).map(i18n.boon).map(({ name: boon, line }) => `${boon}: ${line}`);
  const boons = boonLines.length > 0 ? renderSheet(board, renderer, { kind: 'boons' }, boonLines) : null;
  return drawnPage([hero, ...(boons ? [boons] : [])], []);
}

/** Returns only text in text mode, and if drawing fails. */
export function packMessage(board: Board, renderer: BoardRenderer): Message {
  const { i18n } = renderer;
  const lines = i18n.inventory(board.view);
  const menus = packMenus(board, i18n);
  const pack = renderSheet(board, renderer, { kind: 'pack' }, lines);
  return pack ? drawnPage([pack], menus) : page(lines, menus, i18n);
}

/** Returns only text in text mode, and if drawing fails. */
export function mapMessage(board: Board, renderer: BoardRenderer): Message {
  const { i18n } = renderer;
  const level = renderLevel(board, renderer);
  if (!level) return noteMessage(...i18n.levelSheet(board.view));
  const words = fitLines([...i18n.mapLists(board.view), statusLine(board, i18n)], LIMIT, i18n.more);
  const parts = [gallery(level), text(words)];
  return { components: [container(MAP_ACCENT, parts)], attachments: [level] };
}

/** Page 1 is the newest and shows the party's log. Clamps `wanted`. */
export function logMessage(board: Board, wanted: number, i18n: I18n): Message {
  const { log } = i18n.help;
  const { lines, page: current, pages } = i18n.log(board.view, wanted);
  const buttons = [
    ...(current < pages
      ? [button({ id: customIdAbout(board.run, { kind: 'log', page: current + 1 }), label: log.older })]
      : []),
    ...(current > 1
      ? [button({ id: customIdAbout(board.run, { kind: 'log', page: current - 1 }), label: log.newer })]
      : []),
  ];
  const partyLog = current === 1 ? partyLogLines(board, i18n) : [];
  const allLines = [...lines.map(escapeMarkdown), `-# ${log.page(current, pages)}`, ...partyLog];
  return page(allLines, inRows(buttons), i18n);
}

/** If `run` is `null`, the controls concern the run played last. */
export function helpMessage(
  { page: open, run }: { page: HelpPage; run: RunId | null },
  progress: Progress,
  commands: readonly ListedCommand[],
  i18n: I18n,
): Message {
  const { pages } = i18n.help;
  const campaign = i18n.campaign(progress.campaign);
  const shown = HELP_PAGES.filter((each) => each !== 'campaign' || each === open || campaign.help.length > 0);
  const tabs = shown.map((each) => {
    const label = each === 'campaign' ? campaign.name : pages[each].label;
    return tabButton({ kind: 'help-page', page: each }, run, label, each === open);
  });
  const half = Math.ceil(tabs.length / 2);
  const lines = linesOf(open, progress, commands, i18n);
  return page(lines, [row(...tabs.slice(0, half)), row(...tabs.slice(half))], i18n);
}

function linesOf(open: HelpPage, progress: Progress, commands: readonly ListedCommand[], i18n: I18n): string[] {
  switch (open) {
    case 'start':
      return startLines(progress, i18n);
    case 'campaign':
      return campaignLines(progress, i18n);
    case 'commands':
      return [...i18n.help.pages.commands.lines, ...commandLines(commands, i18n)];
    default:
      return i18n.help.pages[open].lines;
  }
}

function startLines(progress: Progress, i18n: I18n): string[] {
  const [heading = '', ...lines] = i18n.help.pages.start.lines;
  return [heading, purposeOf(progress.campaign, i18n), ...ladderLines(progress, i18n), '', ...lines];
}

const commandLines = (commands: readonly ListedCommand[], i18n: I18n): string[] =>
  commands.flatMap(({ definition: { name, audience }, subcommands }) => {
    const texts = i18n.commands[name];
    if (!subcommands || audience === 'admins') return [`\`/${name}\` ${texts?.description}`];
    const names = subcommands.map(({ definition }) => definition.name);
    return names.map((below) => `\`/${name} ${below}\` ${texts?.subcommands?.[below]?.description}`);
  });

const drawnPage = (pictures: readonly Attachment[], rows: readonly Row[]): Message => ({
  components: [container(MAP_ACCENT, pictures.map(gallery)), ...rows],
  attachments: [...pictures],
});

const page = (lines: readonly string[], rows: readonly Row[], i18n: I18n): Message => ({
  components: [text(fitLines(lines, LIMIT, i18n.more)), ...rows],
  attachments: [],
});
