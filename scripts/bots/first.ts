import { preferring } from './parts/presses';

/** Bot that presses the recommended button. If there is none, it takes the first option. */
export const first = preferring((options) => options);
