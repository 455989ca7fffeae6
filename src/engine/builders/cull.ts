import { isWalkable, TILES } from '../state';
import { areasOf, defineBuilder, largestArea, nearestWalkable, pointOf } from './common';

/** Fills everything outside the largest connected area. A start outside it moves to the nearest cell inside. */
export const cull = defineBuilder({
  name: 'cull',
  role: 'modifier',
  needs: ['floor'],
  settings: {},
  build(draft) {
    const { map } = draft;
    const areas = areasOf(map);
    const keep = largestArea(areas);
    for (const [cell, tile] of map.tiles.entries()) {
      if (isWalkable(tile) && areas.area[cell] !== keep) map.tiles[cell] = TILES.wall;
    }
    if (draft.start !== null) draft.start = nearestWalkable(map, pointOf(map, draft.start));
  },
});
