import type { RawId, ThingRef } from '../engine';

/** Returns a reference for a raw id, with 0 as its entity id. Returns any other reference as it is. */
export const refOf = (thing: ThingRef | RawId): ThingRef => (typeof thing === 'string' ? { id: 0, raw: thing } : thing);

export const isHero = (thing: ThingRef | RawId): boolean => refOf(thing).raw === 'hero';
