import { isDungeonOpen } from '../../lib/calendar';
import { type Daily, dailyOf, isLoaded, type Run, type UnloadableRun } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { findRun, loadRuns } from './load-run';

/** True also for a ranked try that a rollback has made unranked. */
export const isPractice = ({ origin, ranked }: Run): boolean => origin.kind === 'daily' && !ranked;

/** True until the dungeon's day or week (UTC) ends. `now` is in milliseconds since 1970. */
export const isDailyOpen = ({ origin }: Pick<Run, 'origin'>, now: number): boolean =>
  origin.kind === 'daily' && isDungeonOpen(origin.date, now);

type Reader = Pick<Caller, 'user' | 'now' | 'signal'>;

/** True once the dungeon closes, or the player's ranked try is over or erased. */
export async function maySeeDaily(context: Context, { user, now, signal }: Reader, daily: Daily): Promise<boolean> {
  if (!isDungeonOpen(daily.date, now)) return true;
  const claim = await context.store.loadClaim(user, daily, signal);
  if (!claim) return false;
  return isOverOrGone(await findRun(context, claim.run, signal));
}

/** A run that cannot be loaded may still go on. */
const isOverOrGone = (run: Run | UnloadableRun | null | undefined): boolean =>
  !run || (isLoaded(run) && run.game.over !== null);

/** True for other players' runs in a daily dungeon that the caller may not see. */
export async function isHiddenDaily(context: Context, caller: Reader, run: Run): Promise<boolean> {
  const daily = run.owner === caller.user ? null : dailyOf(run);
  return daily !== null && !(await maySeeDaily(context, caller, daily));
}

const LOOKED_UP = 20;

type DailySubject = Pick<Run, 'owner' | 'origin' | 'home'>;

/** Omits hidden daily runs. Checks only 20 open dungeons, and omits all others. */
export async function visibleTo<T extends DailySubject>(
  context: Context,
  caller: Reader,
  subjects: readonly T[],
): Promise<T[]> {
  const openDailyOf = (subject: DailySubject): Daily | null => {
    const daily = subject.owner === caller.user ? null : dailyOf(subject);
    return daily && isDungeonOpen(daily.date, caller.now) ? daily : null;
  };
  const open = new Map(subjects.map(openDailyOf).flatMap((daily) => (daily ? [[keyOfDaily(daily), daily]] : [])));
  const done = await dailiesDone(context, caller, [...open.values()].slice(0, LOOKED_UP));
  return subjects.filter((subject) => {
    const daily = openDailyOf(subject);
    return !daily || done.has(keyOfDaily(daily));
  });
}

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

export const keyOfDaily = ({ date, scope }: Daily): string => `${date} ${scope.kind === 'guild' ? scope.id : ''}`;
