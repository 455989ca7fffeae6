import type { Twist } from './common/twist';

/** No word is heard, so nobody casts. Things work as ever: a scroll is torn, a potion drunk, a bow drawn. */
export const silence: Twist = { mutes: true };
