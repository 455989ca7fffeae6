import * as z from 'zod/mini';
import type { MapDraft } from '../level-draft/draft';
import { masterTable } from '../spawning/master-table';
import { spawnRegion } from '../spawning/region';
import { TILES } from '../state';
import { countSchema } from '../vocabulary/schemas';
import { defineBuilder } from './common';

/** Populates the floor in seven columns of four parts each; a part has sides of about twelve cells. */
export const voronoiSpawner = defineBuilder({
  name: 'voronoi-spawner',
  role: 'modifier',
  needs: ['floor'],
  /** `throws`: percentage of the usual number of rolls on the spawn table; 100 if absent. */
  settings: { throws: z.exactOptional(countSchema) },
  build(draft, { throws }) {
    const table = masterTable(draft.raws, draft.depth);
    for (const region of regionsOf(draft.map)) spawnRegion(draft, region, { table, throws });
  },
});

const COLUMNS = 7;
const ROWS = 4;

/** Returns the floor cells of each part, parts row by row, without parts that have no floor. */
export function regionsOf({ width, height, tiles }: MapDraft): number[][] {
  const regions: number[][] = Array.from({ length: COLUMNS * ROWS }, () => []);
  for (let cell = 0; cell < tiles.length; cell++) {
    if (tiles[cell] !== TILES.floor) continue;
    const x = cell % width;
    const column = Math.floor((COLUMNS * x) / width);
    const row = Math.floor((ROWS * (cell - x)) / (width * height));
    regions[row * COLUMNS + column]?.push(cell);
  }
  return regions.filter((region) => region.length > 0);
}
