import {
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
import { partyLogLines, purposeOf, renderLevel, statusLine } from '../../board';
import type { ListedCommand } from '../../context';
import { customIdAbout } from '../../controls/custom-ids';
import { HELP_PAGES, type HelpPage } from '../../controls/help-controls';
import type { Board, BoardRenderer, I18n, RunId } from '../../types';
import { tabButton } from '../sheet-tabs';
import { campaignLines, ladderLines, type Progress } from './progress';

/** Colour of the bar beside the map. */
const MAP_ACCENT = 0x6fa45a;

/** Maximum number of characters in a page, below Discord's limit of 4000 for a message. */
const LIMIT = 3500;

/** Shows the hero's attributes, skills and condition. */
export function characterMessage({ view }: Board, i18n: I18n): Message {
  return page([`**${nameInMarkdown(view.hero.name, i18n.notes.nameless)}**`, ...i18n.character(view)], [], i18n);
}

/** Shows the known level as a picture. In text mode, or if drawing fails, describes the level in words. */
export function mapMessage(board: Board, renderer: BoardRenderer): Message {
  const { i18n } = renderer;
  const level = renderLevel(board, renderer);
  if (!level) return noteMessage(...i18n.levelSheet(board.view));
  const words = fitLines([...i18n.mapLists(board.view), statusLine(board, i18n)], LIMIT, i18n.more);
  const parts = [gallery(level), text(words)];
  return { components: [container(MAP_ACCENT, parts)], attachments: [level] };
}

/** A page of the log with buttons to its neighbours; page 1 is the newest. Page 1 also shows the party log. */
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

/** A page of the help, fitted to the player's progress, above buttons to all pages. */
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

/** Describes the goal, the way down with the player's progress, and the buttons of a board. */
function startLines(progress: Progress, i18n: I18n): string[] {
  const [heading = '', ...lines] = i18n.help.pages.start.lines;
  return [heading, purposeOf(progress.campaign, i18n), ...ladderLines(progress, i18n), '', ...lines];
}

/** One line for each command and subcommand. A command for admins gets a single line. */
const commandLines = (commands: readonly ListedCommand[], i18n: I18n): string[] =>
  commands.flatMap(({ definition: { name, audience }, subcommands }) => {
    const texts = i18n.commands[name];
    if (!subcommands || audience === 'admins') return [`\`/${name}\` ${texts?.description}`];
    const names = subcommands.map(({ definition }) => definition.name);
    return names.map((below) => `\`/${name} ${below}\` ${texts?.subcommands?.[below]?.description}`);
  });

const page = (lines: readonly string[], rows: readonly Row[], i18n: I18n): Message => ({
  components: [text(fitLines(lines, LIMIT, i18n.more)), ...rows],
  attachments: [],
});
