import { sum } from '../../src/lib/lists';

/** A share with its two-sided interval at 95 %, all from 0 to 1. */
export interface Interval {
  hits: number;
  tries: number;
  share: number;
  low: number;
  high: number;
}

/** Two-sided 95 %: the standard normal's quantile. */
const Z = 1.959964;

/** Wilson's score interval of a share; the whole range when nothing was tried. */
export function wilsonInterval(hits: number, tries: number): Interval {
  if (tries === 0) return { hits, tries, share: 0, low: 0, high: 1 };
  const share = hits / tries;
  const z2 = (Z * Z) / tries;
  const middle = (share + z2 / 2) / (1 + z2);
  const spread = (Z * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries))) / (1 + z2);
  return { hits, tries, share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A share and its interval: `12.0 % (10.1–14.2)`. */
export const withInterval = ({ share, low, high, tries }: Interval): string =>
  tries === 0 ? '–' : `${percent(share)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** The middle one, the lower of two; `null` of none. */
export const median = (numbers: readonly number[]): number | null => quantile(numbers, 0.5);

/** The least of them that such a share of them, 0 to 1, does not exceed; `null` of none. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const order = [...numbers].sort((a, b) => a - b);
  return order[Math.max(0, Math.ceil(order.length * share) - 1)] ?? null;
}
