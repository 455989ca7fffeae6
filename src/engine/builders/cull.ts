import { pointOf } from '../../lib/geometry';
import { areasOf, largestArea, nearestWalkable } from '../level-draft/areas';
import { isWalkable, TILES } from '../state';
import { defineBuilder } from './common';

/** Fills all but the largest area with rock. Moves the start inside. */
export const cull = defineBuilder({
  name: 'cull',
  role: 'modifier',
  needs: ['floor'],
  settings: {},
  build(draft) {
    const { map } = draft;
    const areas = areasOf(map);
    const keep = largestArea(areas);
    for (let cell = 0; cell < map.tiles.length; cell++) {
      if (areas.area[cell] !== keep && isWalkable(map.tiles[cell])) map.tiles[cell] = TILES.wall;
    }
    if (draft.start !== null) draft.start = nearestWalkable(map, pointOf(map, draft.start));
  },
});
