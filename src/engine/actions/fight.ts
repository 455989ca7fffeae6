import { type Point, same } from '../../lib/geometry';
import { findPath, UNREACHED } from '../../lib/path';
import {
  areBodiesAdjacent,
  bodyDistanceSquared,
  bodyOf,
  cellsTouching,
  hostilesInView,
  nearestCell,
} from '../creatures';
import { frontierTest, knownMap, reachField } from '../knowledge';
import { component, type Entity, heroSeesEntity, isAlive, positionOf, type World } from '../state';
import { resolveBump } from './common/bump';
import { type Next, type Planner, refuse, refuseDanger } from './common/plan';
import { attackCell, seriesLimits, stepTowards, walkTowards } from './common/walking';

/** Attacks in one series at most, and at low health. */
const MAX_BLOWS = 6;
const BLOWS_WHEN_LOW = 1;
/** Share of its hit points below which a fight needs confirmation and every blow is a decision. */
const LOW_HEALTH = 0.35;

/** Shares of its hit points that the hero may lose in one series, and below which any loss ends it. */
const BEARABLE_LOSS = 0.25;
const HALF = 0.5;

/**
 * Approaches the nearest reachable enemy in view and attacks it, until it is dead, six attacks have been made (one at low
 * health), its blows have cost a quarter of the hit points or left less than half, or there is another reason to stop.
 * Who steps out of sight is followed to where it was seen last. When no enemy can be reached over known ground, the hero
 * goes to the frontier nearest to one. Refused without an enemy or a path, and as `danger` at low health until `sure` is set.
 */
export const fight: Planner<'fight'> = (world, action) => {
  const hostiles = hostilesInView(world);
  if (hostiles.length === 0) return refuse({ code: 'no-enemy' });
  const target =
    hostiles.find((hostile) => stepToTarget(world, hostile)) ??
    hostiles.find((hostile) => stepToFrontier(world, hostile));
  if (target === undefined) return refuse({ code: 'no-path' });
  if (isBadlyHurt(world) && !action.sure) return refuseDanger('low-health', null);
  let blows = 0;
  let seenAt = { ...positionOf(target) };
  return {
    kind: 'series',
    series: {
      ...seriesLimits(world),
      known: new Set(hostiles.map(({ id }) => id)),
      floor: floorOf(world),
      next: () => {
        if (!isAlive(world.raws, target)) return { stop: { reason: 'done', what: target.raw } };
        if (!heroSeesEntity(world, target)) return stepAfter(world, target, seenAt);
        seenAt = { ...positionOf(target) };
        if (blows >= (isBadlyHurt(world) ? BLOWS_WHEN_LOW : MAX_BLOWS))
          return { stop: { reason: 'limit', what: target.raw } };
        const step = stepToTarget(world, target) ?? stepToFrontier(world, target);
        if (step === null) return { stop: { reason: 'unreachable', what: target.raw } };
        if (!step.strike) return stepTowards(world, step.to);
        blows += 1;
        return attackCell(world, step.to);
      },
    },
  };
};

/** A step to where the target was seen last, or why there is none. */
function stepAfter(world: World, target: Entity, seenAt: Point): Next {
  const lost: Next = { stop: { reason: 'lost', what: target.raw } };
  if (same(positionOf(world.game.hero), seenAt)) return lost;
  const next = walkTowards(world, seenAt);
  return 'stop' in next ? lost : next;
}

/** The cell to attack, or to step to on the way to the target; `null` when there is no path. */
function stepToTarget(world: World, target: Entity): { strike: boolean; to: Point } | null {
  const own = bodyOf(world.raws, world.game.hero);
  const other = bodyOf(world.raws, target);
  if (areBodiesAdjacent(own, other)) return { strike: true, to: nearestCell(own, other) };
  const map = knownMap(world);
  const goals = cellsTouching(own, other).filter(({ x, y }) => map.blocked[y * map.width + x] === 0);
  return firstStep(world, findPath(map, positionOf(world.game.hero), goals));
}

/**
 * The first step to the frontier nearest to the target, from where a path may come into view; `null` when no frontier
 * is nearer to it than the hero. Ties by lowest index.
 */
function stepToFrontier(world: World, target: Entity): { strike: false; to: Point } | null {
  const map = knownMap(world);
  const field = reachField(world);
  const isFrontier = frontierTest(world, map);
  const body = bodyOf(world.raws, target);
  const at = positionOf(world.game.hero);
  const far = ({ x, y }: Point): number => bodyDistanceSquared({ x, y, width: 1, height: 1 }, body);
  let best: Point | null = null;
  for (let cell = 0; cell < field.length; cell++) {
    if (field[cell] === UNREACHED || !isFrontier(cell)) continue;
    const edge = { x: cell % map.width, y: Math.floor(cell / map.width) };
    if (far(edge) < far(best ?? at)) best = edge;
  }
  return firstStep(world, best && findPath(map, at, [best]));
}

/** The first step of a path; `null` without a path, and when it would attack somebody else. */
function firstStep(world: World, way: readonly Point[] | null): { strike: false; to: Point } | null {
  const to = way?.[1];
  return to === undefined || resolveBump(world, to).kind === 'strike' ? null : { strike: false, to };
}

/** The hit points below which blows end the series. */
function floorOf(world: World): number {
  const hp = component(world.raws, world.game.hero, 'pools')?.hp;
  return hp === undefined ? 0 : Math.max(HALF * hp.max, hp.current - BEARABLE_LOSS * hp.max);
}

function isBadlyHurt(world: World): boolean {
  const hp = component(world.raws, world.game.hero, 'pools')?.hp;
  return hp !== undefined && hp.current < hp.max * LOW_HEALTH;
}
