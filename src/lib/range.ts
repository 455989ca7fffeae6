/** Includes both ends; a `last` of `null` means no end. */
export type Range = readonly [first: number, last: number | null];

export const isWithin = ([first, last]: Range, value: number): boolean =>
  value >= first && (last === null || value <= last);
