import type { World } from '../../state';
import { isHeroConfused } from './bump';
import type { Series } from './plan';

/** Most player-turns of one action. */
export const MAX_TURNS = 100;
/** Most player-turns of one Explore. */
export const MAX_EXPLORE_TURNS = 200;

/** Limits of a series: a confused hero takes one step at a time, because steps go in random directions. */
export function seriesLimits(world: World, limit = MAX_TURNS): Pick<Series, 'limit' | 'atLimit'> {
  return isHeroConfused(world) ? { limit: 1, atLimit: 'confused' } : { limit, atLimit: 'limit' };
}
