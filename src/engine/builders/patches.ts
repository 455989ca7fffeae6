import * as z from 'zod/mini';
import { countSchema } from '../schema/common';
import { TILES, type TileName } from '../state';
import { defineBuilder, growBlob, shuffled } from './common';

/** Turns parts of the floor into another ground that can be walked on, in irregular patches. Spares what was drawn by hand. */
export const patches = defineBuilder({
  name: 'patches',
  role: 'modifier',
  needs: ['floor'],
  settings: {
    tile: z.enum(['grass', 'gravel', 'woodFloor', 'shallowWater'] satisfies TileName[]),
    /** Percent of the floor. */
    share: countSchema.check(z.maximum(100)),
    /** Most cells of a patch. */
    size: countSchema,
  },
  build(draft, { tile, share, size }) {
    const { tiles } = draft.map;
    const isBare = (cell: number) => tiles[cell] === TILES.floor && !draft.drawn.has(cell);
    const floor = [...tiles.keys()].filter(isBare);
    const wanted = Math.floor((floor.length * share) / 100);
    let laid = 0;
    for (const from of shuffled(floor, draft.rng)) {
      if (laid >= wanted) return;
      if (!isBare(from)) continue;
      const patch = growBlob(draft, from, Math.min(size, wanted - laid), isBare);
      for (const cell of patch) tiles[cell] = TILES[tile];
      laid += patch.length;
    }
  },
});
