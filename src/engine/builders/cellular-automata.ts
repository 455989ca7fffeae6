import { TILES } from '../state';
import { cellOf, defineBuilder, type MapDraft, snapshot } from './common';

const ROUNDS = 15;
/** Percentage of the cells that start as rock. */
const ROCK = 55;

/** Grows caves from noise; as a modifier, runs one round of the same automaton over the existing map. */
export const cellularAutomata = defineBuilder({
  name: 'cellular-automata',
  role: 'either',
  gives: ['floor'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    if (map.tiles.some((tile) => tile !== TILES.wall)) {
      grow(map);
      return;
    }
    for (let y = 1; y < map.height - 1; y++) {
      for (let x = 1; x < map.width - 1; x++) {
        if (!rng.percent(ROCK)) map.tiles[cellOf(map, x, y)] = TILES.floor;
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      grow(map);
      snapshot(draft, 'cellular-automata');
    }
  },
});

/**
 * A cell becomes rock when more than four or none of its neighbours are rock, otherwise floor. Only rock and floor
 * change.
 */
function grow(map: MapDraft): void {
  const { width, height, tiles } = map;
  const rock = new Uint8Array(tiles.length);
  for (let cell = 0; cell < rock.length; cell++) rock[cell] = tiles[cell] === TILES.wall ? 1 : 0;
  // Of three cells one above the other, so that each step adds one column and drops another.
  const column = (middle: number): number =>
    (rock[middle - width] as number) + (rock[middle] as number) + (rock[middle + width] as number);
  for (let y = 1; y < height - 1; y++) {
    let west = column(y * width);
    let here = column(y * width + 1);
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
      const east = column(cell + 1);
      const walls = west + here + east - (rock[cell] as number);
      if (tiles[cell] === TILES.wall || tiles[cell] === TILES.floor) {
        tiles[cell] = walls > 4 || walls === 0 ? TILES.wall : TILES.floor;
      }
      west = here;
      here = east;
    }
  }
}
