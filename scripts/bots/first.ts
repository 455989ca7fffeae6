import { preferring } from './parts/presses';

/** Bot that presses blue. If nothing is blue, it takes the first option. */
export const first = preferring((options) => options);
