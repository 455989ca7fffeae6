import { distanceToBody, type Point, pointOf, same } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { knownMap } from '../knowledge';
import { enterLevel, parkedDepth } from '../levels/change-level';
import { beginPursuit } from '../levels/pursuit';
import { hasWayDown } from '../schema/campaigns';
import { carriedQuest, positionOf, type Refusal, sizeOf, TILES, type World } from '../state';
import { trackDiscoveries } from './common/interruptions';
import { stepTo } from './common/next-step';
import { type Plan, type Planner, refuse } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { threatsInView } from './common/threats';
import { travelRefusal, walkTo, wayRefusal } from './series/walking';

/**
 * Plans to go down. If the hero does not stand on stairs down, it first walks to the nearest known ones. When the hero
 * takes the stairs, hostile creatures beside it follow.
 *
 * Refused as `no-stairs` if no stairs down are known, and as `no-way-down` on the last level. Refused as `level-parked`
 * if the level below is stored separately and was not loaded. Away from the stairs, refused whenever `travel` to them
 * is refused.
 */
export const descend: Planner<'descend'> = (world, { sure }) => climb(world, 'down', sure);

/**
 * Plans to go up. If the hero does not stand on stairs up, it first walks to the nearest known ones. Refused as
 * `no-stairs` if no stairs up are known, and as `level-parked` if the level above was not loaded. Away from the stairs,
 * refused whenever `travel` to them is refused.
 *
 * A hero that carries the campaign's quest item also walks away from threats in view, one step at a time.
 */
export const ascend: Planner<'ascend'> = (world, { sure }) => climb(world, 'up', sure);

function climb(world: World, direction: 'down' | 'up', sure?: true): Plan {
  const isDown = direction === 'down';
  if (isDown && !hasWayDown(world.raws.campaign, world.game.depth)) return refuse({ code: 'no-way-down' });
  const stairs = nearestStairs(world, isDown ? TILES.downStairs : TILES.upStairs);
  if (stairs === null) return refuse({ code: 'no-stairs', direction });
  const isThere = (): boolean => same(positionOf(world.game.hero), stairs);
  const refusal = isThere() ? null : refusalToClimb(world, { direction, stairs, sure });
  if (refusal) return refuse(refusal);
  const depth = world.game.depth + (isDown ? 1 : -1);
  if (parkedDepth(world, depth) !== null) return refuse({ code: 'level-parked', depth });
  const run = (): void => {
    beginPursuit(world);
    enterLevel(world, depth, 'stairs');
  };
  if (isThere()) return { kind: 'turn', run };
  const discovered = trackDiscoveries(world);
  const walk = walkTo(world, stairs, sure);
  return {
    kind: 'series',
    series: {
      ...seriesLimits(world),
      careful: true,
      goal: depth,
      next: () => {
        if (isThere()) return { run };
        const stop = discovered();
        return stop ? { stop } : walk();
      },
    },
  };
}

interface Climb {
  direction: 'down' | 'up';
  stairs: Point;
  sure: true | undefined;
}

/**
 * True if the hero knows stairs in this direction and a path to them without a hazard. False if a creature bars the
 * path.
 */
export function knowsWayTo(world: World, direction: 'down' | 'up'): boolean {
  const stairs = nearestStairs(world, direction === 'down' ? TILES.downStairs : TILES.upStairs);
  if (stairs === null) return false;
  return same(positionOf(world.game.hero), stairs) || stepTo(world, knownMap(world), stairs) !== undefined;
}

/**
 * Returns why the hero cannot walk to the stairs; `null` if it can. A hero that carries the quest item up may also walk
 * with threats in view, if its next step brings it nearer to none of them.
 */
function refusalToClimb(world: World, { direction, stairs, sure }: Climb): Refusal | null {
  const isHomeward = direction === 'up' && carriedQuest(world.raws, world.game) !== null;
  return isHomeward && leavesThreatsBehind(world, stairs)
    ? wayRefusal(world, stairs, sure)
    : travelRefusal(world, stairs, sure);
}

/** True if the next step to the cell brings the hero nearer to no threat in view. */
function leavesThreatsBehind(world: World, to: Point): boolean {
  const step = stepTo(world, knownMap(world), to);
  if (step === undefined) return false;
  return threatsInView(world).every((foe) => {
    const far = (from: Point): number => distanceToBody(from, positionOf(foe), sizeOf(world.raws, foe));
    return far(step) >= far(positionOf(world.game.hero));
  });
}

/**
 * Returns the known stairs with the shortest path; `null` if none are known. If no path leads to any, returns the first
 * known stairs.
 */
function nearestStairs(world: World, tile: string): Point | null {
  const { tiles, revealed } = world.level;
  const at = positionOf(world.game.hero);
  const found: Point[] = [];
  for (let cell = tiles.indexOf(tile); cell >= 0; cell = tiles.indexOf(tile, cell + 1)) {
    const stairs = pointOf(world.level, cell);
    if (same(stairs, at)) return stairs;
    if (revealed[cell] === '1') found.push(stairs);
  }
  const way = found.length > 1 ? findPath(knownMap(world), at, found) : null;
  return way?.at(-1) ?? found[0] ?? null;
}
