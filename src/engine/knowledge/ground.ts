import type { Point } from '../../lib/geometry';
import type { Danger, EffectMap, Entity, Level, RawId, Raws, World } from '../state';
import { component, has, isStairs, leavingCost } from '../state';
import { causesBadStatus } from '../statuses';

/** Do these effects harm whoever they hit? */
export function isHarmful(effects: EffectMap): boolean {
  return effects.damage !== undefined || causesBadStatus(effects);
}

/** Is it a visible trigger that harms whoever steps in? */
export function isHazard(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return isHarmful(component(raws, entity, 'effects') ?? {});
}

/** Is it a visible trigger that helps whoever steps in, or moves the hero elsewhere? */
export function isBeneficial(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return !isHazard(raws, entity);
}

/** Is it a shrine that still waits for its offering? */
export const isWaitingShrine = (raws: Raws, entity: Entity): boolean =>
  component(raws, entity, 'bargain') !== null && component(raws, entity, 'spent') === null;

/** The visible hazard on a cell: traps fire once, fires every time. */
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

/** By terrain alone. Cached for the last level; not to be changed. */
function groundOf({ tiles }: Level): Ground {
  if (last.tiles === tiles) return last;
  const stairs: number[] = [];
  for (let cell = 0; cell < tiles.length; cell++) if (isStairs(tiles[cell] as string)) stairs.push(cell);
  last = { tiles, cost: Uint8Array.from(tiles, leavingCost), stairs };
  return last;
}

/** Cost of leaving each cell in tenths of a step, by terrain alone; not to be changed. */
export const groundCost = (level: Level): Uint8Array => groundOf(level).cost;

/** The cells with stairs, by index, ascending; known to the hero or not. */
export const stairCells = (level: Level): readonly number[] => groundOf(level).stairs;

const UNSEEN = '0'.charCodeAt(0);

let lastKnown = { revealed: '', width: 0, unseen: new Uint8Array() };

/**
 * 1 for cells the hero has never seen. The outermost ring is never seen and hides nothing, so it does not count. Cached
 * for the last call, as most steps reveal nothing; not to be changed.
 */
export function unseenCells({ width, height, revealed }: Level): Uint8Array {
  if (lastKnown.revealed === revealed && lastKnown.width === width) return lastKnown.unseen;
  const unseen = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1; cell < y * width + width - 1; cell++) {
      if (revealed.charCodeAt(cell) === UNSEEN) unseen[cell] = 1;
    }
  }
  lastKnown = { revealed, width, unseen };
  return unseen;
}

interface Fixtures {
  /** Id of the newest entity of the level when they were looked for. */
  newest: number;
  all: Entity[];
  /** Those that harm whoever steps in. */
  hazards: Entity[];
}

const fixed = new WeakMap<Level, Fixtures>();

function fixturesOf({ raws, level }: World): Fixtures {
  const known = fixed.get(level);
  // Doors open and traps disappear during an action; what is new has a higher id than all else.
  const newest = level.entities.at(-1)?.id ?? 0;
  if (known !== undefined && known.newest >= newest) return known;
  const all = level.entities.filter(
    (entity) => entity.kind === 'prop' && (has(raws, entity, 'blocksTile') || has(raws, entity, 'entryTrigger')),
  );
  const hazards = all.filter(
    (prop) => has(raws, prop, 'entryTrigger') && isHarmful(component(raws, prop, 'effects') ?? {}),
  );
  const made = { newest, all, hazards };
  fixed.set(level, made);
  return made;
}

const isStillThere = ({ index }: World, { position, id }: Entity): boolean =>
  position ? index.at(position).some((other) => other.id === id) : false;

/** Props still on the level that block the way or fire when stepped on, ascending by id. */
export const fixtures = (world: World): Entity[] => fixturesOf(world).all.filter((prop) => isStillThere(world, prop));

/** The visible ones that harm whoever steps in. */
export const visibleHazards = (world: World): Entity[] =>
  fixturesOf(world).hazards.filter((prop) => !has(world.raws, prop, 'hidden') && isStillThere(world, prop));

/** Does the prop block the way, as closed doors do? */
export const blocksWay = ({ raws }: World, prop: Entity): boolean => component(raws, prop, 'blocksTile') === true;
