import { nearestWalkable } from '../level-draft/areas';
import { defineBuilder, spotOf, spotSettings } from './common';

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
