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

/** The level the hero is on. Throws when it is parked: callers load it together with the game. */
function currentLevel(game: Game): Level {
  const level = game.levels[String(game.depth)];
  if (!level || isParked(level)) throw new Error(`the level at depth ${game.depth} is not here`);
  return level;
}

/** A draft of the game for one action: copies what may change, rebuilds index and sight. Rolls nothing. */
export function openWorld(game: Game, raws: Raws): World {
  forgetOwnCopies();
  const level = copyLevel(currentLevel(game));
  return worldOf(copyGame(game, level), level, rawsFor(raws, game));
}

// What is shown after an action is asked several questions in a row: what the hero sees, what it may do, what to
// advise.
let lastRead: World | null = null;

/**
 * The game for queries: nothing is copied, so nothing may be changed. Rolls nothing. Kept for the last game asked
 * about.
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
 * The draft of the next action on the game that this one came to: hero, pack and level are not copied, but changed
 * further. Only the index is taken over; all else is worked out anew, as by `openWorld`.
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

/** What the systems pass on to each other on a level, before the first of them has run there. */
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

/** Replaces the current level and rebuilds everything derived from it. */
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

/** The game after the changes of the draft, which must not be used afterwards but by `reopenWorld`. */
export function closeWorld(world: World): Game {
  const { game, events, rng } = world;
  game.rng = rng.state();
  if (events.length > 0) game.events = [...game.events, ...events].slice(-LOG_LIMIT);
  return game;
}

/** Mobs in the hero's view as the action begins, which are not reported again. */
function mobsInView(world: World): Set<EntityId> {
  const ids = new Set<EntityId>();
  const mobs = mobsOf(world.level);
  for (let n = 0; n < mobs.length; n++) {
    const mob = mobs[n] as Entity;
    if (heroSeesEntity(world, mob)) ids.add(mob.id);
  }
  return ids;
}

/** 1 for every cell the hero sees. */
function seenByHero(raws: Raws, level: Level, index: SpatialIndex, hero: Hero): Uint8Array {
  const visible = new Uint8Array(level.width * level.height);
  mark(visible, cellsSeenByHero(raws, level, index, hero));
  return visible;
}

function mark(marks: Uint8Array, cells: readonly number[]): void {
  for (let n = 0; n < cells.length; n++) marks[cells[n] as number] = 1;
}

/** The cells the hero sees, ascending; the outermost ring is never seen. */
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

/** Refreshes what the hero sees. Returns the cells, ascending. */
export function refreshVisible(world: World): readonly number[] {
  const { raws, level, index, game } = world;
  const cells = cellsSeenByHero(raws, level, index, game.hero);
  // Nothing keeps it from turn to turn, and an array of this size for every step is slow.
  world.visible.fill(0);
  mark(world.visible, cells);
  return cells;
}
