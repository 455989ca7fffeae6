import type { RawId, ThingRef } from '../engine';

/** Returns a reference, which languages need. For a raw id, its entity id is 0. */
export const refOf = (thing: ThingRef | RawId): ThingRef => (typeof thing === 'string' ? { id: 0, raw: thing } : thing);

export const isHero = (thing: ThingRef | RawId): boolean => refOf(thing).raw === 'hero';
