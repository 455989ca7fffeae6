import { branchGame } from '../../engine';
import { StoreError } from '../../storage/contract';
import type { Context } from '../context';
import type { ForkOutcome, Together } from '../contract';
import { dailyOf, isDailyOpen } from '../dailies/spoilers';
import { activateRun } from '../profiles/active-run';
import { gameAt } from '../replays/replay';
import { boardOf } from '../turns/board';
import { resolveNamedOrLatest } from '../turns/resolve-run';
import { runIdOf } from '../turns/run-id';
import { watchRefusal } from './watch-refusal';

type Asked = Parameters<Together['fork']>[0];

/**
 * Branches off a run. The order is: the branch is created under an id that only this interaction can make, the
 * profile's pointer moved, the branch listed. Stopped anywhere, the same delivery takes up there.
 */
export async function fork(context: Context, caller: Asked): Promise<ForkOutcome> {
  const { user, signal } = caller;
  const id = runIdOf(caller);
  if (!(await context.store.loadRun(id, signal))) {
    const barred = await branch(context, caller, id);
    if (barred) return barred;
  }
  const run = await context.store.loadRun(id, signal);
  if (!run) throw new StoreError('unreadable');
  // A run that was played is no half-begun one: this delivery comes late.
  if (run.version > 0)
    return { kind: 'board', board: boardOf(context, run, await context.store.loadProfile(user, signal)) };
  const profile = await activateRun(context, caller, id);
  if (!profile) return { kind: 'busy' };
  await context.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(context, run, profile) };
}

/** Creates the branch; or tells why there can be none. */
async function branch(context: Context, caller: Asked, id: string): Promise<ForkOutcome | null> {
  const { user, userName, home, interaction, now, signal } = caller;
  const source = await resolveNamedOrLatest(context, caller);
  if (!source) return { kind: 'no-run' };
  const version = caller.version ?? source.version;
  const barred = await watchRefusal(context, source, caller, caller.version ?? null);
  if (barred) return barred;
  // A branch goes by no day: nothing would veil what it shows.
  if (isDailyOpen(source, now) || (dailyOf(source) && source.ranked && !source.game.over))
    return { kind: 'daily-open' };
  const log = await context.store.loadLog(source.id, signal);
  const game = log && gameAt(log, context.raws, version);
  if (!game) return { kind: 'no-moment' };
  if (game.over) return { kind: 'over' };
  const heroName = userName === '' ? game.heroName : userName;
  const base = branchGame({ ...game, heroName }, id);
  const origin = { kind: 'fork', run: source.id, version } as const;
  await context.store.createRun({ id, owner: user, home, origin, ranked: false, game: base, interaction, now }, signal);
  return null;
}
