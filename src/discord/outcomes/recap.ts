import { escapeMarkdown } from '../api';
import type { Board, Caller, I18n } from '../types';

const RECAP_LINES = 3;

const RECAP_AFTER = 6 * 3_600_000;

/** True if nobody has acted in the run for six hours. */
export const isAway = (
  outcome: { kind: string; board?: Pick<Board, 'updatedAt'> },
  { now }: Pick<Caller, 'now'>,
): boolean => outcome.board !== undefined && now - outcome.board.updatedAt > RECAP_AFTER;

/** Returns a heading and the last three sentences. */
export function recapLines({ view }: Board, i18n: I18n): string[] {
  const lines = i18n.sentences(view.events).slice(-RECAP_LINES);
  return [`**${i18n.turns.recap}**`, ...lines.map(escapeMarkdown)];
}
