import { type Point, pointOf, same } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { knownMap } from '../knowledge';
import { enterLevel, parkedDepth } from '../levels/change-level';
import { beginPursuit } from '../levels/pursuit';
import { hasWayDown } from '../schema/campaigns';
import { positionOf, TILES, type World } from '../state';
import { trackDiscoveries } from './common/interruptions';
import { type Plan, type Planner, refuse } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { travelRefusal, walkTowards } from './series/walking';

/**
 * Goes down the stairs underfoot, or else walks to the nearest known stairs down and takes them. Hostile creatures
 * beside the hero on the stairs follow. Away from stairs, refused whenever `travel` to them is refused. Refused as
 * `no-stairs` if no stairs down are known, and as `no-way-down` on the last level.
 */
export const descend: Planner<'descend'> = (world, { sure }) => climb(world, 'down', sure);

/**
 * Goes up the stairs underfoot, or else walks to the nearest known stairs up and takes them. Refused as `no-stairs` if
 * no stairs up are known.
 */
export const ascend: Planner<'ascend'> = (world, { sure }) => climb(world, 'up', sure);

function climb(world: World, direction: 'down' | 'up', sure?: true): Plan {
  const isDown = direction === 'down';
  if (isDown && !hasWayDown(world.raws.campaign, world.game.depth)) return refuse({ code: 'no-way-down' });
  const stairs = nearestStairs(world, isDown ? TILES.downStairs : TILES.upStairs);
  if (stairs === null) return refuse({ code: 'no-stairs', direction });
  const isThere = (): boolean => same(positionOf(world.game.hero), stairs);
  const refusal = isThere() ? null : travelRefusal(world, stairs, sure);
  if (refusal) return refuse(refusal);
  const depth = world.game.depth + (isDown ? 1 : -1);
  if (parkedDepth(world, depth) !== null) return refuse({ code: 'level-parked', depth });
  const run = (): void => {
    beginPursuit(world);
    enterLevel(world, depth, 'stairs');
  };
  if (isThere()) return { kind: 'turn', run };
  const discovered = trackDiscoveries(world);
  return {
    kind: 'series',
    series: {
      ...seriesLimits(world),
      careful: true,
      goal: depth,
      next: () => {
        if (isThere()) return { run };
        const stop = discovered();
        return stop ? { stop } : walkTowards(world, stairs, sure);
      },
    },
  };
}

/**
 * Returns the known stairs with the shortest path, or the first known stairs if no path leads to any. `null` if none
 * are known.
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
