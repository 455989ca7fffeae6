import { button, fitLines, type Row, row, text } from '../../api/component';
import type { Message } from '../../api/reply';
import { escapeMarkdown } from '../../api/users';
import type { I18n } from '../../board/renderer';
import type { Command } from '../../commands/command';
import { formatCustomId, NO_RUN } from '../../custom-id/custom-id';
import type { Board } from '../../types';
import { HELP_PAGES, type HelpPage, SHEETS, type Sheet } from '../../wording-guide';
import { actLines } from '../parties/party-lines';
import { commandLines } from './command-list';
import type { HelpControl } from './ids';

/** Characters of a page, under Discord's 4000 of a message. */
const LIMIT = 3500;

const id = (control: HelpControl): string => formatCustomId({ ...NO_RUN, control });

/** A sheet with the tabs of all others below it: wherever one goes, everything is a click away. */
export function withTabs(message: Message, open: Sheet, { guide }: I18n): Message {
  const tabs = SHEETS.map((sheet) =>
    button({
      id: id({ kind: 'sheet', sheet }),
      label: guide.tab[sheet],
      style: sheet === open ? 'primary' : 'secondary',
      disabled: sheet === open,
    }),
  );
  return { ...message, components: [...message.components, row(...tabs)] };
}

export function characterMessage({ view }: Board, i18n: I18n): Message {
  return page([`**${escapeMarkdown(view.hero.name)}**`, ...i18n.character(view)], [], i18n);
}

/** A page of the log, 1 the newest, with the way to those beside it. The newest also tells who did what. */
export function logMessage(board: Board, wanted: number, i18n: I18n): Message {
  const { lines, page: shown, pages } = i18n.log(board.view, wanted);
  const turned = [
    ...(shown < pages ? [{ to: shown + 1, label: i18n.guide.older }] : []),
    ...(shown > 1 ? [{ to: shown - 1, label: i18n.guide.newer }] : []),
  ];
  const buttons = turned.map(({ to, label }) => button({ id: id({ kind: 'log', page: to }), label }));
  const acts = shown === 1 ? actLines(board, i18n) : [];
  const said = [...lines.map(escapeMarkdown), `-# ${i18n.typed.page(shown, pages)}`, ...acts];
  return page(said, buttons.length > 0 ? [row(...buttons)] : [], i18n);
}

/** A page of the help, with the others below it. What commands there are stands on the last. */
export function helpMessage(open: HelpPage, commands: readonly Command[], i18n: I18n): Message {
  const { help } = i18n.guide;
  const buttons = HELP_PAGES.map((each) =>
    button({
      id: id({ kind: 'learn', page: each }),
      label: help[each].label,
      style: each === open ? 'primary' : 'secondary',
      disabled: each === open,
    }),
  );
  const all = open === 'commands' ? commandLines(commands, i18n) : [];
  return page([...help[open].lines, ...all], [row(...buttons.slice(0, 4)), row(...buttons.slice(4))], i18n);
}

function page(lines: string[], rows: Row[], i18n: I18n): Message {
  return { components: [text(fitLines(lines, LIMIT, i18n.more)), ...rows], attachments: [] };
}
