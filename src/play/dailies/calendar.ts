import type { Day, Month } from '../../storage/contract';

const DAY_MS = 86_400_000;

/** The day of a time in milliseconds since 1970, by the calendar of UTC, as in `2026-11-20`. */
export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Its month, as in `2026-11`. */
export const monthOf = (time: number): Month => new Date(time).toISOString().slice(0, 7);

/** When a day begins, in milliseconds since 1970; `null` for what is no day. */
export function startOfDay(day: Day): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) || dayOf(time) !== day ? null : time;
}

/** When it ends: the first moment of the next one. */
export function endOfDay(day: Day): number | null {
  const start = startOfDay(day);
  return start === null ? null : start + DAY_MS;
}
