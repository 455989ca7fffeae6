import type { Command } from '../command';
import { button, fitLines, type Row, row, text } from '../component';
import { formatControlId, NO_RUN } from '../control';
import type { GuideControl } from '../control-guide';
import { commandLines } from '../help';
import { escapeMarkdown } from '../people';
import type { Words } from '../presenter';
import type { Message } from '../reply';
import type { Board } from '../types';
import { HELP_PAGES, type HelpPage, SHEETS, type Sheet } from '../wording-guide';
import { actLines } from './company';

/** Characters of a page, under Discord's 4000 of a message. */
const LIMIT = 3500;

const id = (control: GuideControl): string => formatControlId({ ...NO_RUN, control });

/** A sheet with the tabs of all others below it: wherever one goes, everything is a click away. */
export function withTabs(message: Message, open: Sheet, { guide }: Words): Message {
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

export function characterMessage({ view }: Board, words: Words): Message {
  return page([`**${escapeMarkdown(view.hero.name)}**`, ...words.character(view)], [], words);
}

/** A page of the log, 1 the newest, with the way to those beside it. The newest also tells who did what. */
export function logMessage(board: Board, wanted: number, words: Words): Message {
  const { lines, page: shown, pages } = words.log(board.view, wanted);
  const turned = [
    ...(shown < pages ? [{ to: shown + 1, label: words.guide.older }] : []),
    ...(shown > 1 ? [{ to: shown - 1, label: words.guide.newer }] : []),
  ];
  const buttons = turned.map(({ to, label }) => button({ id: id({ kind: 'log', page: to }), label }));
  const acts = shown === 1 ? actLines(board, words) : [];
  const said = [...lines.map(escapeMarkdown), `-# ${words.typed.page(shown, pages)}`, ...acts];
  return page(said, buttons.length > 0 ? [row(...buttons)] : [], words);
}

/** A page of the help, with the others below it. What commands there are stands on the last. */
export function helpMessage(open: HelpPage, commands: readonly Command[], words: Words): Message {
  const { help } = words.guide;
  const buttons = HELP_PAGES.map((each) =>
    button({
      id: id({ kind: 'learn', page: each }),
      label: help[each].label,
      style: each === open ? 'primary' : 'secondary',
      disabled: each === open,
    }),
  );
  const all = open === 'commands' ? commandLines(commands, words) : [];
  return page([...help[open].lines, ...all], [row(...buttons.slice(0, 4)), row(...buttons.slice(4))], words);
}

function page(lines: string[], rows: Row[], words: Words): Message {
  return { components: [text(fitLines(lines, LIMIT, words.more)), ...rows], attachments: [] };
}
