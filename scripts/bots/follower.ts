import { shuffle } from '../../src/lib/lists';
import { preferring } from './parts/presses';

/** Bot that presses blue. If nothing is blue, it takes a random option. If there are none, it explores. */
export const follower = preferring((options, { rng }) => shuffle(options, rng));
