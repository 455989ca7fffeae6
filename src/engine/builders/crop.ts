import { TILES } from '../state';
import { countSchema } from '../vocabulary/schemas';
import { defineBuilder } from './common';

export const crop = defineBuilder({
  name: 'crop',
  role: 'modifier',
  needs: ['floor'],
  settings: { width: countSchema, height: countSchema },
  build({ map }, { width, height }) {
    const left = Math.floor((map.width - width) / 2);
    const top = Math.floor((map.height - height) / 2);
    for (let cell = 0; cell < map.tiles.length; cell++) {
      const x = (cell % map.width) - left;
      const y = Math.floor(cell / map.width) - top;
      if (x < 0 || y < 0 || x >= width || y >= height) map.tiles[cell] = TILES.wall;
    }
  },
});
