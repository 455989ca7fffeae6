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

/** Hostile creatures that are no threats. True means that the creature knows of the hero. */
export type Aloof = ReadonlyMap<EntityId, boolean>;

interface HostileGroups {
  level: Level;
  turn: number;
  revealed: string;
  threats: readonly Entity[];
  coming: readonly Entity[];
  aloof: Aloof;
}

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

/** Returns enemies that may come or attack, nearest first. Call this only between turns. */
export const threatsInView = (world: World): readonly Entity[] => groupHostiles(world).threats;

/** Returns awake enemies that may come, nearest first. Call this only between turns. */
export const comingInView = (world: World): readonly Entity[] => groupHostiles(world).coming;

/** Call this only between turns. */
export const aloofInView = (world: World): Aloof => groupHostiles(world).aloof;

const canShootHero = (world: World, foe: Entity): boolean =>
  isSeenBy(world, foe) &&
  bodyDistanceSquared(bodyOf(world.raws, foe), bodyOf(world.raws, world.game.hero)) <= reachOf(world, foe) ** 2;

export const isOnTheRun = ({ raws, game }: World, foe: Entity): boolean =>
  foe.afraidOf === game.hero.id && component(raws, foe, 'coward') !== null;

/** Searches only known ground, so that the answer reveals nothing. */
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

/** Returns cells; 0 without shots and spells. */
const reachOf = (world: World, foe: Entity): number =>
  Math.max(
    shotOf(world, foe)?.range ?? 0,
    ...(component(world.raws, foe, 'abilities') ?? []).map(({ range }) => range),
  );

function hasWayToHero(world: World, own: Body, hero: Body): boolean {
  const ground = groundForCreatures(world);
  const map = own.width === 1 && own.height === 1 ? ground : walkMapForBody(ground, own);
  const goals = cellsTouching(own, hero).filter(
    (cell) => !isOutside(cell.x, cell.y, map) && map.blocked[cellIndex(map, cell)] === 0,
  );
  return findPath(map, own, goals) !== null;
}

function groundForCreatures(world: World): WalkMap {
  const { level, index } = world;
  const blocked = exploredGround(level, index.solid).slice();
  for (const { prop } of fixtures(world)) if (blocksWay(world, prop)) blocked[cellIndex(level, positionOf(prop))] = 1;
  return { width: level.width, height: level.height, blocked, cost: groundCost(level) };
}
