import * as z from 'zod/mini';
import { TILES, type TileName } from '../state';
import { blobSettings, defineBuilder, spreadBlobs } from './common';

export const patches = defineBuilder({
  name: 'patches',
  role: 'modifier',
  needs: ['floor'],
  settings: {
    tile: z.enum(['grass', 'gravel', 'woodFloor', 'shallowWater'] satisfies TileName[]),
    ...blobSettings,
  },
  build(draft, { tile, share, size }) {
    const { tiles } = draft.map;
    const isBare = (cell: number) => tiles[cell] === TILES.floor && !draft.drawn.has(cell);
    spreadBlobs(draft, { share, size }, isBare, (patch) => {
      for (const cell of patch) tiles[cell] = TILES[tile];
    });
  },
});
