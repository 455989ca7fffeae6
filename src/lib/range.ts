/** A range of numbers, both ends included. `last` is `null` if the range has no end. */
export type Range = readonly [first: number, last: number | null];

/** True if a value is in a range, both ends included. */
export const isWithin = ([first, last]: Range, value: number): boolean =>
  value >= first && (last === null || value <= last);
