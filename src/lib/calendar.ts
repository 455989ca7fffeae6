export const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** The day of a time in milliseconds since 1970, by the calendar of UTC, as in `2026-11-20`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day before one that is a day. */
export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

/** Its month, as in `2026-11`. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** When a day begins, in milliseconds since 1970; `null` for what is no day. */
export function startOfDay(day: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) || dayOf(time) !== day ? null : time;
}

/** When it ends: the first moment of the next one. */
export function endOfDay(day: string): number | null {
  const start = startOfDay(day);
  return start === null ? null : start + DAY_MS;
}

/** Its week by ISO 8601, as in `2026-W47`. */
export function weekOf(time: number): string {
  const thursday = mondayOf(time) + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
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

/** The first moment of the Monday before, or of this one. */
const mondayOf = (time: number): number => FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / WEEK_MS) * WEEK_MS;

export type Period = 'day' | 'week' | 'month';

/** What a text like `2026-11-20`, `2026-W47` or `2026-11` names. */
export function periodOf(text: string): Period {
  if (startOfWeek(text) !== null) return 'week';
  return startOfDay(text) === null ? 'month' : 'day';
}
