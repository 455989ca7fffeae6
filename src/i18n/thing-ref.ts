import type { RawId, ThingRef } from '../engine';

/** Returns a reference to name in a sentence: the given thing, or any thing of the given raw. */
export const refOf = (thing: ThingRef | RawId): ThingRef => (typeof thing === 'string' ? { id: 0, raw: thing } : thing);

/** True if the reference means the hero. */
export const isHero = (thing: ThingRef | RawId): boolean => refOf(thing).raw === 'hero';
