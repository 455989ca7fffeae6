export const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** The week of a time in milliseconds since 1970, by ISO 8601 and the calendar of UTC, as in `2026-W47`. */
export function weekOf(time: number): string {
  const thursday = mondayOf(time) + 3 * DAY_MS;
  const year = yearOf(thursday);
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** When a week begins, in milliseconds since 1970; `null` for what is no week. */
export function startOfWeek(week: string): number | null {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  // The fourth of January is always in the first week.
  const start = mondayOf(Date.UTC(Number(year), 0, 4)) + (Number(number) - 1) * WEEK_MS;
  return weekOf(start) === week ? start : null;
}

/** When it ends: the first moment of the next one. */
export function endOfWeek(week: string): number | null {
  const start = startOfWeek(week);
  return start === null ? null : start + WEEK_MS;
}

/** The first of January of 1970 was a Thursday. */
const FIRST_MONDAY = -3 * DAY_MS;
const YEAR_MS = 365.2425 * DAY_MS;

/** The first moment of the Monday before, or of this one. */
const mondayOf = (time: number): number => FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / WEEK_MS) * WEEK_MS;

function yearOf(time: number): number {
  const year = 1970 + Math.floor(time / YEAR_MS);
  if (time < Date.UTC(year, 0, 1)) return year - 1;
  return time < Date.UTC(year + 1, 0, 1) ? year : year + 1;
}
