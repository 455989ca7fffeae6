import { type Game, type GameSummary, hash, type Raws, summarizeGame } from '../../engine';
import type { RunLog } from '../../storage/contract';
import { type Break, stepsOf } from '../replays/steps';
import { Timeline } from '../replays/timeline';

export type Verdict =
  /** Every save on the way was met again. `record` is `null` while the run lasts. */
  | { ok: true; game: Game; summary: GameSummary | null }
  | { ok: false; reason: Break['kind'] | 'differs' /** The version that was not met again. */; version: number }
  /** No save is left from which the present rules took over. */
  | { ok: false; reason: 'other-rules' };

/**
 * Plays a run again by its actions alone, from its beginning or from the save with which the present rules took over, and
 * compares it with every save on the way, and with the game it stands at if that is given. What was played under older
 * rules, which may well lead elsewhere by now, stands as it was recorded; so does what follows a return to a level that
 * they left behind, since no save holds it.
 */
export function verify(log: RunLog, raws: Raws, end: Game | null = null): Verdict {
  const line = new Timeline(log, raws, end);
  const way = line.wayTo(line.last, (_, at) => at === 0 || !line.isPlayable(at));
  if (way === null) return { ok: false, reason: 'other-rules' };
  let game = way.base;
  const steps = stepsOf(
    raws,
    game,
    way.actions.map(({ action }) => action),
  );
  for (const { version } of way.actions) {
    const next = steps.next();
    if (next.done) {
      const lost = next.value?.kind === 'refused' && next.value.refusal.code === 'level-parked';
      if (lost && end) return { ok: true, game: end, summary: summarizeGame(end, raws) };
      return { ok: false, reason: next.value?.kind ?? 'failed', version };
    }
    game = next.value.after;
    const save = line.saved(version);
    if (save && hash(save) !== hash(game)) return { ok: false, reason: 'differs', version };
  }
  if (end && hash(end) !== hash(game)) return { ok: false, reason: 'differs', version: line.last };
  return { ok: true, game, summary: summarizeGame(game, raws) };
}
