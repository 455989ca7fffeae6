import type { Twist } from './common/twist';

/** Nobody can cast spells on the level. Scrolls, potions and bows still work. */
export const silence: Twist = { mutes: true };
