import { residents } from '../creatures';
import { refOf } from '../knowledge';
import type { Place, World } from '../state';

/** Shops and people of note on the level: it is the hero's home, so it knows where they are without seeing them. */
export const viewPlaces = (world: World): Place[] =>
  residents(world).map(({ mob, at }) => ({ who: refOf(world, mob), at }));
