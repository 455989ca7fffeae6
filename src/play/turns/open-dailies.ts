import { dayOf } from '../../lib/calendar';
import { type Daily, dailyOf, isLoaded, type Run, type UnloadableRun } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { findRun, loadRuns } from './load-run';

/** Whether a run is an unranked one in a daily dungeon: practice, or a try that was rolled back. */
export const isPractice = ({ origin, ranked }: Run): boolean => origin.kind === 'daily' && !ranked;

/** Whether a run is in a daily dungeon whose day is not over: its board is then not shown to a channel. */
export const isDailyOpen = ({ origin }: Pick<Run, 'origin'>, now: number): boolean =>
  origin.kind === 'daily' && origin.date >= dayOf(now);

type Reader = Pick<Caller, 'user' | 'now' | 'signal'>;

/**
 * Whether a player may see what is in a daily dungeon, and how others did in it: once its day is over, or their own
 * ranked try is.
 */
export async function maySeeDaily(context: Context, { user, now, signal }: Reader, daily: Daily): Promise<boolean> {
  if (daily.date < dayOf(now)) return true;
  const claim = await context.store.loadClaim(user, daily, signal);
  if (!claim) return false;
  // A player whose try was erased has no other, so nothing they see can help them.
  return isOverOrGone(await findRun(context, claim.run, signal));
}

/** Whether a try has ended or was erased; `false` for one that cannot be loaded, of which nobody knows. */
const isOverOrGone = (run: Run | UnloadableRun | null | undefined): boolean =>
  !run || (isLoaded(run) && run.game.over !== null);

/** Whether a run of somebody else's is hidden from a player because they have yet to finish its daily dungeon. */
export async function isHiddenDaily(context: Context, caller: Reader, run: Run): Promise<boolean> {
  const daily = run.owner === caller.user ? null : dailyOf(run);
  return daily !== null && !(await maySeeDaily(context, caller, daily));
}

/** How many open daily dungeons are looked up for one list: of any others the results are hidden. */
const LOOKED_UP = 20;

type DailySubject = Pick<Run, 'owner' | 'origin' | 'home'>;

/** Leaves out runs and results of daily dungeons that a player may not see yet. Their own are never left out. */
export async function visibleTo<T extends DailySubject>(
  context: Context,
  caller: Reader,
  subjects: readonly T[],
): Promise<T[]> {
  const openDailyOf = (subject: DailySubject): Daily | null => {
    const daily = subject.owner === caller.user ? null : dailyOf(subject);
    return daily && daily.date >= dayOf(caller.now) ? daily : null;
  };
  const open = new Map(subjects.map(openDailyOf).flatMap((daily) => (daily ? [[keyOfDaily(daily), daily]] : [])));
  const done = await dailiesDone(context, caller, [...open.values()].slice(0, LOOKED_UP));
  return subjects.filter((subject) => {
    const daily = openDailyOf(subject);
    return !daily || done.has(keyOfDaily(daily));
  });
}

/** The open daily dungeons that a player may see, as `maySeeDaily` says, by `keyOfDaily`. */
async function dailiesDone(context: Context, { user, signal }: Reader, dailies: Daily[]): Promise<Set<string>> {
  if (dailies.length === 0) return new Set();
  const claims = await context.store.loadClaims(user, dailies, signal);
  const tries = claims.flatMap((claim) => claim?.run ?? []);
  const runs = new Map((await loadRuns(context, tries, signal)).map((run, at) => [tries[at], run]));
  const done = dailies.filter((_, at) => {
    const claim = claims[at];
    return claim && isOverOrGone(claim.run === null ? null : runs.get(claim.run));
  });
  return new Set(done.map(keyOfDaily));
}

/** Tells a daily dungeon from every other. */
export const keyOfDaily = ({ date, scope }: Daily): string => `${date} ${scope.kind === 'guild' ? scope.id : ''}`;
