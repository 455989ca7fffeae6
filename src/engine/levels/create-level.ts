import { pointOf } from '../../lib/geometry';
import { rngFromSeed } from '../../lib/rng';
import { NEIGHBOURS } from '../../lib/sides';
import { buildLevel } from '../builders/chain/build-level';
import type { Site } from '../builders/chain/deal-recipe';
import { createEntity, grownAt, settle } from '../creatures';
import {
  type Entity,
  type EntityId,
  floorAround,
  HEIGHT,
  has,
  isOnRing,
  type Level,
  levelRef,
  positionOf,
  type Raws,
  recipeOf,
  TILES,
  WIDTH,
} from '../state';

/** Numbers entities from `nextId` up. Throws if the campaign lacks the depth. */
export function createLevel(raws: Raws, site: Site & { forks?: boolean }, nextId: EntityId): Level {
  const { seed, depth, isSecond } = site;
  const built = buildLevel(raws, seed, depth, site);
  const rng = rngFromSeed(`${seed}/inhabitants/${depth}${isSecond ? '/second' : ''}`);
  const entities = built.spawns.map(({ cell, raw, caged }, order): Entity => {
    const position = pointOf({ width: WIDTH }, cell);
    const created = grownAt(raws, createEntity(raws, rng, raw, nextId + order), depth);
    const entity: Entity = { ...created, position, ...(caged && { caged }) };
    const { lair, ofNote } = raws.archetypes[raw] ?? {};
    return lair || ofNote ? { ...entity, home: { ...position } } : entity;
  });
  // Runs last, because earlier draws from `rng` would change creatures' gold.
  for (const [order, entity] of entities.entries()) {
    settle(raws, rng, entity, depth);
    if (built.spawns[order]?.asleep && entity.unaware) entity.unaware = 'asleep';
  }
  return {
    ...levelRef(built),
    width: WIDTH,
    height: HEIGHT,
    tiles: built.tiles,
    revealed: initiallyRevealed(raws, built, entities),
    blood: [],
    ...(built.dry.length > 0 && { dry: built.dry }),
    lit: built.lit,
    start: built.start,
    ...(built.secondStairs === undefined ? {} : { secondStairs: built.secondStairs }),
    entities,
  };
}

/** Returns a character per cell: `1` if known from the start, else `0`. */
function initiallyRevealed(
  raws: Raws,
  { recipe, tiles }: Pick<Level, 'recipe' | 'tiles'>,
  entities: readonly Entity[],
): string {
  const names = recipeOf(raws, recipe)?.familiar ?? [];
  const codes = new Set<string>(names.map((name) => TILES[name]));
  const rooms = new Set(entities.flatMap((entity) => (has(raws, entity, 'ofNote') ? roomAround(tiles, entity) : [])));
  if (codes.size + rooms.size === 0) return '0'.repeat(WIDTH * HEIGHT);
  const isKnown = (tile: string, cell: number): boolean => (codes.has(tile) || rooms.has(cell)) && !isOnRing(cell);
  return Array.from(tiles, (tile, cell) => (isKnown(tile, cell) ? '1' : '0')).join('');
}

function roomAround(tiles: string, entity: Entity): number[] {
  const { x, y } = positionOf(entity);
  const around = NEIGHBOURS.map(([dx, dy]) => dy * WIDTH + dx);
  return [...floorAround(tiles, y * WIDTH + x)].flatMap((cell) => [cell, ...around.map((step) => cell + step)]);
}
