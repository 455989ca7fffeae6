import type { RawId, ThingRef } from '../engine';

/** Returns the given thing, or a thing with the given raw id and entity id 0. Languages need such a reference. */
export const refOf = (thing: ThingRef | RawId): ThingRef => (typeof thing === 'string' ? { id: 0, raw: thing } : thing);

/** True if the reference means the hero. */
export const isHero = (thing: ThingRef | RawId): boolean => refOf(thing).raw === 'hero';
