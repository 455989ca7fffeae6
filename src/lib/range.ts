/** The first and last of a run of numbers, both included; `null` for the last where it has no end. */
export type Range = readonly [first: number, last: number | null];

export const isWithin = ([first, last]: Range, value: number): boolean =>
  value >= first && (last === null || value <= last);
