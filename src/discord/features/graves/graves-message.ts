import { escapeMarkdown, type MenuOption, menuRow, type Row } from '../../api';
import { customIdsOf } from '../../controls/custom-ids';
import type { Board, Grave, I18n } from '../../types';
import { finishedRunChoice } from '../run-list';

/**
 * Whose graves are in sight of a run that goes on, or those of all levels of one that is over, a line each; as
 * Markdown.
 */
export function graveLines(graves: readonly Grave[], { view }: Board, i18n: I18n): string[] {
  const { graves: texts, grave: stone, depth: depthOf } = i18n;
  const lines = graves.map(({ at, depth, of }) => {
    const where = view.over || at === null ? depthOf(depth) : `${stone} ${i18n.place(view.hero.at, at)}`;
    const whose = of ? texts.of({ name: `**${escapeMarkdown(of.heroName)}**`, record: of.summary }) : texts.nameless;
    return `- ${where}: ${whose}`;
  });
  if (lines.length === 0) return [];
  if (view.over) return [texts.heading, ...lines];
  return graves.some(({ isReplayable }) => isReplayable) ? [...lines, `-# ${texts.later}`] : lines;
}

/** A menu of the replays of the heroes that lie there, as far as the reader may see them; no row without any. */
export function graveReplays(graves: readonly Grave[], board: Board, i18n: I18n): Row[] {
  const choices = graves.flatMap(({ of, isReplayable }): MenuOption[] =>
    of && isReplayable ? [finishedRunChoice({ ...of, depth: of.summary.depth, turn: of.summary.turns }, i18n)] : [],
  );
  return menuRow(customIdsOf(board)({ kind: 'replay', to: 'open' }), i18n.replays.pick, choices);
}
