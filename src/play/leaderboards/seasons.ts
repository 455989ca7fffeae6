import { DAY_MS, dayOf, endOfDay, endOfWeek, monthOf, startOfDay, startOfWeek, weekOf } from '../../lib/calendar';
import type { Season } from '../../storage/contract';

/** Leaderboards of weeks that ended longer ago are not offered: they are kept for little longer. */
const WEEKS_OFFERED_MS = 100 * DAY_MS;

interface Span {
  /** Milliseconds since 1970. */
  start: number;
  /** The first moment after it. */
  end: number;
  /** The season of a time that is of the same kind. */
  seasonOf(time: number): Season;
}

/** When a season is; `null` for the one that is for ever, and for what is none. */
function spanOf(season: Season): Span | null {
  const [day, week, month] = [startOfDay(season), startOfWeek(season), startOfDay(`${season}-01`)];
  if (day !== null) return { start: day, end: endOfDay(season) ?? day, seasonOf: dayOf };
  if (week !== null) return { start: week, end: endOfWeek(season) ?? week, seasonOf: weekOf };
  if (month === null) return null;
  const first = new Date(month);
  return { start: month, end: Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1), seasonOf: monthOf };
}

/** Whether a week, a month or a day is over, so that its leaderboard changes no more but by removals. */
export function isClosed(season: Season, now: number): boolean {
  const span = spanOf(season);
  return span !== null && span.end <= now;
}

/** The day, week or month before; `null` where there is none, or its leaderboard may not be kept any more. */
export function previousSeason(season: Season, now: number): Season | null {
  const span = spanOf(season);
  if (!span || span.start > now) return null;
  if (startOfWeek(season) !== null && span.start < now - WEEKS_OFFERED_MS) return null;
  return span.seasonOf(span.start - 1);
}
