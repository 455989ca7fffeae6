import type { RawId, ThingRef } from '../engine';

/** Returns a reference with the entity id 0 for a raw id. Returns a `ThingRef` unchanged. */
export const refOf = (thing: ThingRef | RawId): ThingRef => (typeof thing === 'string' ? { id: 0, raw: thing } : thing);

export const isHero = (thing: ThingRef | RawId): boolean => refOf(thing).raw === 'hero';
