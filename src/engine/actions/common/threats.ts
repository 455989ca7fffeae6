import { cellIndex } from '../../../lib/geometry';
import { findPath, isOutside, type WalkMap } from '../../../lib/path';
import { walkMapForBody } from '../../ai/common/paths';
import {
  areBodiesAdjacent,
  type Body,
  bodyDistanceSquared,
  bodyOf,
  cellsTouching,
  creatureById,
  hostilesInView,
  seesHero,
  shotOf,
} from '../../creatures';
import { blocksWay, exploredGround, fixtures, groundCost } from '../../knowledge';
import { component, type Entity, type EntityId, has, type Level, positionOf, type World } from '../../state';
import { canReachToStrike } from './path-to-foe';

/** Hostile creatures that are no threat, by id. The value is true if the creature knows of the hero. */
export type Aloof = ReadonlyMap<EntityId, boolean>;

interface Watch {
  level: Level;
  turn: number;
  revealed: string;
  threats: readonly Entity[];
  /** Threats that may come to the hero. Other threats can only shoot. */
  coming: readonly Entity[];
  aloof: Aloof;
}

// The hostile creatures in view, by world. Walks ask on every step, and the list of legal actions asks for every place
// to travel to.
const watches = new WeakMap<World, Watch>();

function watchOf(world: World): Watch {
  const { level, game } = world;
  const { revealed } = level;
  const last = watches.get(world);
  if (last?.level === level && last.turn === game.turn && last.revealed === revealed) return last;
  const hostiles = hostilesInView(world);
  const coming = hostiles.filter((foe) => mayCome(world, foe));
  const threats = hostiles.filter((foe) => coming.includes(foe) || canShootHero(world, foe));
  const others = hostiles.filter((foe) => !threats.includes(foe));
  const aloof = new Map(others.map((foe) => [foe.id, knowsOfHero(world, foe)]));
  const made = { level, turn: game.turn, revealed, threats, coming, aloof };
  watches.set(world, made);
  return made;
}

/**
 * Returns the hostile creatures in view that end actions of several turns, nearest first. Valid between turns only, as
 * the known map is.
 */
export const threatsInView = (world: World): readonly Entity[] => watchOf(world).threats;

/**
 * Returns the hostile creatures in view that are beside the hero or may come to it, nearest first. Valid between turns
 * only.
 */
export const comingInView = (world: World): readonly Entity[] => watchOf(world).coming;

/** Returns the hostile creatures in view that are no threat. Valid between turns only. */
export const aloofInView = (world: World): Aloof => watchOf(world).aloof;

/** True if the creature sees the hero within range of its shots or spells. */
const canShootHero = (world: World, foe: Entity): boolean =>
  isSeenBy(world, foe) &&
  bodyDistanceSquared(bodyOf(world.raws, foe), bodyOf(world.raws, world.game.hero)) <= reachOf(world, foe) ** 2;

/**
 * True if the hostile creature in view is beside the hero, or may come. A creature that knows of the hero may come if a
 * path over known ground leads it to the hero. A creature that does not know of the hero counts if the hero can walk up
 * to it. Ground that the hero does not know is no path, because nothing unseen may change the answer.
 */
function mayCome(world: World, foe: Entity): boolean {
  const own = bodyOf(world.raws, foe);
  const hero = bodyOf(world.raws, world.game.hero);
  if (areBodiesAdjacent(own, hero)) return true;
  if (has(world.raws, foe, 'rooted') || !hasWayToHero(world, own, hero)) return false;
  return knowsOfHero(world, foe) || canReachToStrike(world, foe);
}

/** True if the creature sees the hero, or chases it. */
const knowsOfHero = (world: World, foe: Entity): boolean =>
  isSeenBy(world, foe) || component(world.raws, foe, 'chasing') === world.game.hero.id;

function isSeenBy(world: World, foe: Entity): boolean {
  const creature = creatureById(world, foe.id);
  return creature !== null && seesHero(world, creature);
}

/** Returns the range of the creature's shots and spells in cells, straight-line; 0 if it has none. */
const reachOf = (world: World, foe: Entity): number =>
  Math.max(
    shotOf(world, foe)?.range ?? 0,
    ...(component(world.raws, foe, 'abilities') ?? []).map(({ range }) => range),
  );

/** True if a path over ground that the hero knows leads the body to the hero. Creatures in between do not count. */
function hasWayToHero(world: World, own: Body, hero: Body): boolean {
  const ground = groundForCreatures(world);
  const map = own.width === 1 && own.height === 1 ? ground : walkMapForBody(ground, own);
  const goals = cellsTouching(own, hero).filter(
    (cell) => !isOutside(cell.x, cell.y, map) && map.blocked[cellIndex(map, cell)] === 0,
  );
  return findPath(map, own, goals) !== null;
}

/** Returns the walk map of other creatures on known ground: they cross traps, and open no doors. */
function groundForCreatures(world: World): WalkMap {
  const { level, index } = world;
  const blocked = exploredGround(level, index.solid).slice();
  for (const { prop } of fixtures(world)) if (blocksWay(world, prop)) blocked[cellIndex(level, positionOf(prop))] = 1;
  return { width: level.width, height: level.height, blocked, cost: groundCost(level) };
}
