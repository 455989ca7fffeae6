export const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Returns the UTC day of a time in milliseconds since 1970, such as `2026-11-20`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

/** Returns the UTC month of a time in milliseconds since 1970, such as `2026-11`. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Returns the beginning of a UTC day in milliseconds since 1970; `null` for any other text. */
export function startOfDay(day: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) || dayOf(time) !== day ? null : time;
}

/** Returns the beginning of the next UTC day in milliseconds since 1970; `null` if `day` is not a day. */
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

/** Returns the beginning of an ISO week in milliseconds since 1970; `null` for any other text. */
export function startOfWeek(week: string): number | null {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  // The fourth of January is always in the first ISO week of its year.
  const start = mondayOf(Date.UTC(Number(year), 0, 4)) + (Number(number) - 1) * WEEK_MS;
  return weekOf(start) === week ? start : null;
}

/** Returns the beginning of the next ISO week in milliseconds since 1970; `null` if `week` is not a week. */
export function endOfWeek(week: string): number | null {
  const start = startOfWeek(week);
  return start === null ? null : start + WEEK_MS;
}

/** Milliseconds since 1970, which began on a Thursday. */
const FIRST_MONDAY = -3 * DAY_MS;

const mondayOf = (time: number): number => FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / WEEK_MS) * WEEK_MS;

const WEEKLY = '-d';

/** Returns the date of the weekly dungeon at milliseconds since 1970, such as `2026-W47-d`. */
export const weeklyOf = (time: number): string => `${weekOf(time)}${WEEKLY}`;

/** Returns the week of a weekly dungeon; `null` if `date` is not the date of a weekly dungeon. */
export function weekOfWeekly(date: string): string | null {
  const week = date.slice(0, -WEEKLY.length);
  return date.endsWith(WEEKLY) && startOfWeek(week) !== null ? week : null;
}

/** Returns the opening time in milliseconds since 1970; `null` if `date` names no daily or weekly dungeon. */
export const startOfDungeon = (date: string): number | null =>
  startOfDay(date) ?? startOfWeek(weekOfWeekly(date) ?? '');

/** Returns the closing time in milliseconds since 1970; `null` if `date` names no daily or weekly dungeon. */
export const endOfDungeon = (date: string): number | null => endOfDay(date) ?? endOfWeek(weekOfWeekly(date) ?? '');

/**
 * True if the dungeon closes after `now` (milliseconds since 1970), even before the dungeon opens; false for other
 * text.
 */
export const isDungeonOpen = (date: string, now: number): boolean => (endOfDungeon(date) ?? 0) > now;

/** Returns the previous dungeon of the same kind. Expects the date of a daily or weekly dungeon. */
export function dungeonBefore(date: string): string {
  const week = weekOfWeekly(date);
  return week === null ? dayBefore(date) : weeklyOf((startOfWeek(week) ?? 0) - DAY_MS);
}

export type Period = 'day' | 'week' | 'month' | 'weekly';

/** Counts any text other than a day, week or weekly dungeon as a month. */
export function periodOf(text: string): Period {
  if (startOfWeek(text) !== null) return 'week';
  if (weekOfWeekly(text) !== null) return 'weekly';
  return startOfDay(text) === null ? 'month' : 'day';
}
