import { sum } from '../../../src/lib/lists';
import { mean, studentInterval } from '../../lib/statistics';

/** Verdict on a board: which of its presses is the best, and whether the choice matters. */
export interface Decision {
  /** Index of the press with the greatest mean worth in the first half of the rollouts; the first one in a tie. */
  best: number;
  /** Mean lead of the best press over the mean of the others in the second half, and its 95 % interval. */
  lead: { mean: number; low: number; high: number };
  /** True if the lead is at least `LEAD` and its interval lies above 0. */
  real: boolean;
}

/** Smallest lead, in worth, that makes a choice a real decision. */
const LEAD = 0.05;

/**
 * Returns the verdict on worths: one list for each press, with the worth of each rollout. Rollouts at the same place
 * share their luck. Each half needs at least six rollouts.
 */
export function decide(worths: readonly (readonly number[])[]): Decision {
  const half = Math.floor((worths[0]?.length ?? 0) / 2);
  const means = worths.map((one) => mean(one.slice(0, half)));
  const best = bestOf(means);
  const others = worths.filter((_, press) => press !== best);
  const leads = (worths[best] ?? [])
    .slice(half)
    .map((worth, n) => worth - sum(others.map((one) => one[half + n] as number)) / Math.max(1, others.length));
  const lead = studentInterval(leads);
  const real = others.length > 0 && lead.mean >= LEAD && lead.low > 0;
  return { best, lead: { mean: lead.mean, low: lead.low, high: lead.high }, real };
}

/** Index of the greatest number; the first one in a tie. */
export const bestOf = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));
