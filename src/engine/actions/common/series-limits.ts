import type { World } from '../../state';
import { isHeroConfused } from './bump';
import type { Series } from './plan';

export const MAX_TURNS = 100;
export const MAX_EXPLORE_TURNS = 250;
export const MAX_BLOWS = 10;

/** Allows a confused hero one turn, because confused steps go astray. */
export function seriesLimits(world: World, limit = MAX_TURNS): Pick<Series, 'limit' | 'atLimit'> {
  return isHeroConfused(world) ? { limit: 1, atLimit: 'confused' } : { limit, atLimit: 'limit' };
}
