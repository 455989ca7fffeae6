import { areasOf } from '../level-draft/areas';
import type { Draft, MapDraft } from '../level-draft/draft';
import { TILES } from '../state';
import { blobSettings, defineBuilder, spreadBlobs } from './common';

const LEAST_ISLAND = 5;

/** Digs chasms, and bridges areas that a chasm would cut off. */
export const chasms = defineBuilder({
  name: 'chasms',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: blobSettings,
  build(draft, settings) {
    const { tiles } = draft.map;
    const isFloor = (cell: number) => tiles[cell] === TILES.floor && cell !== draft.start && !draft.drawn.has(cell);
    spreadBlobs(draft, settings, isFloor, (blob) => drop(draft, blob));
  },
});

function drop({ map, start }: Draft, blob: readonly number[]): void {
  for (const cell of blob) map.tiles[cell] = TILES.deepWater;
  if (start === null) return;
  dropIslands(map, start);
  while (areasOf(map).sizes.length > 1) {
    const way = shortestBridge(map, start);
    if (way === null) break;
    for (const cell of way) map.tiles[cell] = TILES.bridge;
  }
  if (areasOf(map).sizes.length === 1) return;
  for (const cell of blob) map.tiles[cell] = TILES.floor;
}

function dropIslands(map: MapDraft, start: number): void {
  const { tiles } = map;
  const { area, sizes } = areasOf(map);
  const kept = new Set([area[start]]);
  for (const [cell, number] of area.entries()) if (tiles[cell] !== TILES.floor) kept.add(number);
  for (const [cell, number] of area.entries()) {
    if ((sizes[number] ?? LEAST_ISLAND) < LEAST_ISLAND && !kept.has(number)) tiles[cell] = TILES.deepWater;
  }
}

function shortestBridge(map: MapDraft, start: number): number[] | null {
  const { width, tiles } = map;
  const { area } = areasOf(map);
  const here = area[start];
  const before = new Map<number, number | null>();
  for (const cell of area.keys()) if (area[cell] === here) before.set(cell, null);
  for (const [cell] of before) {
    for (const next of [cell - width, cell - 1, cell + 1, cell + width]) {
      if (before.has(next)) continue;
      if ((area[next] as number) >= 0) return wayTo(before, cell);
      if (tiles[next] === TILES.deepWater) before.set(next, cell);
    }
  }
  return null;
}

function wayTo(before: ReadonlyMap<number, number | null>, end: number): number[] {
  const way: number[] = [];
  for (let cell = end, back = before.get(cell); back !== undefined && back !== null; back = before.get(cell)) {
    way.push(cell);
    cell = back;
  }
  return way;
}
