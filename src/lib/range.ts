/** A range of numbers, `first` and `last` included. If `last` is `null`, the range has no end. */
export type Range = readonly [first: number, last: number | null];

/** True if a value is in a range. Both ends belong to the range. */
export const isWithin = ([first, last]: Range, value: number): boolean =>
  value >= first && (last === null || value <= last);
