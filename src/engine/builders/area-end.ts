import { nearestWalkable } from '../level-draft/areas';
import { setExit } from '../level-draft/draft';
import { defineBuilder, spotOf, spotSettings } from './common';

export const areaEnd = defineBuilder({
  name: 'area-end',
  role: 'modifier',
  needs: ['floor'],
  gives: ['exit'],
  settings: spotSettings,
  build(draft, spot) {
    const exit = nearestWalkable(draft.map, spotOf(draft.map, spot, draft.rng));
    if (exit !== null) setExit(draft.map, exit);
  },
});
