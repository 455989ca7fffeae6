import { rngFromState } from '../../lib/rng';
import { fieldOfView } from '../../lib/sight';
import type { Raws } from '../schema/raws';
import type { EntityId, RawId } from '../vocabulary/character';
import { rawsFor } from './campaign';
import { copyGame, copyLevel, forgetOwnCopies } from './copy';
import type { Entity } from './entity';
import type { GameEvent } from './event';
import { type Game, LOG_LIMIT } from './game';
import { coinsFound } from './game-summary';
import { isParked, type Level } from './level';
import { heroSeesEntity, mobsOf } from './queries';
import { sightRange } from './sight-range';
import { buildIndex } from './spatial-index';
import type { World } from './world';

/** Throws if the level is parked. */
function currentLevel(game: Game): Level {
  const level = game.levels[String(game.depth)];
  if (!level || isParked(level)) throw new Error(`the level at depth ${game.depth} is not here`);
  return level;
}

/** Copies the game for one action. Throws if the hero's level is parked. */
export function openWorld(game: Game, raws: Raws): World {
  forgetOwnCopies();
  const level = copyLevel(currentLevel(game));
  const copy = copyGame(game, level);
  if (copy.coins === undefined) copy.coins = coinsFound(game, raws);
  return worldOf(copy, level, rawsFor(raws, game));
}

let lastRead: World | null = null;

/** The result is read-only. Throws if the hero's level is parked. */
export function readWorld(game: Game, all: Raws): World {
  const raws = rawsFor(all, game);
  const level = currentLevel(game);
  if (lastRead?.game !== game || lastRead.level !== level || lastRead.raws !== raws) {
    lastRead = worldOf(game, level, raws);
  }
  return lastRead;
}

/** Reopens a closed world without copying hero, pack, level or index. */
export const reopenWorld = ({ game, level, raws, index }: World): World => worldOf({ ...game }, level, raws, index);

function worldOf(game: Game, level: Level, raws: Raws, index = buildIndex(raws, level, game.hero)): World {
  const world: World = {
    raws,
    game,
    level,
    rng: rngFromState(game.rng),
    index,
    visible: seenByHero({ raws, game, level, index }),
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
  woken: [],
  firstMet: new Set<RawId>(),
  departure: null,
});

/** Drops the present tick. Set the hero's new position first. */
export function replaceLevel(world: World, depth: number, level: Level): void {
  world.game.depth = depth;
  world.game.levels[String(depth)] = level;
  world.level = level;
  world.index = buildIndex(world.raws, level, world.game.hero);
  world.visible = seenByHero(world);
  world.sightStale = true;
  world.searchDue = true;
  Object.assign(world, freshTick());
}

/** Afterwards, only `reopenWorld` may use the world. */
export function closeWorld(world: World): Game {
  const { game, events, rng } = world;
  game.rng = rng.state();
  if (events.length > 0) game.events = eventsSoFar(world);
  return game;
}

/** Returns the game during an action; later changes affect this game too. */
export const gameSoFar = (world: World): Game => ({ ...world.game, events: eventsSoFar(world) });

const eventsSoFar = ({ game, events }: World): GameEvent[] => [...game.events, ...events].slice(-LOG_LIMIT);

function mobsInView(world: World): Set<EntityId> {
  const ids = new Set<EntityId>();
  const mobs = mobsOf(world.level);
  for (let n = 0; n < mobs.length; n++) {
    const mob = mobs[n] as Entity;
    if (heroSeesEntity(world, mob)) ids.add(mob.id);
  }
  return ids;
}

type Scene = Pick<World, 'raws' | 'game' | 'level' | 'index'>;

function seenByHero(scene: Scene): Uint8Array {
  const visible = new Uint8Array(scene.level.width * scene.level.height);
  mark(visible, cellsSeenByHero(scene));
  return visible;
}

function mark(marks: Uint8Array, cells: readonly number[]): void {
  for (let n = 0; n < cells.length; n++) marks[cells[n] as number] = 1;
}

/** Returns ascending indices, without the outermost ring. */
function cellsSeenByHero(scene: Scene): number[] {
  const { game, index } = scene;
  const { hero } = game;
  const { width, height } = scene.level;
  const range = sightRange(scene, hero);
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

/** Recomputes `visible`. Returns visible indices, ascending. */
export function refreshVisible(world: World): readonly number[] {
  const cells = cellsSeenByHero(world);
  // Reuses the array, because a new array for every step is slow.
  world.visible.fill(0);
  mark(world.visible, cells);
  return cells;
}
