export const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Returns the UTC day of a time in milliseconds since 1970, such as `2026-11-20`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the day before a valid day. */
export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

/** Returns the UTC month of a time in milliseconds since 1970, such as `2026-11`. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Returns the beginning of a day in milliseconds since 1970; `null` if the text is not a day. */
export function startOfDay(day: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) || dayOf(time) !== day ? null : time;
}

/**
 * Returns the end of a day, which is the beginning of the next, in milliseconds since 1970; `null` if the text is not a
 * day.
 */
export function endOfDay(day: string): number | null {
  const start = startOfDay(day);
  return start === null ? null : start + DAY_MS;
}

/** Returns the ISO 8601 week of a time in milliseconds since 1970, such as `2026-W47`. */
export function weekOf(time: number): string {
  const thursday = mondayOf(time) + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Returns the beginning of a week in milliseconds since 1970; `null` if the text is not a week. */
export function startOfWeek(week: string): number | null {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  // The fourth of January is always in the first week.
  const start = mondayOf(Date.UTC(Number(year), 0, 4)) + (Number(number) - 1) * WEEK_MS;
  return weekOf(start) === week ? start : null;
}

/**
 * Returns the end of a week, which is the beginning of the next, in milliseconds since 1970; `null` if the text is not
 * a week.
 */
export function endOfWeek(week: string): number | null {
  const start = startOfWeek(week);
  return start === null ? null : start + WEEK_MS;
}

/** Monday before 1 January 1970, which was a Thursday, in milliseconds. */
const FIRST_MONDAY = -3 * DAY_MS;

/** Returns the beginning of the week that contains a time, in milliseconds since 1970. */
const mondayOf = (time: number): number => FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / WEEK_MS) * WEEK_MS;

export type Period = 'day' | 'week' | 'month';

/** Returns the kind of period that a text like `2026-11-20`, `2026-W47` or `2026-11` names. */
export function periodOf(text: string): Period {
  if (startOfWeek(text) !== null) return 'week';
  return startOfDay(text) === null ? 'month' : 'day';
}
