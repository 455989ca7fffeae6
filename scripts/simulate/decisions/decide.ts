import { sum } from '../../../src/lib/lists';
import { mean, studentQuantile } from '../../lib/statistics';

/** Verdict on a board: the best press, and whether the choice matters. */
export interface Decision {
  /** Index of the press with the greatest mean worth in the first half of the rollouts; the first one in a tie. */
  best: number;
  /** Mean lead of the best press over the mean of the others in the second half, and its 95 % interval. */
  lead: { mean: number; low: number; high: number };
  /** True if the lead is at least `LEAD` and its interval lies above 0. */
  real: boolean;
}

/** Minimum lead of a real decision, in worth. */
const LEAD = 0.05;

/**
 * Returns the verdict on worths: a list for each press, with the worth of each rollout. Rollouts with the same index
 * have the same luck. Each half needs at least six rollouts.
 */
export function decide(worths: readonly (readonly number[])[]): Decision {
  const half = Math.floor((worths[0]?.length ?? 0) / 2);
  const best = bestOf(worths.map((one) => mean(one.slice(0, half))));
  const others = worths.filter((_, press) => press !== best);
  const leads = (worths[best] ?? [])
    .slice(half)
    .map((worth, n) => worth - sum(others.map((one) => one[half + n] as number)) / Math.max(1, others.length));
  const middle = mean(leads);
  const spread = studentQuantile(leads.length - 1) * errorOf(leads, worths);
  const lead = { mean: middle, low: middle - spread, high: middle + spread };
  return { best, lead, real: others.length > 0 && lead.mean >= LEAD && lead.low > 0 };
}

/**
 * Returns the standard error of the mean lead: the larger of two estimates. The first is computed from the leads. It is
 * too small if a rare death is missing from the few rollouts of a press. The second therefore uses the variance within
 * all presses.
 */
function errorOf(leads: readonly number[], worths: readonly (readonly number[])[]): number {
  const within = sum(worths.map(deviation)) / Math.max(1, sum(worths.map(({ length }) => length - 1)));
  const share = worths.length / Math.max(1, worths.length - 1);
  const ofLeads = deviation(leads) / (leads.length - 1);
  return Math.sqrt(Math.max(ofLeads, share * within) / leads.length);
}

function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return sum(numbers.map((one) => (one - middle) ** 2));
}

/** Returns the index of the greatest number; the first one in a tie. */
export const bestOf = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));
