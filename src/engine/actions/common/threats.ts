import { cellIndex } from '../../../lib/geometry';
import { Latest } from '../../../lib/latest';
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
  isAsleep,
  isUnaware,
  seesHero,
  shotOf,
} from '../../creatures';
import { blocksWay, exploredGround, fixtures, groundCost } from '../../knowledge';
import { component, type Entity, type EntityId, has, type Level, positionOf, type World } from '../../state';
import { canReachToStrike } from './path-to-foe';

/**
 * Keys are the ids of hostile creatures in view that are not threats. A value is true if the creature knows of the
 * hero.
 */
export type Aloof = ReadonlyMap<EntityId, boolean>;

interface HostileGroups {
  level: Level;
  turn: number;
  revealed: string;
  threats: readonly Entity[];
  /** Threats that are beside the hero or may come to it. All other threats only shoot or cast from where they are. */
  coming: readonly Entity[];
  aloof: Aloof;
}

// Keeps the last result, because walks need it at every step, and `legalActions` for every possible destination.
const groupsOfWorld = new Latest<World, HostileGroups>();

function groupHostiles(world: World): HostileGroups {
  const { level, game } = world;
  const { revealed } = level;
  const last = groupsOfWorld.get(world);
  if (last?.level === level && last.turn === game.turn && last.revealed === revealed) return last;
  const hostiles = hostilesInView(world);
  const coming = hostiles.filter((foe) => !isAsleep(foe) && mayCome(world, foe));
  const threats = hostiles.filter(
    (foe) => coming.includes(foe) || (canShootHero(world, foe) && !isOnTheRun(world, foe)),
  );
  const others = hostiles.filter((foe) => !threats.includes(foe));
  const aloof = new Map(others.map((foe) => [foe.id, knowsOfHero(world, foe)]));
  const groups = { level, turn: game.turn, revealed, threats, coming, aloof };
  groupsOfWorld.set(world, groups);
  return groups;
}

/**
 * Returns the hostile creatures in view that may come to the hero or attack from afar, the nearest first. Threats end
 * actions of several turns. Call this only between turns, because the result is kept for a whole turn.
 */
export const threatsInView = (world: World): readonly Entity[] => groupHostiles(world).threats;

/**
 * Returns the threats in view that are awake and beside the hero or may come to it, the nearest first. Call this only
 * between turns.
 */
export const comingInView = (world: World): readonly Entity[] => groupHostiles(world).coming;

/** Returns the hostile creatures in view that are not threats. Call this only between turns. */
export const aloofInView = (world: World): Aloof => groupHostiles(world).aloof;

const canShootHero = (world: World, foe: Entity): boolean =>
  isSeenBy(world, foe) &&
  bodyDistanceSquared(bodyOf(world.raws, foe), bodyOf(world.raws, world.game.hero)) <= reachOf(world, foe) ** 2;

/** True for a coward that runs from the hero. A coward on the run attacks only an adjacent hero. */
export const isOnTheRun = ({ raws, game }: World, foe: Entity): boolean =>
  foe.afraidOf === game.hero.id && component(raws, foe, 'coward') !== null;

/**
 * True if a hostile creature in view is beside the hero or may come to it. False, even beside the hero, for a creature
 * that has never noticed the hero and does not see it. Rooted creatures and cowards on the run count only beside the
 * hero.
 *
 * A creature may come if it has a path to the hero and knows of the hero. A creature that has lost the hero may also
 * come if the hero can walk to it. Paths lead only over ground that the hero knows, because the answer would otherwise
 * reveal unseen ground.
 */
function mayCome(world: World, foe: Entity): boolean {
  const own = bodyOf(world.raws, foe);
  const hero = bodyOf(world.raws, world.game.hero);
  if (areBodiesAdjacent(own, hero)) return !isUnaware(foe) || isSeenBy(world, foe);
  if (has(world.raws, foe, 'rooted') || isOnTheRun(world, foe) || !hasWayToHero(world, own, hero)) return false;
  return knowsOfHero(world, foe) || (!isUnaware(foe) && canReachToStrike(world, foe));
}

const knowsOfHero = (world: World, foe: Entity): boolean =>
  isSeenBy(world, foe) || component(world.raws, foe, 'chasing') === world.game.hero.id;

function isSeenBy(world: World, foe: Entity): boolean {
  const creature = creatureById(world, foe.id);
  return creature !== null && seesHero(world, creature);
}

/** Returns the maximum straight-line range of the creature's shots and spells, in cells; 0 if it has neither. */
const reachOf = (world: World, foe: Entity): number =>
  Math.max(
    shotOf(world, foe)?.range ?? 0,
    ...(component(world.raws, foe, 'abilities') ?? []).map(({ range }) => range),
  );

/** Ignores other creatures on the path. */
function hasWayToHero(world: World, own: Body, hero: Body): boolean {
  const ground = groundForCreatures(world);
  const map = own.width === 1 && own.height === 1 ? ground : walkMapForBody(ground, own);
  const goals = cellsTouching(own, hero).filter(
    (cell) => !isOutside(cell.x, cell.y, map) && map.blocked[cellIndex(map, cell)] === 0,
  );
  return findPath(map, own, goals) !== null;
}

/** Returns a map of the known ground for the paths of other creatures. Creatures cross traps but cannot open doors. */
function groundForCreatures(world: World): WalkMap {
  const { level, index } = world;
  const blocked = exploredGround(level, index.solid).slice();
  for (const { prop } of fixtures(world)) if (blocksWay(world, prop)) blocked[cellIndex(level, positionOf(prop))] = 1;
  return { width: level.width, height: level.height, blocked, cost: groundCost(level) };
}
