import { type Game, hash, type Raws, RULES, type RunRecord, recordOf } from '../engine';
import type { RunLog } from '../storage/contract';
import { type Break, stepsOf } from './steps';
import { Timeline } from './timeline';

export type Verdict =
  /** Every save on the way was met again. `record` is `null` while the run lasts. */
  | { ok: true; game: Game; record: RunRecord | null }
  | { ok: false; reason: Break['kind'] | 'differs' /** The version that was not met again. */; v: number }
  /** Part of the run was played under other rules, under which it may well lead elsewhere: nothing was tried. */
  | { ok: false; reason: 'other-rules' };

/**
 * Plays a run again from its beginning by its actions alone and compares it with every save on the way, and with the
 * game it stands at if that is given.
 */
export function verify(log: RunLog, raws: Raws, end: Game | null = null): Verdict {
  const line = new Timeline(log, raws, end);
  const way = line.wayTo(line.last, (_, at) => at === 0);
  // An empty chunk counts as well: its save is of a dungeon that other rules made.
  if (way === null || log.chunks.some(({ rules }) => rules !== RULES)) return { ok: false, reason: 'other-rules' };
  let game = way.base;
  const steps = stepsOf(
    raws,
    game,
    way.actions.map(({ action }) => action),
  );
  for (const { v } of way.actions) {
    const next = steps.next();
    if (next.done) return { ok: false, reason: next.value?.kind ?? 'failed', v };
    game = next.value.after;
    const save = line.saved(v);
    if (save && hash(save) !== hash(game)) return { ok: false, reason: 'differs', v };
  }
  if (end && hash(end) !== hash(game)) return { ok: false, reason: 'differs', v: line.last };
  return { ok: true, game, record: recordOf(game, raws) };
}
