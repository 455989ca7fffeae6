import type { Twist } from './common/twist';

/**
 * Prevents all spells, because no word is heard on the level. Scrolls, potions and bows still work, because they need
 * no word.
 */
export const silence: Twist = { mutes: true };
