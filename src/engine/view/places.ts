import { residents } from '../creatures';
import { refOf } from '../knowledge';
import type { Place, World } from '../state';

/**
 * Returns the shops and people of note on the level. The level is the hero's home, so it knows them without seeing
 * them.
 */
export const viewPlaces = (world: World): Place[] =>
  residents(world).map(({ mob, at }) => ({ who: refOf(world, mob), at }));
