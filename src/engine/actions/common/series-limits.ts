import type { World } from '../../state';
import { isHeroConfused } from './bump';
import type { Series } from './plan';

/** The most player-turns that one action takes, except Explore. */
export const MAX_TURNS = 100;
/** The most player-turns that one Explore takes. */
export const MAX_EXPLORE_TURNS = 200;
/** The most blows or shots at one creature in a series. */
export const MAX_BLOWS = 10;

/**
 * Returns the limits of a series in player-turns. A confused hero takes one step at a time, because its steps go in
 * random directions.
 */
export function seriesLimits(world: World, limit = MAX_TURNS): Pick<Series, 'limit' | 'atLimit'> {
  return isHeroConfused(world) ? { limit: 1, atLimit: 'confused' } : { limit, atLimit: 'limit' };
}
