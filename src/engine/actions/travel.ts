import { type Point, same } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { hazardAt } from '../hazards';
import { hostilesInView } from '../hostiles';
import { knownMap, reach, reachable } from '../known-map';
import { parkedBeyond } from '../portals';
import { positionOf } from '../state/queries';
import type { World } from '../state/world';
import { discoveries } from './discoveries';
import { dangerous, type Planner, refused } from './plan';
import { bounds, stride } from './stride';

/**
 * Walks to a cell the hero knows, by ways it knows, until it is there, or beside the vendor who stands there, or
 * something worth a decision comes up. Refused in sight of an enemy, as `no-path` when it cannot get there, and as
 * `danger` when a known trap or fire waits there.
 */
export const travel: Planner<'travel'> = (world, { to, sure }) => {
  const [hostile] = hostilesInView(world);
  if (hostile) return refused({ code: 'hostile-in-view', who: hostile.raw });
  if (!canReach(world, to)) return refused({ code: 'no-path' });
  const hazard = hazardAt(world, to);
  if (hazard && !sure) return dangerous(hazard.danger, hazard.what);
  const parked = parkedBeyond(world, to, false);
  if (parked !== null) return refused({ code: 'level-parked', depth: parked });
  const discovered = discoveries(world);
  return {
    kind: 'series',
    series: {
      ...bounds(world),
      next: () => {
        const at = positionOf(world, world.game.hero);
        if (same(at, to)) return { stop: { reason: 'done', what: null } };
        const stop = discovered();
        if (stop) return { stop };
        const step = findPath(knownMap(world), at, [to])?.[1];
        if (step === undefined) return { stop: { reason: 'blocked', what: null } };
        const next = stride(world, step, sure && same(step, to));
        const beside = 'stop' in next && next.stop.reason === 'vendor' && same(step, to);
        return beside ? { stop: { reason: 'done', what: next.stop.what } } : next;
      },
    },
  };
};

function canReach(world: World, to: Point): boolean {
  const { level, index, game } = world;
  const cell = to.y * level.width + to.x;
  if (same(to, positionOf(world, game.hero)) || level.revealed[cell] !== '1' || index.solid[cell] !== 0) return false;
  return reachable(reach(world), knownMap(world), to);
}
