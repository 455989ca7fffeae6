import type { Profile, RunId } from '../../storage/contract';
import type { Context } from '../context';
import type { Caller, Input, Output } from '../contract';
import { isPractice } from '../dailies/daily-access';
import { boardOf } from '../turns/board';
import { loadActiveRun } from '../turns/resolve-run';
import { updateProfile } from './profile';

/** How many suspended runs a profile keeps. */
const SUSPENDED_LIMIT = 8;

/**
 * Makes the run the caller's active one. The one before is suspended if it is alive, unless it was practice. `null`
 * when others kept changing the profile first.
 */
export const activateRun = (context: Context, { user, signal }: Caller, run: RunId): Promise<Profile | null> =>
  updateProfile(context, user, signal, async (profile) => {
    if (profile.activeRun === run) return profile;
    const before = await loadActiveRun(context, profile, signal);
    const suspended = before && !before.game.over && !isPractice(before) ? [before.id] : [];
    const suspendedRuns = [...profile.suspendedRuns, ...suspended].filter((id) => id !== run).slice(-SUSPENDED_LIMIT);
    return { ...profile, activeRun: run, suspendedRuns };
  });

export async function suspendedRuns(
  context: Context,
  { user, signal }: Input<'suspendedRuns'>,
): Promise<Output<'suspendedRuns'>> {
  const suspended = (await context.store.loadProfile(user, signal))?.suspendedRuns ?? [];
  const loaded = await Promise.all(suspended.map((run) => context.store.loadRun(run, signal)));
  const alive = loaded.flatMap((run) => (run && !run.game.over ? [run] : [])).reverse();
  const runs = alive.map(({ id, owner, origin, game }) => {
    const { heroName, depth, turn } = game;
    return { run: id, owner, version: null, heroName, depth, turn, over: false, origin };
  });
  return { kind: 'suspended-runs', runs };
}

/** Resumes another run of the caller's own that is alive. */
export async function resume(context: Context, caller: Input<'resume'>): Promise<Output<'resume'>> {
  const run = await context.store.loadRun(caller.run, caller.signal);
  if (!run || run.owner !== caller.user || run.channel !== null || run.game.over) return { kind: 'no-run' };
  const profile = await activateRun(context, caller, run.id);
  return profile ? { kind: 'board', board: boardOf(context, run, profile) } : { kind: 'busy' };
}
