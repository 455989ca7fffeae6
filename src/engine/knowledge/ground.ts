import { flipLastBits, mergeBytes } from '../../lib/bytes';
import type { Point } from '../../lib/geometry';
import { Latest } from '../../lib/latest';
import type { Danger, Entity, Level, RawId, Raws, World } from '../state';
import { component, has, isStairs, leavingCost } from '../state';
import { isHarmful } from './harm';

/** True if the entity is a visible trigger that harms the creature that steps in. */
export function isHazard(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return isHarmful(component(raws, entity, 'effects') ?? {});
}

/** True if the entity is a visible trigger that helps the creature that steps in, or moves the hero elsewhere. */
export function isBeneficial(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return !isHazard(raws, entity);
}

/** True if the entity is a shrine that has not had its offering yet. */
export const isWaitingShrine = (raws: Raws, entity: Entity): boolean =>
  component(raws, entity, 'bargain') !== null && component(raws, entity, 'spent') === null;

/** Returns the visible hazard on a cell; `null` if there is none. A trap fires once, a fire every time. */
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

/**
 * Returns costs and stairs of the level's terrain. The result for the last level is cached, so callers must not change
 * it.
 */
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

/** Returns the cost of leaving each cell in tenths of a step, by terrain alone. Callers must not change the array. */
export const groundCost = (level: Level): Uint8Array => groundOf(level).cost;

/** Returns the cells with stairs by index, ascending, including stairs that the hero does not know. */
export const stairCells = (level: Level): readonly number[] => groundOf(level).stairs;

const encoder = new TextEncoder();

let lastKnown = { revealed: '', width: 0, unknown: new Uint8Array() };

/**
 * Returns an array with 1 for cells that the hero does not know. The outermost ring does not count, because nobody ever
 * sees it. The last result is cached because most steps reveal nothing, so callers must not change it.
 */
function unknownCells({ width, height, revealed }: Level): Uint8Array {
  if (lastKnown.revealed === revealed && lastKnown.width === width) return lastKnown.unknown;
  const unknown = new Uint8Array(width * height);
  // The characters `0` and `1` differ in their last bit. Flipping that bit turns known into unknown.
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

/**
 * Returns an array with 1 for cells that the hero has never seen. Cells that it knows from a map alone count as unseen.
 * The last result is cached, so callers must not change it.
 */
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

/**
 * Returns an array with 1 for cells that the hero cannot walk on, as far as it knows the terrain. These are solid cells
 * and unknown cells. `solid` comes from the index of the level. The last result is cached, so callers must not change
 * it.
 */
export function exploredGround(level: Level, solid: Uint8Array): Uint8Array {
  const unknown = unknownCells(level);
  if (lastExplored?.solid === solid && lastExplored.unknown === unknown) return lastExplored.blocked;
  const blocked = mergeBytes(solid, unknown);
  lastExplored = { solid, unknown, blocked };
  return blocked;
}

interface Fixtures {
  /** Id of the newest entity of the level when the list was made. */
  newest: number;
  all: Fixture[];
  /** Fixtures that harm the creature that steps in. */
  harmful: Fixture[];
}

export interface Fixture {
  prop: Entity;
  /** True if the prop harms the creature that steps in. */
  harms: boolean;
}

const fixed = new Latest<Level, Fixtures>();

function fixturesOf({ raws, level }: World): Fixtures {
  const known = fixed.get(level);
  // A door that opens or a trap that is gone needs no new list. A new prop does: its id is higher than all others.
  const newest = level.entities.at(-1)?.id ?? 0;
  if (known !== undefined && known.newest >= newest) return known;
  const props = level.entities.filter(
    (entity) => entity.kind === 'prop' && (has(raws, entity, 'blocksTile') || has(raws, entity, 'entryTrigger')),
  );
  const all = props.map((prop) => ({
    prop,
    harms: has(raws, prop, 'entryTrigger') && isHarmful(component(raws, prop, 'effects') ?? {}),
  }));
  const made = { newest, all, harmful: all.filter(({ harms }) => harms) };
  fixed.set(level, made);
  return made;
}

function isStillThere({ index }: World, { position, id }: Entity): boolean {
  if (!position) return false;
  const here = index.at(position);
  for (let n = 0; n < here.length; n++) if (here[n]?.id === id) return true;
  return false;
}

/** Returns the props still on the level that block the way or fire when stepped on, ascending by id. */
export function fixtures(world: World): Fixture[] {
  const { all } = fixturesOf(world);
  const found: Fixture[] = [];
  for (let n = 0; n < all.length; n++) {
    const one = all[n] as Fixture;
    if (isStillThere(world, one.prop)) found.push(one);
  }
  return found;
}

/** Returns the visible props that harm the creature that steps in, ascending by id. */
export function visibleHazards(world: World): Entity[] {
  const { harmful } = fixturesOf(world);
  const found: Entity[] = [];
  for (let n = 0; n < harmful.length; n++) {
    const one = harmful[n] as Fixture;
    if (isVisibleHazard(world, one) && isStillThere(world, one.prop)) found.push(one.prop);
  }
  return found;
}

export const isVisibleHazard = ({ raws }: World, { prop, harms }: Fixture): boolean =>
  harms && !has(raws, prop, 'hidden');

/** True if the prop blocks the way, as closed doors do. */
export const blocksWay = ({ raws }: World, prop: Entity): boolean => component(raws, prop, 'blocksTile') === true;
