import type { Twist } from './common/twist';

/** Words make no sound on the level. Scrolls, potions and bows still work, because they need no words. */
export const silence: Twist = { mutes: true };
