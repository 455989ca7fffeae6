import { cellOf } from '../level-draft/draft';
import { spawnRegion } from '../spawning/region';
import { TILES } from '../state';
import { defineBuilder } from './common';

/** Skips the first room, in which the hero usually arrives. */
export const roomSpawner = defineBuilder({
  name: 'room-spawner',
  role: 'modifier',
  needs: ['rooms', 'floor'],
  settings: {},
  build(draft) {
    const { map } = draft;
    for (const room of (draft.rooms ?? []).slice(1)) {
      const cells: number[] = [];
      for (let y = room.y1 + 1; y < room.y2; y++) {
        for (let x = room.x1 + 1; x < room.x2; x++) {
          const cell = cellOf(map, x, y);
          if (map.tiles[cell] === TILES.floor) cells.push(cell);
        }
      }
      spawnRegion(draft, cells);
    }
  },
});
