import { nearestWalkable } from './carving/areas';
import { spotOf, spotSettings } from './carving/spots';
import { defineBuilder } from './chain/builder';

/** The hero arrives as near as possible to a spot of the map. */
export const areaStart = defineBuilder({
  name: 'area-start',
  role: 'modifier',
  needs: ['floor'],
  gives: ['start'],
  settings: spotSettings,
  build(draft, spot) {
    draft.start = nearestWalkable(draft.map, spotOf(draft.map, spot, draft.rng));
  },
});
