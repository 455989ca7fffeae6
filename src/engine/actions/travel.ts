import { same } from '../../lib/geometry';
import { parkedDepthBehindPortal } from '../levels/change-level';
import { positionOf } from '../state';
import { trackDiscoveries } from './common/interruptions';
import { type Planner, refuse } from './common/plan';
import { seriesLimits, travelRefusal, walkTowards } from './common/walking';

/**
 * Walks to a known cell over known ground, until the hero is there, or beside the vendor who stands there, or there is
 * a reason to stop. Refused with an enemy in view, as `no-path` when the cell cannot be reached, as `blocked` when a
 * creature blocks the only path, and as `danger` when a known trap or fire is there.
 */
export const travel: Planner<'travel'> = (world, { to, sure }) => {
  const refusal = travelRefusal(world, to, sure);
  if (refusal) return refuse(refusal);
  const parked = parkedDepthBehindPortal(world, to, false);
  if (parked !== null) return refuse({ code: 'level-parked', depth: parked });
  const discovered = trackDiscoveries(world);
  return {
    kind: 'series',
    series: {
      ...seriesLimits(world),
      careful: true,
      next: () => {
        if (same(positionOf(world.game.hero), to)) return { stop: { reason: 'done', what: null } };
        const stop = discovered();
        if (stop) return { stop };
        const next = walkTowards(world, to, sure);
        const beside = 'stop' in next && next.stop.reason === 'vendor';
        return beside ? { stop: { reason: 'done', what: next.stop.what } } : next;
      },
    },
  };
};
