import { type Game, type GameSummary, hash, type Raws, summarizeGame } from '../../engine';
import type { RunLog } from '../../storage/contract';
import { type Break, type PassingStep, passingStepsOf } from '../replays/steps';
import { Timeline } from '../replays/timeline';

export type Verdict =
  /**
   * The replay agrees with every save that the replay reached. `summary` is `null` while the run goes on. `isWhole` is
   * true if the replay covers the run from beginning to end.
   */
  | { ok: true; game: Game; summary: GameSummary | null; isWhole: boolean }
  /**
   * `version` is the first version at which the replay stopped, or at which the replayed game differed from the save.
   */
  | { ok: false; reason: Break['kind'] | 'differs'; version: number }
  /** The log has no save after which only the present rules applied. */
  | { ok: false; reason: 'other-rules' };

/**
 * Replays a run from its log. Compares the game with every later save and with `end`, the run's present game. Calls
 * `see` for every step, in order.
 *
 * The replay begins at the start, or at the save after which only the present rules applied. This save is trusted,
 * because actions under older rules cannot be replayed. No save contains levels that the hero last saw under older
 * rules. If the hero returns to such a level, the rest of the run is trusted too.
 */
export function verify(
  log: RunLog,
  raws: Raws,
  end: Game | null = null,
  see: (step: PassingStep) => void = () => {},
): Verdict {
  const line = new Timeline(log, raws, end);
  const path = line.pathTo(line.last, (_, at) => at === 0 || !line.isPlayable(at));
  if (path === null) return { ok: false, reason: 'other-rules' };
  let game = path.base;
  const steps = passingStepsOf(
    raws,
    game,
    path.actions.map(({ action }) => action),
  );
  for (const { version } of path.actions) {
    const next = steps.next();
    if (next.done) {
      const isParked = next.value?.kind === 'refused' && next.value.refusal.code === 'level-parked';
      if (isParked && end) return { ok: true, game: end, summary: summarizeGame(end, raws), isWhole: false };
      return { ok: false, reason: next.value?.kind ?? 'failed', version };
    }
    see(next.value);
    game = next.value.after;
    const save = line.saved(version);
    if (save && hash(save) !== hash(game)) return { ok: false, reason: 'differs', version };
  }
  if (end && hash(end) !== hash(game)) return { ok: false, reason: 'differs', version: line.last };
  const isWhole = path.actions[0]?.version === 1;
  return { ok: true, game, summary: summarizeGame(game, raws), isWhole };
}
