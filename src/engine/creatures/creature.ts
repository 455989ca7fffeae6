import type { Entity, RawId, Raws } from '../state';
import { component, positionOf, sizeOf } from '../state';
import type { Body } from './bodies';
import { type Member, memberOf } from './factions';

export interface Creature extends Member {
  entity: Entity;
  /** Sight radius in cells; 0 if the creature cannot see. */
  sight: number;
  width: number;
  height: number;
  /** True for a mobile one-cell creature without special behaviour. */
  plain: boolean;
}

type Traits = Omit<Creature, 'entity'>;

const traitsByRaw = new WeakMap<Raws, Map<RawId, Traits | null>>();

/** Returns the cache for `traitsOf`. */
export function kindsOf(raws: Raws): Map<RawId, Traits | null> {
  const known = traitsByRaw.get(raws) ?? new Map<RawId, Traits | null>();
  traitsByRaw.set(raws, known);
  return known;
}

/** Returns `null` without a faction. `kinds` comes from `kindsOf`. */
export function traitsOf(raws: Raws, entity: Entity, kinds: Map<RawId, Traits | null>): Traits | null {
  const { faction, fights, viewshed, tileSize } = entity;
  if (faction !== undefined || fights !== undefined || viewshed !== undefined || tileSize !== undefined) {
    return readTraits(raws, entity);
  }
  let traits = kinds.get(entity.raw);
  if (traits === undefined) {
    traits = readTraits(raws, entity);
    kinds.set(entity.raw, traits);
  }
  return traits;
}

function readTraits(raws: Raws, entity: Entity): Traits | null {
  const member = memberOf(raws, entity);
  if (member === null) return null;
  const { width, height } = sizeOf(raws, entity);
  const sight = component(raws, entity, 'viewshed')?.range ?? 0;
  return { ...member, sight, width, height, plain: isPlain(raws.archetypes[entity.raw]) };
}

function isPlain(archetype: Raws['archetypes'][string] | undefined): boolean {
  if (archetype === undefined) return false;
  const { lair, guards, phases, rooted, divides, tileSize } = archetype;
  return [lair, guards, phases, rooted, divides, tileSize].every((trait) => trait === undefined);
}

/** Throws if the creature has no position. */
export function bodyOfCreature({ entity, width, height }: Creature): Body {
  const { x, y } = positionOf(entity);
  return { x, y, width, height };
}
