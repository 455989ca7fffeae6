import { distanceSquared, type Point } from '../../lib/geometry';
import { rngFromSeed } from '../../lib/rng';
import { buildLevel } from '../builders';
import { createEntity } from '../creatures';
import { refOf } from '../knowledge';
import {
  changeLevel,
  copyLevel,
  type Entity,
  type EntityId,
  emit,
  HEIGHT,
  isHero,
  isParked,
  isWalkable,
  type Level,
  own,
  positionOf,
  type RawId,
  type Raws,
  TILES,
  TOWN,
  WIDTH,
  type World,
} from '../state';
import { encumbrance } from '../systems/encumbrance';
import { visibility } from '../systems/visibility';

/** A new level of this depth with everybody on it, from seed and depth alone but for the ids, which count up from `nextId`. */
export function createLevel(raws: Raws, seed: string, depth: number, nextId: EntityId): Level {
  const built = buildLevel(raws, seed, depth);
  const rng = rngFromSeed(`${seed}/inhabitants/${depth}`);
  const entities = built.spawns.map(({ cell, raw }, order): Entity => {
    const position = { x: cell % WIDTH, y: Math.floor(cell / WIDTH) };
    return { ...createEntity(raws, rng, raw, nextId + order), position };
  });
  return {
    depth,
    recipe: built.recipe,
    width: WIDTH,
    height: HEIGHT,
    tiles: built.tiles,
    revealed: familiarGround(raws, built.recipe, built.tiles),
    blood: [],
    lit: built.lit,
    start: built.start,
    entities,
  };
}

/** What the hero knows of a level before it has looked round, `1` a cell: nothing, but for its home. */
function familiarGround(raws: Raws, recipe: RawId, tiles: string): string {
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

/** The depth itself when the level there is parked; `null` when it is at hand or still to be built. */
export function parkedDepth({ game }: World, depth: number): number | null {
  const level = game.levels[String(depth)];
  return level && isParked(level) ? depth : null;
}

/**
 * Takes the hero to another depth without any time passing, to the cell `at` or to where the stairs lead. A level seen before is as it was left; a new one is built,
 * and the first way down to it lifts the hero to half of its hit points. Throws when the level is parked.
 */
export function goTo(world: World, depth: number, way: 'stairs' | 'portal' | 'cheat', at: Point | null = null): void {
  const { game } = world;
  const stored = game.levels[String(depth)];
  if (stored && isParked(stored)) throw new Error(`the level at depth ${depth} is parked`);
  const level = stored ? copyLevel(stored) : createLevel(world.raws, game.seed, depth, game.nextId);
  if (!stored) game.nextId += level.entities.length;
  const downwards = depth > game.depth;
  game.hero.position = { ...(at ?? (stored ? landing(level, downwards) : level.start)) };
  changeLevel(world, depth, level);
  makeRoom(world);
  game.deepest = Math.max(game.deepest, depth);
  emit(world, { kind: 'arrived', depth, recipe: level.recipe, first: !stored, way }, 'self');
  if (!stored && downwards) liftToHalf(world);
  settle(world, stored ? [] : level.entities);
}

/** Brings everything derived up to date while no time passes: what the hero sees, and what weighs on `newcomers`. */
export function settle(world: World, newcomers: readonly Entity[] = [world.game.hero, ...world.level.entities]): void {
  for (const { id, kind } of newcomers) if (kind === 'hero' || kind === 'mob') world.stale.add(id);
  world.sightStale = true;
  visibility(world);
  encumbrance(world);
}

/** The last stairs that lead back; in the town one step west of the gate. The start where there are none. */
function landing(level: Level, downwards: boolean): Point {
  const index = level.tiles.lastIndexOf(downwards ? TILES.upStairs : TILES.downStairs);
  if (index < 0) return { ...level.start };
  const besideGate = !downwards && level.depth === TOWN && isWalkable(level.tiles[index - 1] as string);
  const cell = besideGate ? index - 1 : index;
  return { x: cell % level.width, y: Math.floor(cell / level.width) };
}

/** Whoever stands where the hero arrives makes way to the nearest free cell. */
function makeRoom(world: World): void {
  const at = positionOf(world.game.hero);
  const standing = world.index.at(at).filter((entity) => !isHero(entity) && entity.kind === 'mob');
  for (const entity of standing) {
    const free = nearestFree(world, entity, at);
    if (free) world.index.move(entity, free);
  }
}

function nearestFree(world: World, entity: Entity, from: Point): Point | null {
  let best: Point | null = null;
  for (let y = 1; y < world.level.height - 1; y++) {
    for (let x = 1; x < world.level.width - 1; x++) {
      const cell = { x, y };
      if (best && distanceSquared(from, cell) >= distanceSquared(from, best)) continue;
      if (world.index.fits(entity, cell)) best = cell;
    }
  }
  return best;
}

function liftToHalf(world: World): void {
  const { hero } = world.game;
  const { hp } = own(world.raws, hero, 'pools');
  const amount = Math.ceil(hp.max / 2) - hp.current;
  if (amount <= 0) return;
  hp.current += amount;
  emit(world, { kind: 'healed', target: refOf(world, hero), amount, at: positionOf(hero) }, 'self');
}
