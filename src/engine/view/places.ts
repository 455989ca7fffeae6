import { mobsOfNote } from '../creatures';
import { refOf } from '../knowledge';
import { type Place, positionOf, type World } from '../state';

/** Shops and people of note on the level: it is the hero's home, so it knows where they are without seeing them. */
export const viewPlaces = (world: World): Place[] =>
  mobsOfNote(world).map((mob) => ({ who: refOf(world, mob), at: { ...positionOf(mob) } }));
