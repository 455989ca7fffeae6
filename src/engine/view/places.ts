import { residents } from '../creatures';
import { refOf } from '../knowledge';
import type { Place, World } from '../state';

export const viewPlaces = (world: World): Place[] =>
  residents(world).map(({ mob, at }) => ({ who: refOf(world, mob), at }));
