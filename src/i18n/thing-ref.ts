import type { RawId, ThingRef } from '../engine';

/** Wraps a bare raw id in a reference; the entity id 0 stands for no entity. */
export const refOf = (thing: ThingRef | RawId): ThingRef => (typeof thing === 'string' ? { id: 0, raw: thing } : thing);

export const isHero = (thing: ThingRef | RawId): boolean => refOf(thing).raw === 'hero';
