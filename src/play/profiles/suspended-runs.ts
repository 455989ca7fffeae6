import type { Context } from '../context';
import type { SharedRun, Together } from '../contract';
import { boardOf } from '../turns/board';
import { activateRun } from './active-run';

/** The runs of one's own that wait to be taken up again, the latest first. */
export async function suspendedRuns(
  context: Context,
  { user, signal }: Parameters<Together['suspendedRuns']>[0],
): Promise<{ kind: 'waiting'; runs: SharedRun[] }> {
  const aside = (await context.store.loadProfile(user, signal))?.suspendedRuns ?? [];
  const loaded = await Promise.all(aside.map((run) => context.store.loadRun(run, signal)));
  const living = loaded.flatMap((run) => (run && !run.game.over ? [run] : [])).reverse();
  const runs = living.map(({ id, owner, origin, game }) => {
    const { heroName, depth, turn } = game;
    return { run: id, owner, version: null, heroName, depth, turn, over: false, origin };
  });
  return { kind: 'waiting', runs };
}

/** Takes up another living run of one's own. */
export async function resume(context: Context, caller: Parameters<Together['resume']>[0]) {
  const run = await context.store.loadRun(caller.run, caller.signal);
  if (!run || run.owner !== caller.user || run.channel !== null || run.game.over) return { kind: 'no-run' } as const;
  const profile = await activateRun(context, caller, run.id);
  return profile ? ({ kind: 'board', board: boardOf(context, run, profile) } as const) : ({ kind: 'busy' } as const);
}
