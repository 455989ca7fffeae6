import { residents } from '../creatures';
import { refOf } from '../knowledge';
import type { Place, World } from '../state';

/**
 * Returns the vendors and other townsfolk whom the hero has known from the start of the run. The hero need not see
 * them.
 */
export const viewPlaces = (world: World): Place[] =>
  residents(world).map(({ mob, at }) => ({ who: refOf(world, mob), at }));
