import { areasOf } from '../level-draft/areas';
import { around } from '../level-draft/doors';
import { type Draft, place, snapshot } from '../level-draft/draft';
import { randomRaw } from '../spawning/master-table';
import { isStairs, TILES } from '../state';
import { defineBuilder } from './common';

const SIDE = [2, 3] as const;
const MOST = 2;

export const secretClosets = defineBuilder({
  name: 'secret-closets',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: {},
  build(draft) {
    const wanted = draft.rng.int(0, MOST);
    for (let closet = 0; closet < wanted; closet++) digCloset(draft);
  },
});

interface Closet {
  door: number;
  cells: number[];
}

function digCloset(draft: Draft): void {
  const { map, rng } = draft;
  const depth = rng.int(...SIDE);
  const breadth = rng.int(...SIDE);
  const places = possibleClosets(draft, depth, breadth);
  if (places.length === 0) return;
  const { door, cells } = rng.pick(places);
  for (const cell of [door, ...cells]) map.tiles[cell] = TILES.floor;
  place(draft, door, 'hidden-door');
  const prizes = [randomRaw(draft, 'magic-item'), randomRaw(draft, 'item')];
  for (const raw of prizes) {
    const [cell] = cells.splice(rng.int(0, cells.length - 1), 1);
    if (raw !== null && cell !== undefined) place(draft, cell, raw);
  }
  snapshot(draft, 'secret-closets');
}

function possibleClosets(draft: Draft, depth: number, breadth: number): Closet[] {
  const { map, raws, spawns } = draft;
  const solid = solidCells(draft);
  const isOpening = openingTest(draft);
  const doors = new Set(spawns.filter(({ raw }) => raws.archetypes[raw]?.door).map(({ cell }) => cell));
  const closets: Closet[] = [];
  const ways = [1, -1, map.width, -map.width];
  for (let door = 0; door < solid.length; door++) {
    if (solid[door] === 0) continue;
    for (const inwards of ways) {
      if (!isOpening(door - inwards)) continue;
      const across = Math.abs(inwards) === 1 ? map.width : 1;
      const shell = { from: door - across, inwards, depth: depth + 2, across, breadth: breadth + 2 };
      if (!isAll(solid, shell) || around(map, door).some((beside) => doors.has(beside))) continue;
      closets.push({ door, cells: cellsOf({ from: door + inwards, inwards, depth, across, breadth }) });
    }
  }
  return closets;
}

/** Rectangle of `depth` cells along `inwards` and `breadth` cells along `across`. */
interface Block {
  from: number;
  inwards: number;
  depth: number;
  across: number;
  breadth: number;
}

function cellsOf({ from, inwards, depth, across, breadth }: Block): number[] {
  return Array.from({ length: depth * breadth }, (_, at) => {
    const along = at % depth;
    return from + along * inwards + ((at - along) / depth) * across;
  });
}

function isAll(marked: Uint8Array, { from, inwards, depth, across, breadth }: Block): boolean {
  for (let along = depth - 1; along >= 0; along--) {
    for (let side = 0; side < breadth; side++) {
      if (marked[from + along * inwards + side * across] !== 1) return false;
    }
  }
  return true;
}

function openingTest({ map, start }: Draft): (cell: number) => boolean {
  const { area } = areasOf(map);
  const home = start === null ? null : area[start];
  return (cell) => area[cell] === home && cell !== start && !isStairs(map.tiles[cell]);
}

function solidCells({ map: { width, height, tiles }, drawn, cleared }: Draft): Uint8Array {
  const solid = new Uint8Array(tiles.length);
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
      if (tiles[cell] === TILES.wall && !drawn.has(cell) && !cleared.has(cell)) solid[cell] = 1;
    }
  }
  return solid;
}
