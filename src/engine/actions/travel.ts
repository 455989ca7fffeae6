import { same } from '../../lib/geometry';
import { parkedDepthBehindPortal } from '../levels/change-level';
import { positionOf } from '../state';
import { trackDiscoveries } from './common/interruptions';
import { type Planner, refuse } from './common/plan';
import { seriesLimits, travelRefusal, walkTowards } from './common/walking';

/**
 * Walks to a cell the hero knows, by ways it knows, until it is there, or beside the vendor who stands there, or
 * something worth a decision comes up. Refused in sight of an enemy, as `no-path` when it cannot get there, as `blocked`
 * when somebody bars the only way, and as `danger` when a known trap or fire waits there.
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
