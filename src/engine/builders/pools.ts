import * as z from 'zod/mini';
import { NEIGHBOURS } from '../../lib/path';
import { countSchema } from '../schema/common';
import { TILES } from '../state';
import { areasOf, type Draft, defineBuilder, growBlob, type MapDraft, shuffled } from './common';

/** Floods parts of the floor: shallow at the rim, deep inside, unless deep water would cut off a part of the level. */
export const pools = defineBuilder({
  name: 'pools',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: {
    /** Percent of the floor. */
    share: countSchema.check(z.maximum(100)),
    /** Most cells of a pool. */
    size: countSchema,
  },
  build(draft, { share, size }) {
    const { tiles } = draft.map;
    const isFloor = (cell: number) => tiles[cell] === TILES.floor && cell !== draft.start;
    const floor = [...tiles.keys()].filter(isFloor);
    const wanted = Math.floor((floor.length * share) / 100);
    let flooded = 0;
    for (const from of shuffled(floor, draft.rng)) {
      if (flooded >= wanted) return;
      if (!isFloor(from)) continue;
      const pool = growBlob(draft, from, Math.min(size, wanted - flooded), isFloor);
      flood(draft, pool);
      flooded += pool.length;
    }
  },
});

function flood({ map, start }: Draft, pool: readonly number[]): void {
  for (const cell of pool) map.tiles[cell] = TILES.shallowWater;
  const deep = pool.filter((cell) => isSurrounded(map, cell));
  for (const cell of deep) map.tiles[cell] = TILES.deepWater;
  if (start === null || isOneArea(map)) return;
  for (const cell of deep) map.tiles[cell] = TILES.shallowWater;
}

/** Is there nothing but water round the cell? */
function isSurrounded({ tiles, width }: MapDraft, cell: number): boolean {
  return NEIGHBOURS.every(([dx, dy]) => {
    const tile = tiles[cell + dy * width + dx];
    return tile === TILES.shallowWater || tile === TILES.deepWater;
  });
}

const isOneArea = (map: MapDraft): boolean => areasOf(map).sizes.length === 1;
