import type { World } from '../../state';
import { isHeroConfused } from './bump';
import type { Series } from './plan';

/** Maximum number of turns in one action. Some actions have a limit of their own. */
export const MAX_TURNS = 100;
export const MAX_EXPLORE_TURNS = 250;
/** Maximum number of blows or shots at one creature in one action. */
export const MAX_BLOWS = 10;

/** Returns `limit` turns; only one turn if the hero is confused, because confused steps go in random directions. */
export function seriesLimits(world: World, limit = MAX_TURNS): Pick<Series, 'limit' | 'atLimit'> {
  return isHeroConfused(world) ? { limit: 1, atLimit: 'confused' } : { limit, atLimit: 'limit' };
}
