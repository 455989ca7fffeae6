import type { RawId, ThingRef } from '../engine';

/** What a sentence speaks of: a thing as the hero knows it, or any of a raw. */
export const refOf = (thing: ThingRef | RawId): ThingRef => (typeof thing === 'string' ? { id: 0, raw: thing } : thing);

/** Is this the hero? */
export const isHero = (thing: ThingRef | RawId): boolean => refOf(thing).raw === 'hero';
