import { type Game, type GameSummary, hash, type Raws, summarizeGame } from '../../engine';
import type { RunLog } from '../../storage/contract';
import { type Break, type PassingStep, passingStepsOf } from '../replays/steps';
import { Timeline } from '../replays/timeline';

export type Verdict =
  /** `summary` is `null` while the run goes on. */
  | { ok: true; game: Game; summary: GameSummary | null; isWhole: boolean }
  | { ok: false; reason: Break['kind'] | 'differs'; version: number }
  | { ok: false; reason: 'other-rules' };

/** Trusts saves from older rules. With `end`, requires the replay to end there. */
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
