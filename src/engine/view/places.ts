import { residents } from '../creatures';
import { refOf } from '../knowledge';
import type { Place, World } from '../state';

/**
 * Returns the townsfolk on the level, vendors included, whom the hero has known since the run began, in the order of
 * the raws. The hero need not see them.
 */
export const viewPlaces = (world: World): Place[] =>
  residents(world).map(({ mob, at }) => ({ who: refOf(world, mob), at }));
