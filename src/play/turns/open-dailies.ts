import { dayOf } from '../../lib/calendar';
import { type Daily, dailyOf, isLoaded, type Run, type UnloadableRun } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { findRun, loadRuns } from './load-run';

/** True if a run is in a daily dungeon, but not ranked: it is practice, or a try that was rolled back. */
export const isPractice = ({ origin, ranked }: Run): boolean => origin.kind === 'daily' && !ranked;

/** True if a run is in a daily dungeon with a day that is not over. A channel must not see the board of such a run. */
export const isDailyOpen = ({ origin }: Pick<Run, 'origin'>, now: number): boolean =>
  origin.kind === 'daily' && origin.date >= dayOf(now);

type Reader = Pick<Caller, 'user' | 'now' | 'signal'>;

/**
 * True if a player may see a daily dungeon, and how others did in it. Players may see it once its day is over, or once
 * their own ranked try is over.
 */
export async function maySeeDaily(context: Context, { user, now, signal }: Reader, daily: Daily): Promise<boolean> {
  if (daily.date < dayOf(now)) return true;
  const claim = await context.store.loadClaim(user, daily, signal);
  if (!claim) return false;
  // A player whose try was erased gets no other try, so nothing that they see can help them.
  return isOverOrGone(await findRun(context, claim.run, signal));
}

/**
 * True if a try has ended or was erased. False if it cannot be loaded, because then nobody knows whether it has ended.
 */
const isOverOrGone = (run: Run | UnloadableRun | null | undefined): boolean =>
  !run || (isLoaded(run) && run.game.over !== null);

/** True if another player's run is hidden from the caller, who has yet to finish the daily dungeon of that run. */
export async function isHiddenDaily(context: Context, caller: Reader, run: Run): Promise<boolean> {
  const daily = run.owner === caller.user ? null : dailyOf(run);
  return daily !== null && !(await maySeeDaily(context, caller, daily));
}

/** Most open daily dungeons that are looked up for one list. Results of any further open dungeon are hidden. */
const LOOKED_UP = 20;

type DailySubject = Pick<Run, 'owner' | 'origin' | 'home'>;

/**
 * Returns the runs or results, without those in daily dungeons that the player may not see yet. Always keeps the
 * player's own runs and results.
 */
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

/** Returns the keys, as `keyOfDaily` makes them, of those open daily dungeons that a player may see. */
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

/** Returns a key that differs from the key of every other daily dungeon. */
export const keyOfDaily = ({ date, scope }: Daily): string => `${date} ${scope.kind === 'guild' ? scope.id : ''}`;
