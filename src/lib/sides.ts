/** A side indexes this list. Ties prefer earlier steps, so straight steps come first. */
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

/** Marks the start of a search, entered from no side. */
export const NO_SIDE = NEIGHBOURS.length;

const EVERY_SIDE: readonly number[] = NEIGHBOURS.map((_, side) => side);

const isApart = (x: number, y: number): boolean => Math.abs(x) > 1 || Math.abs(y) > 1;

/** Leaves out neighbours of the previous cell. The last entry is for `NO_SIDE`. */
const SIDES_AHEAD: readonly (readonly number[])[] = [
  ...NEIGHBOURS.map(([dx, dy]) =>
    EVERY_SIDE.filter((side) => isApart(dx + (DX[side] as number), dy + (DY[side] as number))),
  ),
  EVERY_SIDE,
];

/** Leaves out cells that the previous cell reaches as cheaply. */
export function sidesAhead(cell: number, entered: Int8Array, cost: Uint8Array, steps: Int32Array): readonly number[] {
  const side = entered[cell] as number;
  const before = cost[cell - (steps[side] as number)] as number;
  return before > 2 * (cost[cell] as number) ? EVERY_SIDE : (SIDES_AHEAD[side] as readonly number[]);
}

let last = { width: 0, steps: new Int32Array() };

/** Returns index changes by side, 0 for `NO_SIDE`. The array is read-only. */
export function stepsIn(width: number): Int32Array {
  if (last.width !== width) {
    last = { width, steps: Int32Array.from([...NEIGHBOURS, [0, 0] as const], ([dx, dy]) => dy * width + dx) };
  }
  return last.steps;
}
