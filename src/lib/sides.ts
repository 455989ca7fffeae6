/** Straight steps first, so that ties prefer them: W, E, N, S, NW, NE, SW, SE. A side is a place in this list. */
export const NEIGHBOURS: readonly (readonly [dx: number, dy: number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

export const DX = Int8Array.from(NEIGHBOURS, ([dx]) => dx);
export const DY = Int8Array.from(NEIGHBOURS, ([, dy]) => dy);

/** The side of a cell that was entered from nowhere. */
export const NO_SIDE = NEIGHBOURS.length;

const EVERY_SIDE: readonly number[] = NEIGHBOURS.map((_, side) => side);

const isApart = (x: number, y: number): boolean => Math.abs(x) > 1 || Math.abs(y) > 1;

/** By the side to which a path entered a cell, those that are no neighbours of the cell before. */
const SIDES_AHEAD: readonly (readonly number[])[] = [
  ...NEIGHBOURS.map(([dx, dy]) =>
    EVERY_SIDE.filter((side) => isApart(dx + (DX[side] as number), dy + (DY[side] as number))),
  ),
  EVERY_SIDE,
];

/**
 * The sides to which a search goes on from a cell, by the side to which each cell was entered, by what each costs to
 * leave, and by the steps to the sides. The cell before has led to all its own neighbours already, and going on to one
 * of these is no cheaper, unless the cell before costs more than twice as much.
 */
export function sidesAhead(cell: number, entered: Int8Array, cost: Uint8Array, steps: Int32Array): readonly number[] {
  const side = entered[cell] as number;
  const before = cost[cell - (steps[side] as number)] as number;
  return before > 2 * (cost[cell] as number) ? EVERY_SIDE : (SIDES_AHEAD[side] as readonly number[]);
}

let last = { width: 0, steps: new Int32Array() };

/** What a step to each side, and to none, adds to an index on maps of this width. Not to be changed. */
export function stepsIn(width: number): Int32Array {
  if (last.width !== width) {
    last = { width, steps: Int32Array.from([...NEIGHBOURS, [0, 0] as const], ([dx, dy]) => dy * width + dx) };
  }
  return last.steps;
}
