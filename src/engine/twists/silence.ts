import type { Twist } from './common/twist';

/** Stops all spells, because no word is heard. Things work as ever: scrolls, potions and bows need no word. */
export const silence: Twist = { mutes: true };
