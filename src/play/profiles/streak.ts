import { DAY_MS, dayOf, startOfDay } from '../../lib/calendar';
import type { Day, RunResult, UserId } from '../../storage/contract';
import type { Context } from '../context';
import { listResults } from '../results';
import { historyOf } from './history';

const RESULTS = 150;

/** Returns at most 150 results, newest first, ranked or not. */
export async function newestResults(context: Context, user: UserId, signal?: AbortSignal): Promise<RunResult[]> {
  return (await listResults(context, historyOf(user), { limit: RESULTS }, signal)).entries;
}

/** Omits unranked runs and weekly dungeons, which have no day. */
export const daysOf = (results: readonly RunResult[]): Day[] =>
  results.flatMap(({ origin, ranked }) =>
    ranked && origin.kind === 'daily' && startOfDay(origin.date) !== null ? [origin.date] : [],
  );

/** Ends at `day` or the day before, because `day` may not be over. */
export function streakOf(days: readonly Day[], day: Day): number {
  const tried = new Set(days);
  const start = startOfDay(day) ?? Number.NaN;
  let at = tried.has(day) ? start : start - DAY_MS;
  let streak = 0;
  for (; Number.isFinite(at) && tried.has(dayOf(at)); at -= DAY_MS) streak += 1;
  return streak;
}
