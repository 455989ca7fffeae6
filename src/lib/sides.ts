/**
 * Steps to the eight neighbours of a cell. A side is an index into this list. Straight steps come first, because
 * searches prefer earlier steps in a tie.
 */
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

/** Side that a search records for its start, because no step entered the start. */
export const NO_SIDE = NEIGHBOURS.length;

const EVERY_SIDE: readonly number[] = NEIGHBOURS.map((_, side) => side);

const isApart = (x: number, y: number): boolean => Math.abs(x) > 1 || Math.abs(y) > 1;

/**
 * Sides to which a path can continue, by the side of the step that entered the present cell. Leaves out sides that lead
 * to a neighbour of the previous cell. The last entry, for the start, has all sides.
 */
const SIDES_AHEAD: readonly (readonly number[])[] = [
  ...NEIGHBOURS.map(([dx, dy]) =>
    EVERY_SIDE.filter((side) => isApart(dx + (DX[side] as number), dy + (DY[side] as number))),
  ),
  EVERY_SIDE,
];

/**
 * Returns the sides to which a search must continue from a cell. `entered` is the side of the step that entered each
 * cell. `cost` is the cost of leaving each cell. `steps` is the result of `stepsIn`.
 *
 * Leaves out neighbours of the previous cell, because the search has already reached these neighbours at no greater
 * cost. Returns all sides if leaving the previous cell costs more than twice as much as leaving this cell.
 */
export function sidesAhead(cell: number, entered: Int8Array, cost: Uint8Array, steps: Int32Array): readonly number[] {
  const side = entered[cell] as number;
  const before = cost[cell - (steps[side] as number)] as number;
  return before > 2 * (cost[cell] as number) ? EVERY_SIDE : (SIDES_AHEAD[side] as readonly number[]);
}

let last = { width: 0, steps: new Int32Array() };

/**
 * Returns for each side the difference that a step to this side makes to the index of a cell. `width` is the number of
 * cells in a row. The last number, for `NO_SIDE`, is 0. The caller must not change the array.
 */
export function stepsIn(width: number): Int32Array {
  if (last.width !== width) {
    last = { width, steps: Int32Array.from([...NEIGHBOURS, [0, 0] as const], ([dx, dy]) => dy * width + dx) };
  }
  return last.steps;
}
