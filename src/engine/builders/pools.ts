import { NEIGHBOURS } from '../../lib/sides';
import { areasOf } from '../level-draft/areas';
import type { Draft, MapDraft } from '../level-draft/draft';
import { TILES } from '../state';
import { blobSettings, defineBuilder, spreadBlobs } from './common';

/** Floods floor. Pools stay shallow if deep water would divide the level. */
export const pools = defineBuilder({
  name: 'pools',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: blobSettings,
  build(draft, settings) {
    const isFloor = (cell: number) => draft.map.tiles[cell] === TILES.floor && cell !== draft.start;
    spreadBlobs(draft, settings, isFloor, (pool) => flood(draft, pool));
  },
});

function flood({ map, start }: Draft, pool: readonly number[]): void {
  for (const cell of pool) map.tiles[cell] = TILES.shallowWater;
  const deep = pool.filter((cell) => isSurrounded(map, cell));
  for (const cell of deep) map.tiles[cell] = TILES.deepWater;
  if (start === null || isOneArea(map)) return;
  for (const cell of deep) map.tiles[cell] = TILES.shallowWater;
}

function isSurrounded({ tiles, width }: MapDraft, cell: number): boolean {
  return NEIGHBOURS.every(([dx, dy]) => {
    const tile = tiles[cell + dy * width + dx];
    return tile === TILES.shallowWater || tile === TILES.deepWater;
  });
}

const isOneArea = (map: MapDraft): boolean => areasOf(map).sizes.length === 1;
