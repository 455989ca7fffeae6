import { type Game, type GameSummary, hash, type Raws, summarizeGame } from '../../engine';
import type { RunLog } from '../../storage/contract';
import { type Break, type PassingStep, passingStepsOf } from '../replays/steps';
import { Timeline } from '../replays/timeline';

export type Verdict =
  /**
   * The replay reached every save. `summary` is `null` while the run goes on. `isWhole` is true if the run was replayed
   * from its beginning to its end.
   */
  | { ok: true; game: Game; summary: GameSummary | null; isWhole: boolean }
  /** `version` is the first version that the replay did not reach, or reached with another game. */
  | { ok: false; reason: Break['kind'] | 'differs'; version: number }
  /** There is no save at which the present rules took over. */
  | { ok: false; reason: 'other-rules' };

/**
 * Replays a run from its log, and compares the game with every later save and with `end`, the present game of the run.
 * The replay starts at the beginning, or at the save where the present rules took over. Inputs of older rules cannot be
 * replayed, so the save after them is trusted. If the hero returns to a level left under older rules, the rest of the
 * run is trusted too, because no save contains that level. Calls `see` for every step, in order.
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
