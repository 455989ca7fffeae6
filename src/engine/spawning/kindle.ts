import { cellIndex, kingDistance, type Point } from '../../lib/geometry';
import { Latest } from '../../lib/latest';
import { isTruceAt } from '../creatures';
import {
  addToLevel,
  component,
  type Entity,
  type EntityId,
  has,
  isStairs,
  type Level,
  positionOf,
  type RawId,
  recipeOf,
  removeFromLevel,
  type World,
} from '../state';

export const FLAME: RawId = 'flame';
/** Marks a cell that will burn in the next player-turn. */
export const SMOULDER: RawId = 'smoulder';

export const MOST_FLAMES = 40;

const unlit = new Latest<Level, EntityId>();

/** Includes smouldering props. Sorts by id. */
export function flamesOn({ level }: World): Entity[] {
  // New flames have the highest id: an unchanged `newest` means no new flame.
  const newest = level.entities.at(-1)?.id ?? 0;
  if ((unlit.get(level) ?? -1) >= newest) return [];
  const flames = level.entities.filter(isFlame);
  if (flames.length === 0) unlit.set(level, newest);
  return flames;
}

/** Includes smouldering props. Keeps the order of `flamesOn`. */
export const flameCells = (world: World): number[] =>
  flamesOn(world).map((flame) => cellIndex(world.level, positionOf(flame)));

const isFlame = ({ kind, burnsUntil }: Entity): boolean => kind === 'prop' && burnsUntil != null;

/** False without fuel, and for burnt or burning cells. */
export function isTinder(world: World, at: Point): boolean {
  const { raws, level, index } = world;
  const cell = cellIndex(level, at);
  const here = index.at(at);
  if (!level.dry?.includes(cell) && !here.some((entity) => has(raws, entity, 'flammable'))) return false;
  if (isStairs(level.tiles[cell]) || level.burnt?.includes(cell) || here.some(isFlame)) return false;
  return !isFireproof(world, at);
}

const isFireproof = (world: World, at: Point): boolean =>
  isTruceAt(world, at) || recipeOf(world.raws, world.level.recipe)?.fireproof === true;

/** Skips cells where `isTinder` is false. Returns the lit cells. Uses up their fuel. */
export function kindle(world: World, cells: readonly Point[], litBy: EntityId | null, raw = FLAME): Point[] {
  let free = MOST_FLAMES - flamesOn(world).length;
  return cells.filter((at) => {
    if (free <= 0 || !isTinder(world, at)) return false;
    free -= 1;
    useFuel(world, at);
    addFlame(world, raw, at, litBy);
    return true;
  });
}

/** Needs no fuel. `litBy` is `null` if no creature lit the fire. */
export function addFlame(world: World, raw: RawId, at: Point, litBy: EntityId | null): void {
  const { raws, game } = world;
  const flame: Entity = { id: game.nextId++, kind: 'prop', raw, position: { ...at } };
  flame.burnsUntil = game.turn + (component(raws, flame, 'fire')?.turns ?? 0);
  if (litBy !== null) flame.litBy = litBy;
  addToLevel(world, flame);
}

function useFuel(world: World, at: Point): void {
  const { raws, level, index } = world;
  const cell = cellIndex(level, at);
  if (level.dry) level.dry = level.dry.filter((one) => one !== cell);
  for (const prop of index.at(at).filter((entity) => has(raws, entity, 'flammable'))) removeFromLevel(world, prop);
}

const MOST_LAID = 30;

/** True if the cell has room for tinder and is at or beside `middle`. */
export function isLaidOn(world: World, at: Point, middle: Point): boolean {
  if (kingDistance(at, middle) > 1) return false;
  const { level, index } = world;
  const cell = cellIndex(level, at);
  const isFree = index.barred[cell] === 0 && !isStairs(level.tiles[cell]) && !level.burnt?.includes(cell);
  return isFree && !isFireproof(world, at) && index.at(at).every(({ kind }) => kind !== 'prop');
}

/** Considers only cells at or beside the first. Stops at `MOST_LAID` props. */
export function layTinder(world: World, raw: RawId, cells: readonly Point[]): void {
  const { level } = world;
  const [middle] = cells;
  let laid = level.entities.filter((entity) => entity.raw === raw).length;
  for (const at of cells) {
    if (laid >= MOST_LAID || !middle || !isLaidOn(world, at, middle)) continue;
    addToLevel(world, { id: world.game.nextId++, kind: 'prop', raw, position: { ...at } });
    laid += 1;
  }
}
