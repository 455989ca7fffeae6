import * as z from 'zod/mini';
import type { MapDraft } from '../level-draft/draft';
import { masterTable, withWeights } from '../spawning/master-table';
import { spawnRegion } from '../spawning/region';
import { TILES } from '../state';
import { countSchema, idSchema } from '../vocabulary/schemas';
import { defineBuilder } from './common';

const weightOfMob = z.strictObject({ raw: idSchema, weight: z.int().check(z.minimum(0)) });

export const voronoiSpawner = defineBuilder({
  name: 'voronoi-spawner',
  role: 'modifier',
  needs: ['floor'],
  /** `throws`: percent of usual rolls. `weights`: new weights; 0 removes a creature. */
  settings: { throws: z.exactOptional(countSchema), weights: z.exactOptional(z.array(weightOfMob)) },
  build(draft, { throws, weights = [] }) {
    const table = withWeights(masterTable(draft.raws, draft.depth), weights);
    for (const region of regionsOf(draft.map)) spawnRegion(draft, region, { table, throws });
  },
});

const COLUMNS = 7;
const ROWS = 4;

/** Divides the map into 7 by 4 parts. Returns each part's floor cells. */
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
