import { type MenuOption, menuRow, nameInMarkdown, type Row } from '../../api';
import { customIdsOf } from '../../controls/custom-ids';
import type { Board, Grave, I18n } from '../../types';
import { finishedRunChoice } from '../run-list';

/** `graves` are in sight or, after the run, on all levels. */
export function graveLines(graves: readonly Grave[], { view }: Board, i18n: I18n): string[] {
  const { graves: texts, grave: stone, depth: depthOf } = i18n;
  const lines = graves.map(({ at, depth, of }) => {
    const where = view.over || at === null ? depthOf(depth) : `${stone} ${i18n.place(view.hero.at, at)}`;
    const whose = of
      ? texts.of({ name: `**${nameInMarkdown(of.heroName, i18n.notes.nameless)}**`, record: of.summary })
      : texts.nameless;
    return `- ${where}: ${whose}`;
  });
  if (lines.length === 0) return [];
  if (view.over) return [texts.heading, ...lines];
  return graves.some(({ isReplayable }) => isReplayable) ? [...lines, `-# ${texts.later}`] : lines;
}

/** Returns no row if no grave's run can be replayed. */
export function graveReplays(graves: readonly Grave[], board: Board, i18n: I18n): Row[] {
  const choices = graves.flatMap(({ of, isReplayable }): MenuOption[] =>
    of && isReplayable ? [finishedRunChoice({ ...of, depth: of.summary.depth, turn: of.summary.turns }, i18n)] : [],
  );
  return menuRow(customIdsOf(board)({ kind: 'replay', to: 'open' }), i18n.replays.pick, choices);
}
