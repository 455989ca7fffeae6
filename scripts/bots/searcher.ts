import { mean } from '../lib/statistics';
import type { Option } from './parts/options';
import { preferring } from './parts/presses';
import type { Situation } from './situation';

/** Number of rollouts of each option, with the same lucks for all options. */
const ROLLOUTS = 8;

/**
 * Bot that presses the recommended button. If there is none, it tries each option in rollouts, and takes the one with
 * the greatest mean worth.
 */
export const searcher = preferring((options, situation) => {
  const weighed = options.map((option) => ({ option, worth: worthOf(situation, option) }));
  return weighed.sort((a, b) => b.worth - a.worth).map(({ option }) => option);
});

const worthOf = ({ rollouts }: Situation, { action }: Option): number =>
  mean(Array.from({ length: ROLLOUTS }, (_, n) => rollouts.worth(action, String(n))));
