import { residents } from '../creatures';
import { refOf } from '../knowledge';
import type { Place, World } from '../state';

/** Returns the creatures that the hero has known since the run began, vendors included, even those out of sight. */
export const viewPlaces = (world: World): Place[] =>
  residents(world).map(({ mob, at }) => ({ who: refOf(world, mob), at }));
