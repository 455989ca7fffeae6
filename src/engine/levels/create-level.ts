import { rngFromSeed } from '../../lib/rng';
import { buildLevel } from '../builders';
import { createEntity } from '../creatures';
import {
  type Entity,
  type EntityId,
  HEIGHT,
  type Level,
  levelRef,
  type RawId,
  type Raws,
  TILES,
  WIDTH,
} from '../state';

/**
 * A new level of this depth with all its entities, from seed and depth alone, except for the ids, which count up from
 * `nextId`.
 */
export function createLevel(raws: Raws, seed: string, depth: number, nextId: EntityId): Level {
  const built = buildLevel(raws, seed, depth);
  const rng = rngFromSeed(`${seed}/inhabitants/${depth}`);
  const entities = built.spawns.map(({ cell, raw }, order): Entity => {
    const position = { x: cell % WIDTH, y: Math.floor(cell / WIDTH) };
    const entity = { ...createEntity(raws, rng, raw, nextId + order), position };
    return raws.archetypes[raw]?.lair ? { ...entity, home: { ...position } } : entity;
  });
  return {
    ...levelRef(built),
    width: WIDTH,
    height: HEIGHT,
    tiles: built.tiles,
    revealed: initiallyRevealed(raws, built.recipe, built.tiles),
    blood: [],
    lit: built.lit,
    start: built.start,
    entities,
  };
}

/** The cells revealed from the start, `1` a cell: none, except in the recipe the hero is familiar with. */
function initiallyRevealed(raws: Raws, recipe: RawId, tiles: string): string {
  const names = raws.levels.recipes.find(({ id }) => id === recipe)?.familiar ?? [];
  if (names.length === 0) return '0'.repeat(WIDTH * HEIGHT);
  const codes = new Set<string>(names.map((name) => TILES[name]));
  return Array.from(tiles, (tile, cell) => (codes.has(tile) && !onRing(cell) ? '1' : '0')).join('');
}

/** The outermost ring is never seen. */
function onRing(cell: number): boolean {
  const x = cell % WIDTH;
  const y = Math.floor(cell / WIDTH);
  return x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
}
