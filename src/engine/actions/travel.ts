import { same } from '../../lib/geometry';
import { parkedBeyond } from '../levels/change-level';
import { positionOf } from '../state';
import { discoveries } from './common/interruptions';
import { type Planner, refused } from './common/plan';
import { bounds, detained, walk } from './common/walking';

/**
 * Walks to a cell the hero knows, by ways it knows, until it is there, or beside the vendor who stands there, or
 * something worth a decision comes up. Refused in sight of an enemy, as `no-path` when it cannot get there, as `blocked`
 * when somebody bars the only way, and as `danger` when a known trap or fire waits there.
 */
export const travel: Planner<'travel'> = (world, { to, sure }) => {
  const refusal = detained(world, to, sure);
  if (refusal) return refused(refusal);
  const parked = parkedBeyond(world, to, false);
  if (parked !== null) return refused({ code: 'level-parked', depth: parked });
  const discovered = discoveries(world);
  return {
    kind: 'series',
    series: {
      ...bounds(world),
      next: () => {
        if (same(positionOf(world.game.hero), to)) return { stop: { reason: 'done', what: null } };
        const stop = discovered();
        if (stop) return { stop };
        const next = walk(world, to, sure);
        const beside = 'stop' in next && next.stop.reason === 'vendor';
        return beside ? { stop: { reason: 'done', what: next.stop.what } } : next;
      },
    },
  };
};
