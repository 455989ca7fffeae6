export const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Returns a UTC day, such as `2026-11-20`. `time`: Unix milliseconds. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

/** Returns a UTC month, such as `2026-11`. `time`: Unix milliseconds. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Returns Unix milliseconds; `null` if `day` is not a UTC day. */
export function startOfDay(day: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) || dayOf(time) !== day ? null : time;
}

/** Returns the start of the next UTC day in Unix milliseconds. */
export function endOfDay(day: string): number | null {
  const start = startOfDay(day);
  return start === null ? null : start + DAY_MS;
}

/** Returns an ISO 8601 week, such as `2026-W47`. `time`: Unix milliseconds. */
export function weekOf(time: number): string {
  const thursday = mondayOf(time) + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Returns Unix milliseconds; `null` if `week` is not an ISO week. */
export function startOfWeek(week: string): number | null {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  // January 4 is always in ISO week 1.
  const start = mondayOf(Date.UTC(Number(year), 0, 4)) + (Number(number) - 1) * WEEK_MS;
  return weekOf(start) === week ? start : null;
}

/** Returns the start of the next ISO week in Unix milliseconds. */
export function endOfWeek(week: string): number | null {
  const start = startOfWeek(week);
  return start === null ? null : start + WEEK_MS;
}

/** Monday, 29 December 1969, in Unix milliseconds. */
const FIRST_MONDAY = -3 * DAY_MS;

const mondayOf = (time: number): number => FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / WEEK_MS) * WEEK_MS;

const WEEKLY = '-d';

/** Returns a weekly dungeon's date, such as `2026-W47-d`. `time`: Unix milliseconds. */
export const weeklyOf = (time: number): string => `${weekOf(time)}${WEEKLY}`;

/** Returns the ISO week; `null` if `date` names no weekly dungeon. */
export function weekOfWeekly(date: string): string | null {
  const week = date.slice(0, -WEEKLY.length);
  return date.endsWith(WEEKLY) && startOfWeek(week) !== null ? week : null;
}

/** Returns Unix milliseconds; `null` if `date` names no daily or weekly dungeon. */
export const startOfDungeon = (date: string): number | null =>
  startOfDay(date) ?? startOfWeek(weekOfWeekly(date) ?? '');

/** Returns Unix milliseconds; `null` if `date` names no daily or weekly dungeon. */
export const endOfDungeon = (date: string): number | null => endOfDay(date) ?? endOfWeek(weekOfWeekly(date) ?? '');

/** True even before the dungeon opens. `now`: Unix milliseconds. */
export const isDungeonOpen = (date: string, now: number): boolean => (endOfDungeon(date) ?? 0) > now;

/** Returns the dungeon of the previous day or week. `date` must be valid. */
export function dungeonBefore(date: string): string {
  const week = weekOfWeekly(date);
  return week === null ? dayBefore(date) : weeklyOf((startOfWeek(week) ?? 0) - DAY_MS);
}

export type Period = 'day' | 'week' | 'month' | 'weekly';

/** Treats unknown text as a month. */
export function periodOf(text: string): Period {
  if (startOfWeek(text) !== null) return 'week';
  if (weekOfWeekly(text) !== null) return 'weekly';
  return startOfDay(text) === null ? 'month' : 'day';
}
