import { nearestWalkable } from '../level-draft/areas';
import { defineBuilder, spotOf, spotSettings } from './common';

/** Places the start on the walkable cell nearest to the point that `spot` names. */
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
