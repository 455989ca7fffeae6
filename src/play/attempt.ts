import { type Action, type TurnResult, turn } from '../engine';
import type { Run } from '../storage/contract';
import type { Kit } from './kit';

/** Takes the action on a loaded run, fetching the parked levels that it turns out to need. Nothing is written. */
export async function attempt(kit: Kit, run: Run, action: Action, signal?: AbortSignal): Promise<TurnResult> {
  let { game } = run;
  const fetched = new Set<number>();
  for (;;) {
    const result = turn(game, action, kit.raws);
    if (result.ok || result.refusal.code !== 'level-parked') return result;
    const { depth } = result.refusal;
    if (fetched.has(depth)) return result;
    fetched.add(depth);
    const level = await kit.store.loadLevel(run, depth, signal);
    game = { ...game, levels: { ...game.levels, [depth]: level } };
  }
}
