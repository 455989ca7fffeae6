import { type Action, type TurnResult, turn } from '../../engine';
import type { Run } from '../../storage/contract';
import type { Context } from '../context';

/** Takes the action on a loaded run, fetching the parked levels that it turns out to need. Nothing is written. */
export async function tryAction(context: Context, run: Run, action: Action, signal?: AbortSignal): Promise<TurnResult> {
  let { game } = run;
  const fetched = new Set<number>();
  for (;;) {
    const result = turn(game, action, context.raws);
    if (result.ok || result.refusal.code !== 'level-parked') return result;
    const { depth } = result.refusal;
    if (fetched.has(depth)) return result;
    fetched.add(depth);
    const level = await context.store.loadLevel(run, depth, signal);
    game = { ...game, levels: { ...game.levels, [depth]: level } };
  }
}
