import { DAY_MS, dayOf, startOfDay } from '../../lib/calendar';
import type { Day, RunResult, UserId } from '../../storage/contract';
import type { Context } from '../context';
import { historyOf } from './history';

/** Results that are looked at, the newest of the player. */
const RESULTS = 150;

/** The newest results of a player, as far as streaks and cards look back. */
export async function newestResults({ store }: Context, user: UserId, signal?: AbortSignal): Promise<RunResult[]> {
  return (await store.listResults(historyOf(user), { limit: RESULTS }, signal)).entries;
}

/** The days of the daily dungeons at which these are ranked tries. */
export const daysOf = (results: readonly RunResult[]): Day[] =>
  results.flatMap(({ origin, ranked }) => (ranked && origin.kind === 'daily' ? [origin.date] : []));

/** How many of these days come in a row up to a day, or to the one before: that day may not be over. */
export function streakOf(days: readonly Day[], day: Day): number {
  const tried = new Set(days);
  const start = startOfDay(day) ?? Number.NaN;
  let at = tried.has(day) ? start : start - DAY_MS;
  let streak = 0;
  for (; Number.isFinite(at) && tried.has(dayOf(at)); at -= DAY_MS) streak += 1;
  return streak;
}
