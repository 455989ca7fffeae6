import { shuffle } from '../../src/lib/lists';
import { preferring } from './parts/presses';

/** Bot that presses the recommended button. If there is none, it takes a random option, or else explores. */
export const follower = preferring((options, { rng }) => shuffle(options, rng));
