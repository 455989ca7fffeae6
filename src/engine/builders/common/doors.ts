import { NEIGHBOURS } from '../../../lib/sides';
import { openCells } from './areas';
import type { MapDraft } from './draft';

/** Most steps of a way round a door that make it useless. */
const WAY_ROUND = 12;

/**
 * Tests whether a door on a cell divides what is on its two sides, so that there is no way round it within twelve steps.
 * `shut` cells are no way. Valid until the map changes.
 */
export function dividingTest(map: MapDraft, shut: Iterable<number>): (cell: number) => boolean {
  const open = openCells(map);
  for (const cell of shut) open[cell] = 0;
  return (cell) => {
    if (open[cell] === 0) return isDividing(map, open, cell);
    open[cell] = 0;
    const divides = isDividing(map, open, cell);
    open[cell] = 1;
    return divides;
  };
}

const isDividing = ({ width }: MapDraft, open: Uint8Array, cell: number): boolean =>
  [1, width].some(
    (step) => open[cell - step] === 1 && open[cell + step] === 1 && !isNear(open, width, cell - step, cell + step),
  );

/** Is the way from one cell to the other at most as long as a way round? */
function isNear(open: Uint8Array, width: number, from: number, to: number): boolean {
  const sides = NEIGHBOURS.map(([dx, dy]) => dy * width + dx);
  const unseen = open.slice();
  unseen[from] = 0;
  let wave = [from];
  for (let steps = 0; steps < WAY_ROUND; steps++) {
    const next: number[] = [];
    for (const cell of wave) {
      for (const side of sides) {
        const neighbour = cell + side;
        if (unseen[neighbour] !== 1) continue;
        if (neighbour === to) return true;
        unseen[neighbour] = 0;
        next.push(neighbour);
      }
    }
    wave = next;
  }
  return false;
}

/** The eight cells around one off the outermost ring. */
export const around = ({ width }: MapDraft, cell: number): number[] =>
  NEIGHBOURS.map(([dx, dy]) => cell + dy * width + dx);
