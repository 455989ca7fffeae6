import { spawnRegion } from '../spawning/region';
import { TILES } from '../state';
import { defineBuilder, type MapDraft } from './common';

/** Populates the floor in squares of about twelve and a half cells a side. */
export const voronoiSpawner = defineBuilder({
  name: 'voronoi-spawner',
  role: 'modifier',
  needs: ['floor'],
  settings: {},
  build(draft) {
    for (const region of regionsOf(draft.map)) spawnRegion(draft, region);
  },
});

/** Floor cells of each square, squares row by row; those without floor are left out. */
export function regionsOf(map: MapDraft): number[][] {
  const across = regionNumber(map.width - 1) + 1;
  const regions: number[][] = [];
  for (const [cell, tile] of map.tiles.entries()) {
    if (tile !== TILES.floor) continue;
    const x = cell % map.width;
    const number = regionNumber((cell - x) / map.width) * across + regionNumber(x);
    const region = regions[number] ?? [];
    region.push(cell);
    regions[number] = region;
  }
  return regions.filter((region) => region !== undefined);
}

/** 8 % of the coordinate, rounded down. */
export const regionNumber = (coordinate: number): number => Math.floor((8 * coordinate) / 100);
