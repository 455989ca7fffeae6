import { cellOf, type MapDraft, snapshot } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';

const ROUNDS = 15;
const ROCK = 55;

/** Grows caves from random cells. On a map with floor, runs only one round. */
export const cellularAutomata = defineBuilder({
  name: 'cellular-automata',
  role: 'either',
  gives: ['floor'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    if (map.tiles.some((tile) => tile !== TILES.wall)) {
      draw(map, nextRound(map, rockOf(map)));
      return;
    }
    let rock = new Uint8Array(map.tiles.length).fill(1);
    for (let y = 1; y < map.height - 1; y++) {
      for (let x = 1; x < map.width - 1; x++) if (!rng.percent(ROCK)) rock[cellOf(map, x, y)] = 0;
    }
    for (let round = 0; round < ROUNDS; round++) {
      rock = nextRound(map, rock);
      if (draft.snapshots === null && round < ROUNDS - 1) continue;
      draw(map, rock);
      snapshot(draft, 'cellular-automata');
    }
  },
});

function rockOf({ tiles }: MapDraft) {
  const rock = new Uint8Array(tiles.length);
  for (let cell = 0; cell < rock.length; cell++) if (tiles[cell] === TILES.wall) rock[cell] = 1;
  return rock;
}

/** A cell becomes rock with more than four rock neighbours, or none. */
function nextRound({ width, height }: MapDraft, rock: Uint8Array) {
  const next = new Uint8Array(rock);
  const column = (middle: number): number =>
    (rock[middle - width] as number) + (rock[middle] as number) + (rock[middle + width] as number);
  for (let y = 1; y < height - 1; y++) {
    let west = column(y * width);
    let here = column(y * width + 1);
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
      const east = column(cell + 1);
      const walls = west + here + east - (rock[cell] as number);
      next[cell] = walls > 4 || walls === 0 ? 1 : 0;
      west = here;
      here = east;
    }
  }
  return next;
}

function draw({ tiles }: MapDraft, rock: Uint8Array): void {
  for (let cell = 0; cell < rock.length; cell++) {
    const tile = tiles[cell];
    if (tile === TILES.wall || tile === TILES.floor) tiles[cell] = rock[cell] === 1 ? TILES.wall : TILES.floor;
  }
}
