import { rngFromState } from '../../lib/rng';
import { fieldOfView } from '../../lib/sight';
import type { Raws } from '../schema/raws';
import type { EntityId } from '../vocabulary/character';
import { rawsFor } from './campaign';
import { copyGame, copyLevel, forgetOwnCopies } from './copy';
import type { Entity, Hero } from './entity';
import { type Game, LOG_LIMIT } from './game';
import { isParked, type Level } from './level';
import { heroSeesEntity, mobsOf } from './queries';
import { sightRange } from './sight-range';
import { buildIndex, type SpatialIndex } from './spatial-index';
import type { World } from './world';

/**
 * Returns the level that the hero is on. Throws if that level is stored apart from the game and was not loaded; callers
 * load it together with the game.
 */
function currentLevel(game: Game): Level {
  const level = game.levels[String(game.depth)];
  if (!level || isParked(level)) throw new Error(`the level at depth ${game.depth} is not here`);
  return level;
}

/**
 * Opens a draft of the game for one action. Copies the parts that may change and rebuilds index and sight. Rolls
 * nothing. Throws if the hero's level was not loaded with the game.
 */
export function openWorld(game: Game, raws: Raws): World {
  forgetOwnCopies();
  const level = copyLevel(currentLevel(game));
  return worldOf(copyGame(game, level), level, rawsFor(raws, game));
}

// World of the last query. After an action, the board asks several questions in a row about one game: the hero's view,
// its legal actions, and advice.
let lastRead: World | null = null;

/**
 * Opens the game for queries. Nothing is copied, so callers must change nothing. Rolls nothing. The world of the last
 * game is cached. Throws if the hero's level was not loaded with the game.
 */
export function readWorld(game: Game, all: Raws): World {
  const raws = rawsFor(all, game);
  const level = currentLevel(game);
  if (lastRead?.game !== game || lastRead.level !== level || lastRead.raws !== raws) {
    lastRead = worldOf(game, level, raws);
  }
  return lastRead;
}

/**
 * Reopens a closed draft for the next action. Hero, pack and level are not copied, so the next action changes these
 * objects further. The index is reused; everything else is computed anew, as in `openWorld`.
 */
export const reopenWorld = ({ game, level, raws, index }: World): World => worldOf({ ...game }, level, raws, index);

function worldOf(game: Game, level: Level, raws: Raws, index = buildIndex(raws, level, game.hero)): World {
  const world: World = {
    raws,
    game,
    level,
    rng: rngFromState(game.rng),
    index,
    visible: seenByHero(raws, level, index, game.hero),
    sightStale: false,
    searchDue: false,
    careful: false,
    stale: new Set(),
    events: [],
    ...freshTick(),
  };
  world.noticed = mobsInView(world);
  return world;
}

/** Returns the fields by which systems pass things on to each other, before any system has run on a level. */
const freshTick = () => ({
  queue: [],
  dying: [],
  fallen: true,
  due: new Set<EntityId>(),
  heroDue: false,
  intents: new Map(),
  blows: [],
  moved: [],
  fleeing: new Set<EntityId>(),
  noticed: new Set<EntityId>(),
  departure: null,
});

/** Replaces the current level and rebuilds everything that depends on it. */
export function replaceLevel(world: World, depth: number, level: Level): void {
  world.game.depth = depth;
  world.game.levels[String(depth)] = level;
  world.level = level;
  world.index = buildIndex(world.raws, level, world.game.hero);
  world.visible = seenByHero(world.raws, level, world.index, world.game.hero);
  world.sightStale = true;
  world.searchDue = true;
  Object.assign(world, freshTick());
}

/** Closes a draft and returns the game with its changes. The draft must not be used again, except by `reopenWorld`. */
export function closeWorld(world: World): Game {
  const { game, events, rng } = world;
  game.rng = rng.state();
  if (events.length > 0) game.events = [...game.events, ...events].slice(-LOG_LIMIT);
  return game;
}

/** Returns the mobs in the hero's view when the action begins, because the engine does not report those as new. */
function mobsInView(world: World): Set<EntityId> {
  const ids = new Set<EntityId>();
  const mobs = mobsOf(world.level);
  for (let n = 0; n < mobs.length; n++) {
    const mob = mobs[n] as Entity;
    if (heroSeesEntity(world, mob)) ids.add(mob.id);
  }
  return ids;
}

/** Returns an array with 1 for every cell that the hero sees. */
function seenByHero(raws: Raws, level: Level, index: SpatialIndex, hero: Hero): Uint8Array {
  const visible = new Uint8Array(level.width * level.height);
  mark(visible, cellsSeenByHero(raws, level, index, hero));
  return visible;
}

function mark(marks: Uint8Array, cells: readonly number[]): void {
  for (let n = 0; n < cells.length; n++) marks[cells[n] as number] = 1;
}

/** Returns the cells that the hero sees, ascending by index. The outermost ring is never seen. */
function cellsSeenByHero(raws: Raws, { width, height }: Level, index: SpatialIndex, hero: Hero): number[] {
  const range = sightRange(raws, hero);
  const at = hero.position;
  const cells = fieldOfView({ width, height, opaque: index.opaque }, at.x, at.y, range);
  if (Math.min(at.x, at.y, width - 1 - at.x, height - 1 - at.y) > range) return cells;
  let kept = 0;
  for (let n = 0; n < cells.length; n++) {
    const cell = cells[n] as number;
    const x = cell % width;
    if (cell > width && cell < width * (height - 1) && x > 0 && x < width - 1) cells[kept++] = cell;
  }
  cells.length = kept;
  return cells;
}

/** Computes anew which cells the hero sees, and returns them, ascending by index. */
export function refreshVisible(world: World): readonly number[] {
  const { raws, level, index, game } = world;
  const cells = cellsSeenByHero(raws, level, index, game.hero);
  // The array is reused: a new array of this size for every step is slow, and nobody keeps the old one.
  world.visible.fill(0);
  mark(world.visible, cells);
  return cells;
}
