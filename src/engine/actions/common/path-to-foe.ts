import { type Point, pointOf } from '../../../lib/geometry';
import { findPath, UNREACHED } from '../../../lib/path';
import {
  areBodiesAdjacent,
  type Body,
  bodyDistanceSquared,
  bodyOf,
  cellsTouching,
  cellToShoot,
  hostileBesideHero,
  nearestCell,
  shotOf,
} from '../../creatures';
import { frontierTest, knownMap, reachField } from '../../knowledge';
import { type Entity, positionOf, type World } from '../../state';
import { resolveBump } from './bump';

/** False while a hostile creature is beside the hero. */
export function canShoot(world: World, target: Entity): boolean {
  const shot = shotOf(world, world.game.hero);
  return shot !== null && cellToShoot(world, target, shot) !== null && hostileBesideHero(world) === null;
}

export const canAttack = (world: World, foe: Entity): boolean => canReachToStrike(world, foe) || canShoot(world, foe);

/** False if the hero knows no path, or a creature bars the first step. */
export const canReachToStrike = (world: World, target: Entity): boolean => stepToTarget(world, target) !== null;

export type StepToTarget = { strike: boolean; to: Point } | null;

/** Returns `null` without a known path, or if a creature bars the first step. */
export function stepToTarget(world: World, target: Entity): StepToTarget {
  const own = bodyOf(world.raws, world.game.hero);
  const other = bodyOf(world.raws, target);
  if (areBodiesAdjacent(own, other)) return { strike: true, to: nearestCell(own, other) };
  const map = knownMap(world);
  const goals = cellsTouching(own, other).filter(({ x, y }) => map.blocked[y * map.width + x] === 0);
  return firstStep(world, findPath(map, positionOf(world.game.hero), goals));
}

/** Chooses the reachable frontier nearest to the target. Returns `null` if the hero is nearer. */
export function stepToFrontier(world: World, target: Body): { strike: false; to: Point } | null {
  const map = knownMap(world);
  const field = reachField(world);
  const isFrontier = frontierTest(world, map);
  const at = positionOf(world.game.hero);
  const far = ({ x, y }: Point): number => bodyDistanceSquared({ x, y, width: 1, height: 1 }, target);
  let best: Point | null = null;
  for (let cell = 0; cell < field.length; cell++) {
    if (field[cell] === UNREACHED || !isFrontier(cell)) continue;
    const edge = pointOf(map, cell);
    if (far(edge) < far(best ?? at)) best = edge;
  }
  return firstStep(world, best && findPath(map, at, [best]));
}

function firstStep(world: World, way: readonly Point[] | null): { strike: false; to: Point } | null {
  const to = way?.[1];
  return to === undefined || resolveBump(world, to).kind === 'strike' ? null : { strike: false, to };
}
