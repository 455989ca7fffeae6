import * as z from 'zod/mini';
import type { PrefabRaw } from '../schema/prefabs';
import { TILES } from '../state';
import { cellOf, type Draft, defineBuilder, pointOf, prefabOf, prefabSize, snapshot, stamp } from './common';

/** A roll of 1d6 + depth below this places no vault. */
const MIN_ROLL = 4;

/** Places one to three small prefabs, each on the first area of open floor that holds it. */
export const roomVaults = defineBuilder({
  name: 'room-vaults',
  role: 'modifier',
  needs: ['floor'],
  settings: { prefabs: z.array(z.string()).check(z.minLength(1)) },
  build(draft, { prefabs }) {
    const { rng, depth } = draft;
    if (rng.die(6) + depth < MIN_ROLL) return;
    const vaults = prefabs.map((id) => prefabOf(draft, id));
    const wanted = Math.min(rng.die(3), vaults.length);
    const used = new Set<number>();
    for (let vault = 0; vault < wanted; vault++) {
      const [chosen] = vaults.splice(rng.int(0, vaults.length - 1), 1);
      if (chosen) placeVault(draft, chosen, used);
    }
  },
});

function placeVault(draft: Draft, vault: PrefabRaw, used: Set<number>): void {
  const { map } = draft;
  const isFree = (cell: number) => map.tiles[cell] === TILES.floor && !used.has(cell) && cell !== draft.start;
  const corner = [...map.tiles.keys()].find((cell) => footprint(draft, vault, cell)?.every(isFree));
  if (corner === undefined) return;
  for (const cell of footprint(draft, vault, corner) ?? []) used.add(cell);
  const { x, y } = pointOf(map, corner);
  stamp(draft, vault, x, y);
  snapshot(draft, 'room-vaults');
}

/** Cells a vault would cover with its top-left here, `null` too near the edge. */
function footprint({ map }: Draft, vault: PrefabRaw, corner: number): number[] | null {
  const { x, y } = pointOf(map, corner);
  const { width, height } = prefabSize(vault);
  if (x <= 1 || y <= 1 || x + width >= map.width - 2 || y + height >= map.height - 2) return null;
  const cells: number[] = [];
  for (let dy = 0; dy < height; dy++) for (let dx = 0; dx < width; dx++) cells.push(cellOf(map, x + dx, y + dy));
  return cells;
}
