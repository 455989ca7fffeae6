import { sum } from '../../src/lib/lists';

/** A share with its two-sided 95 % confidence interval, all three from 0 to 1. */
export interface Interval {
  hits: number;
  tries: number;
  share: number;
  low: number;
  high: number;
}

/** Quantile of the standard normal distribution for two-sided 95 %. */
const Z = 1.959964;

/** A mean with its two-sided 95 % confidence interval, by the normal distribution. */
export interface Mean {
  /** Number of values. If there are none, the other fields are 0. */
  cases: number;
  mean: number;
  low: number;
  high: number;
}

/** Returns Wilson's score interval of a share; 0 to 1 if there are no tries. */
export function wilsonInterval(hits: number, tries: number): Interval {
  if (tries === 0) return { hits, tries, share: 0, low: 0, high: 1 };
  const share = hits / tries;
  const z2 = (Z * Z) / tries;
  const middle = (share + z2 / 2) / (1 + z2);
  const spread = (Z * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries))) / (1 + z2);
  return { hits, tries, share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

/** Formats a share from 0 to 1 in percent: `12.0 %`. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Formats a share and its interval in percent: `12.0 % (10.1–14.2)`. */
export const withInterval = ({ share, low, high, tries }: Interval): string =>
  tries === 0 ? '–' : `${percent(share)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

/** Returns `NaN` if there are no numbers. */
export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/**
 * Returns the quantile of Student's t distribution for two-sided 95 %, from the first terms of its expansion in 1 /
 * freedom. Exact to three digits for five or more degrees of freedom.
 */
export const studentQuantile = (freedom: number): number =>
  Z +
  (Z ** 3 + Z) / (4 * freedom) +
  (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2) +
  (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3);

/** Returns the mean of numbers with its 95 % interval, independent of their order even in rounding. */
export function meanInterval(numbers: readonly number[]): Mean {
  const cases = numbers.length;
  if (cases === 0) return { cases, mean: 0, low: 0, high: 0 };
  const order = [...numbers].sort((a, b) => a - b);
  const middle = mean(order);
  const variance = sum(order.map((one) => (one - middle) ** 2)) / Math.max(1, cases - 1);
  const spread = Z * Math.sqrt(variance / cases);
  return { cases, mean: middle, low: middle - spread, high: middle + spread };
}

/** Formats a mean and its interval: `12.0 (10.1–13.9)`. */
export const meanWithInterval = ({ cases, mean: middle, low, high }: Mean): string =>
  cases === 0 ? '–' : `${middle.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`;

/** Returns the middle number, or the lower of the two middle numbers; `null` if there are none. */
export const median = (numbers: readonly number[]): number | null => quantile(numbers, 0.5);

/** Returns the smallest number that is at least as large as this share (0 to 1) of all numbers; `null` for none. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const order = [...numbers].sort((a, b) => a - b);
  return order[Math.max(0, Math.ceil(order.length * share) - 1)] ?? null;
}
