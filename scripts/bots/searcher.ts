import { mean } from '../lib/statistics';
import type { Option } from './parts/options';
import { preferring } from './parts/presses';
import type { Situation } from './situation';

/** Number of rollouts of each option. All options share their lucks. */
const ROLLOUTS = 8;

/**
 * Bot that presses blue. If nothing is blue, it plays each option on by rollouts, and takes the option of the greatest
 * mean worth.
 */
export const searcher = preferring((options, situation) => {
  const weighed = options.map((option) => ({ option, worth: worthOf(situation, option) }));
  return weighed.sort((a, b) => b.worth - a.worth).map(({ option }) => option);
});

const worthOf = ({ rollouts }: Situation, { action }: Option): number =>
  mean(Array.from({ length: ROLLOUTS }, (_, n) => rollouts.worth(action, String(n))));
