import {
  DAY_MS,
  dayOf,
  endOfDay,
  endOfWeek,
  monthOf,
  startOfDay,
  startOfWeek,
  weeklyOf,
  weekOf,
  weekOfWeekly,
} from '../../lib/calendar';
import type { Season } from '../../storage/contract';

/** Leaderboards expire, so older weeks offer no previous week. */
const WEEKS_OFFERED_MS = 100 * DAY_MS;

interface Span {
  start: number;
  /** First millisecond after the season. */
  end: number;
  seasonOf(time: number): Season;
}

function spanOf(season: Season): Span | null {
  const [day, week, month] = [startOfDay(season), startOfWeek(season), startOfDay(`${season}-01`)];
  const weekly = weekOfWeekly(season);
  if (day !== null) return { start: day, end: endOfDay(season) ?? day, seasonOf: dayOf };
  if (week !== null) return { start: week, end: endOfWeek(season) ?? week, seasonOf: weekOf };
  if (weekly !== null) return { start: startOfWeek(weekly) ?? 0, end: endOfWeek(weekly) ?? 0, seasonOf: weeklyOf };
  if (month === null) return null;
  const first = new Date(month);
  return { start: month, end: Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1), seasonOf: monthOf };
}

/** True if the season ended by `now` (milliseconds since 1970). */
export function isClosed(season: Season, now: number): boolean {
  const span = spanOf(season);
  return span !== null && span.end <= now;
}

/** Returns `null` for an expired week or a season after `now` (milliseconds since 1970). */
export function previousSeason(season: Season, now: number): Season | null {
  const span = spanOf(season);
  if (!span || span.start > now) return null;
  if (startOfWeek(season) !== null && span.start < now - WEEKS_OFFERED_MS) return null;
  return span.seasonOf(span.start - 1);
}
