import { pointOf } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { cellOf, type MapDraft } from '../level-draft/draft';
import { TILES, type TileCode } from '../state';
import { defineBuilder } from './common';

/** Decorates floor and thin rock. Pools replace only rock, to cut off no floor. */
export const caveDecorator = defineBuilder({
  name: 'cave-decorator',
  role: 'modifier',
  needs: ['floor'],
  settings: {},
  build({ map, rng, drawn }) {
    const before = map.tiles.slice();
    for (let y = 1; y < map.height - 1; y++) {
      for (let x = 1; x < map.width - 1; x++) {
        const cell = cellOf(map, x, y);
        if (drawn.has(cell)) continue;
        if (before[cell] === TILES.floor) map.tiles[cell] = floorTile(rng);
        if (before[cell] !== TILES.wall) continue;
        const isRock = (side: number): boolean => before[side] === TILES.wall;
        map.tiles[cell] = rockTile(countSides(map, cell, isRock), rng);
      }
    }
  },
});

function countSides(map: MapDraft, cell: number, test: (side: number) => boolean): number {
  const { x, y } = pointOf(map, cell);
  let count = 0;
  if (test(cell - 1)) count += 1;
  if (x < map.width - 2 && test(cell + 1)) count += 1;
  if (test(cell - map.width)) count += 1;
  if (y < map.height - 2 && test(cell + map.width)) count += 1;
  return count;
}

function floorTile(rng: Rng): TileCode {
  if (rng.die(6) === 1) return TILES.gravel;
  return rng.die(10) === 1 ? TILES.shallowWater : TILES.floor;
}

function rockTile(walls: number, rng: Rng): TileCode {
  if (walls === 2) return TILES.deepWater;
  if (walls !== 1) return TILES.wall;
  const roll = rng.die(4);
  if (roll === 1) return TILES.stalactite;
  return roll === 2 ? TILES.stalagmite : TILES.wall;
}
