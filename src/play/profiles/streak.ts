import { DAY_MS, dayOf, startOfDay } from '../../lib/calendar';
import type { Day, RunResult, UserId } from '../../storage/contract';
import type { Context } from '../context';
import { listResults } from '../results';
import { historyOf } from './history';

/** Newest results of a player that streaks and cards look at. */
const RESULTS = 150;

/** Returns the newest results of a player, at most 150, as far as streaks and cards look back. */
export async function newestResults(context: Context, user: UserId, signal?: AbortSignal): Promise<RunResult[]> {
  return (await listResults(context, historyOf(user), { limit: RESULTS }, signal)).entries;
}

/** Returns the day of each result that comes from a ranked try at a daily dungeon. */
export const daysOf = (results: readonly RunResult[]): Day[] =>
  results.flatMap(({ origin, ranked }) => (ranked && origin.kind === 'daily' ? [origin.date] : []));

/** Counts the days in a row that end at `day` or, because `day` may not be over, at the day before. */
export function streakOf(days: readonly Day[], day: Day): number {
  const tried = new Set(days);
  const start = startOfDay(day) ?? Number.NaN;
  let at = tried.has(day) ? start : start - DAY_MS;
  let streak = 0;
  for (; Number.isFinite(at) && tried.has(dayOf(at)); at -= DAY_MS) streak += 1;
  return streak;
}
