import { flipLastBits, mergeBytes } from '../../lib/bytes';
import type { Point } from '../../lib/geometry';
import { Latest } from '../../lib/latest';
import type { CagePart } from '../schema/cages';
import type { Danger, Entity, Level, RawId, Raws, World } from '../state';
import { component, has, isStairs, leavingCost } from '../state';
import { isHarmful } from './harm';

/** False for a hidden prop. */
export function isHazard(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return isHarmful(component(raws, entity, 'effects') ?? {});
}

/** True for ground that will burn in the next player-turn. */
export const isIgniting = (raws: Raws, { raw }: Entity): boolean => raws.archetypes[raw]?.fire?.becomes != null;

/** True for a flame, and for ground about to burn. */
export const isFire = (raws: Raws, { raw }: Entity): boolean => raws.archetypes[raw]?.fire !== undefined;

/** False for a hidden prop. */
export function isBeneficial(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return !isHazard(raws, entity);
}

/** True for a shrine that has taken no offering yet. */
export const isWaitingShrine = (raws: Raws, entity: Entity): boolean =>
  component(raws, entity, 'bargain') !== null && component(raws, entity, 'spent') === null;

const WORKS: readonly CagePart[] = ['lever', 'dark-lamp', 'lit-lamp', 'plate', 'rising-mirror', 'falling-mirror'];

/** True for cage parts that react to the hero's step. */
export function isCageWork({ archetypes }: Pick<Raws, 'archetypes'>, { raw }: Pick<Entity, 'raw'>): boolean {
  const part = archetypes[raw]?.cage?.part;
  return part !== undefined && WORKS.includes(part);
}

/** True even out of the hero's sight. */
export const isFireAt = ({ raws, index }: World, cell: Point): boolean =>
  index.at(cell).some((entity) => isFire(raws, entity));

/** Returns the first hazard that is not hidden, even out of sight. */
export function hazardAt(world: World, cell: Point): { danger: Danger; what: RawId } | null {
  for (const entity of world.index.at(cell)) {
    if (!isHazard(world.raws, entity)) continue;
    const once = component(world.raws, entity, 'singleActivation') !== null;
    return { danger: once ? 'trap' : 'fire', what: entity.raw };
  }
  return null;
}

interface Ground {
  tiles: string;
  cost: Uint8Array;
  stairs: number[];
}

let last: Ground = { tiles: '', cost: new Uint8Array(), stairs: [] };

function groundOf({ tiles }: Level): Ground {
  if (last.tiles === tiles) return last;
  const cost = new Uint8Array(tiles.length);
  const stairs: number[] = [];
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell] as string;
    cost[cell] = leavingCost(tile);
    if (isStairs(tile)) stairs.push(cell);
  }
  last = { tiles, cost, stairs };
  return last;
}

/** Returns tenths of a step. Callers must not change the array. */
export const groundCost = (level: Level): Uint8Array => groundOf(level).cost;

/** Returns all stairs, ascending by cell, even stairs never seen. */
export const stairCells = (level: Level): readonly number[] => groundOf(level).stairs;

const encoder = new TextEncoder();

let lastKnown = { revealed: '', width: 0, unknown: new Uint8Array() };

/** Returns 1 for unknown cells. The outermost ring is always 0. */
function unknownCells({ width, height, revealed }: Level): Uint8Array {
  if (lastKnown.revealed === revealed && lastKnown.width === width) return lastKnown.unknown;
  const unknown = new Uint8Array(width * height);
  // The characters `0` and `1` differ only in the last bit.
  encoder.encodeInto(revealed, unknown);
  flipLastBits(unknown);
  unknown.fill(0, 0, width);
  unknown.fill(0, (height - 1) * width);
  for (let row = 0; row < unknown.length; row += width) {
    unknown[row] = 0;
    unknown[row + width - 1] = 0;
  }
  lastKnown = { revealed, width, unknown };
  return unknown;
}

let lastMapped: { mapped: string; unknown: Uint8Array; unseen: Uint8Array } | null = null;

/** Returns 1 for never seen cells, even if mapped. Callers must not change the array. */
export function unseenCells(level: Level): Uint8Array {
  const unknown = unknownCells(level);
  const { mapped } = level;
  if (mapped === undefined) return unknown;
  if (lastMapped?.mapped === mapped && lastMapped.unknown === unknown) return lastMapped.unseen;
  const unseen = unknown.slice();
  for (let cell = mapped.indexOf('1'); cell >= 0; cell = mapped.indexOf('1', cell + 1)) unseen[cell] = 1;
  lastMapped = { mapped, unknown, unseen };
  return unseen;
}

let lastExplored: Record<'solid' | 'unknown' | 'blocked', Uint8Array> | null = null;

/** Returns 1 for solid or unknown cells. Callers must not change the array. */
export function exploredGround(level: Level, solid: Uint8Array): Uint8Array {
  const unknown = unknownCells(level);
  if (lastExplored?.solid === solid && lastExplored.unknown === unknown) return lastExplored.blocked;
  const blocked = mergeBytes(solid, unknown);
  lastExplored = { solid, unknown, blocked };
  return blocked;
}

interface Fixtures {
  newest: number;
  all: Fixture[];
  harmful: Fixture[];
}

/** Prop that blocks its cell or reacts to a step. */
export interface Fixture {
  prop: Entity;
  harms: boolean;
}

const fixed = new Latest<Level, Fixtures>();

/** Includes hidden, unseen and removed props. Callers must not change the lists. */
export function fixturesOf({ raws, level }: World): Fixtures {
  const known = fixed.get(level);
  // Only a new prop, with the highest id, makes the lists stale.
  const newest = level.entities.at(-1)?.id ?? 0;
  if (known !== undefined && known.newest >= newest) return known;
  const props = level.entities.filter(
    (entity) =>
      entity.kind === 'prop' &&
      (has(raws, entity, 'blocksTile') || has(raws, entity, 'entryTrigger') || isCageWork(raws, entity)),
  );
  const all = props.map((prop) => ({
    prop,
    harms: has(raws, prop, 'entryTrigger') && isHarmful(component(raws, prop, 'effects') ?? {}),
  }));
  const made = { newest, all, harmful: all.filter(({ harms }) => harms) };
  fixed.set(level, made);
  return made;
}

/** False if the entity has left the hero's level. */
export function isStillThere({ index }: World, { position, id }: Entity): boolean {
  if (!position) return false;
  const here = index.at(position);
  for (let n = 0; n < here.length; n++) if (here[n]?.id === id) return true;
  return false;
}

/** Returns fixtures still on the level by id, even hidden ones. */
export function fixtures(world: World): Fixture[] {
  const { all } = fixturesOf(world);
  const found: Fixture[] = [];
  for (let n = 0; n < all.length; n++) {
    const one = all[n] as Fixture;
    if (isStillThere(world, one.prop)) found.push(one);
  }
  return found;
}

/** Returns hazards that are not hidden, even out of view, ascending by id. */
export function visibleHazards(world: World): Entity[] {
  const { harmful } = fixturesOf(world);
  const found: Entity[] = [];
  for (let n = 0; n < harmful.length; n++) {
    const one = harmful[n] as Fixture;
    if (isVisibleHazard(world, one) && isStillThere(world, one.prop)) found.push(one.prop);
  }
  return found;
}

/** True even out of the hero's view. */
export const isVisibleHazard = ({ raws }: World, { prop, harms }: Fixture): boolean =>
  harms && !has(raws, prop, 'hidden');

export const blocksWay = ({ raws }: World, prop: Entity): boolean => component(raws, prop, 'blocksTile') === true;
