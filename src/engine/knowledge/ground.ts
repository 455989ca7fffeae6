import type { Point } from '../../lib/geometry';
import type { Danger, EffectMap, Entity, Level, RawId, Raws, TileCode, World } from '../state';
import { component, has, TILE_RULES } from '../state';
import { causesBadStatus } from '../statuses';

/** Does a carrier of these effects do harm to whom it falls on? */
export function isHarmful(effects: EffectMap): boolean {
  return effects.damage !== undefined || causesBadStatus(effects);
}

/** A trigger in plain sight that harms whoever steps in. */
export function isHazard(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return isHarmful(component(raws, entity, 'effects') ?? {});
}

/** A trigger in plain sight that does good to whoever steps in, or carries it off. */
export function isBeneficial(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return !isHazard(raws, entity);
}

/** The hazard the hero knows of on a cell: a trap fires once, a fire burns on. */
export function hazardAt(world: World, cell: Point): { danger: Danger; what: RawId } | null {
  for (const entity of world.index.at(cell)) {
    if (!isHazard(world.raws, entity)) continue;
    const once = component(world.raws, entity, 'singleActivation') !== null;
    return { danger: once ? 'trap' : 'fire', what: entity.raw };
  }
  return null;
}

const COST_BY_CODE = new Uint8Array(128).fill(10);
for (const code of Object.keys(TILE_RULES) as TileCode[]) {
  COST_BY_CODE[code.charCodeAt(0)] = Math.round(TILE_RULES[code].cost * 10);
}

let last = { tiles: '', cost: new Uint8Array() };

/** Tenths of a step for leaving each cell, by terrain alone. Kept while the same level is asked for; not to be changed. */
export function groundCost({ tiles }: Level): Uint8Array {
  if (last.tiles === tiles) return last.cost;
  const cost = Uint8Array.from(tiles, (code) => COST_BY_CODE[code.charCodeAt(0)] as number);
  last = { tiles, cost };
  return cost;
}

const UNSEEN = '0'.charCodeAt(0);

let lastKnown = { revealed: '', width: 0, unseen: new Uint8Array() };

/**
 * 1 for what the hero has never seen. The outermost ring is never seen, and nothing lies behind it: it does not count.
 * Kept while the same is asked for, as it is on most steps; not to be changed.
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
  all: Entity[];
  /** Those that harm whoever steps in. */
  perils: Entity[];
}

// Doors open and traps go while an action lasts, but none comes into being.
const fixed = new WeakMap<Level, Fixtures>();

function fixturesOf({ raws, level }: World): Fixtures {
  const known = fixed.get(level);
  if (known !== undefined) return known;
  const all = level.entities.filter(
    (entity) => entity.kind === 'prop' && (has(raws, entity, 'blocksTile') || has(raws, entity, 'entryTrigger')),
  );
  const perils = all.filter(
    (prop) => has(raws, prop, 'entryTrigger') && isHarmful(component(raws, prop, 'effects') ?? {}),
  );
  const made = { all, perils };
  fixed.set(level, made);
  return made;
}

const isStillThere = ({ index }: World, { position, id }: Entity): boolean =>
  position ? index.at(position).some((other) => other.id === id) : false;

/** Props still there that bar the way or fire when stepped on, ascending by id. */
export const fixtures = (world: World): Entity[] => fixturesOf(world).all.filter((prop) => isStillThere(world, prop));

/** Those of them in plain sight that harm whoever steps in. */
export const visibleHazards = (world: World): Entity[] =>
  fixturesOf(world).perils.filter((prop) => !has(world.raws, prop, 'hidden') && isStillThere(world, prop));

/** Does the prop bar the way, as closed doors do? */
export const blocksWay = ({ raws }: World, prop: Entity): boolean => component(raws, prop, 'blocksTile') === true;
