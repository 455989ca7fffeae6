import * as z from 'zod/mini';
import { countSchema } from '../schema/common';
import { TILES, type TileName } from '../state';
import { type Draft, defineBuilder, growBlob, shuffled } from './common';

/** Turns parts of the floor into another ground that can be walked on, in irregular patches. */
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
    const wanted = Math.floor((floorOf(draft).length * share) / 100);
    let laid = 0;
    for (const from of shuffled(floorOf(draft), draft.rng)) {
      if (laid >= wanted) return;
      if (tiles[from] !== TILES.floor) continue;
      const patch = growBlob(draft, from, Math.min(size, wanted - laid), (cell) => tiles[cell] === TILES.floor);
      for (const cell of patch) tiles[cell] = TILES[tile];
      laid += patch.length;
    }
  },
});

function floorOf({ map }: Draft): number[] {
  return [...map.tiles.keys()].filter((cell) => map.tiles[cell] === TILES.floor);
}
