import { NEIGHBOURS, stepsIn } from '../../lib/sides';
import { openCells } from './areas';
import type { MapDraft } from './draft';

const WAY_ROUND = 12;

/** Detects bottlenecks: without the cell, the detour exceeds `WAY_ROUND` steps. Valid until `map` changes. */
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

interface Wave {
  cells: number[];
  mark: number;
}

const UNREACHED = 1;

/** Searches from both ends, the smaller search first, for speed. */
function isNear(open: Uint8Array, width: number, from: number, to: number): boolean {
  const sides = stepsIn(width);
  const marks = open.slice();
  let [wave, other]: [Wave, Wave] = [
    { cells: [from], mark: 2 },
    { cells: [to], mark: 3 },
  ];
  marks[from] = wave.mark;
  marks[to] = other.mark;
  for (let steps = 0; steps < WAY_ROUND; steps++) {
    if (other.cells.length < wave.cells.length) [wave, other] = [other, wave];
    const reached: number[] = [];
    for (const cell of wave.cells) {
      for (let side = 0; side < NEIGHBOURS.length; side++) {
        const neighbour = cell + (sides[side] as number);
        if (marks[neighbour] === other.mark) return true;
        if (marks[neighbour] !== UNREACHED) continue;
        marks[neighbour] = wave.mark;
        reached.push(neighbour);
      }
    }
    wave.cells = reached;
  }
  return false;
}

/** Returns orthogonal neighbours first. `cell` must be inside the outermost ring. */
export const around = ({ width }: MapDraft, cell: number): number[] =>
  NEIGHBOURS.map(([dx, dy]) => cell + dy * width + dx);
