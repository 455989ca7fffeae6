import type { Twist } from './common/twist';

/** Scrolls, potions and bows still work. */
export const silence: Twist = { mutes: true };
