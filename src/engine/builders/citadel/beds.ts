import * as z from 'zod/mini';
import { pointOf } from '../../../lib/geometry';
import { place } from '../../level-draft/draft';
import { occupiedCells } from '../../level-draft/occupied-cells';
import { TILES } from '../../state';
import { idSchema } from '../../vocabulary/schemas';
import { TILE_NAMES } from '../../vocabulary/tile';
import { COURT, cellsWith, isIn, type Site } from './site';

/** `fittings` stand at regular distances, in repeating order. */
export const courtSchema = z.strictObject({
  ground: z.enum(TILE_NAMES),
  fittings: z.array(idSchema),
});
type Court = z.infer<typeof courtSchema>;

/** Minimum cells between flower beds and the lines of gates and doors. */
const AISLE = 4;
const MARGIN = 2;
const APART = 4;

export function layBeds(site: Site, { ground, fittings }: Court): void {
  const { draft, middle, keep } = site;
  const taken = occupiedCells(draft);
  for (const cell of cellsWith(site, (one) => isIn(site, COURT, one))) {
    const { x, y } = pointOf(draft.map, cell);
    const [dx, dy] = [Math.abs(x - middle.x), Math.abs(y - middle.y)];
    const isAside = dx > keep.x + MARGIN || dy > keep.y + MARGIN;
    if (dx < AISLE || dy < AISLE || !isAside || dx > COURT.x - MARGIN || taken.has(cell)) continue;
    draft.map.tiles[cell] = TILES[ground];
    if ((dx + dy) % APART !== 0 || dx % 2 !== 0) continue;
    const thing = fittings[((dx + dy) / APART) % fittings.length];
    if (thing !== undefined) place(draft, cell, thing);
  }
}
