import type { Rng } from '../../lib/rng';
import { TILES, type TileCode } from '../state';
import { cellOf, defineBuilder, type MapDraft } from './common';

/**
 * Puts gravel and puddles on the floor, pools and cave stones where the rock is thin. Deep water without other water
 * beside it stays rock: single cells of water make the walls of a cave look perforated.
 */
export const caveDecorator = defineBuilder({
  name: 'cave-decorator',
  role: 'modifier',
  needs: ['floor'],
  settings: {},
  build({ map, rng }) {
    const before = map.tiles.slice();
    for (let y = 1; y < map.height - 1; y++) {
      for (let x = 1; x < map.width - 1; x++) {
        const cell = cellOf(map, x, y);
        if (before[cell] === TILES.floor) map.tiles[cell] = floorTile(rng);
        if (before[cell] !== TILES.wall) continue;
        const around = [cell - 1, cell + 1, cell - map.width, cell + map.width];
        map.tiles[cell] = rockTile(around.filter((neighbour) => before[neighbour] === TILES.wall).length, rng);
      }
    }
    closePockets(map);
  },
});

function closePockets(map: MapDraft): void {
  const isWater = (cell: number) => map.tiles[cell] === TILES.deepWater || map.tiles[cell] === TILES.shallowWater;
  const pockets = [...map.tiles.keys()].filter((cell) => {
    const around = [cell - 1, cell + 1, cell - map.width, cell + map.width];
    return map.tiles[cell] === TILES.deepWater && !around.some(isWater);
  });
  for (const cell of pockets) map.tiles[cell] = TILES.wall;
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
