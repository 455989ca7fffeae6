/** Bits for the eight neighbours of a cell. */
export const N = 1;
export const E = 2;
export const S = 4;
export const W = 8;
export const NE = 16;
export const SE = 32;
export const SW = 64;
export const NW = 128;
export const ORTHOGONAL = N | E | S | W;

const OFFSETS = [
  [N, 0, -1],
  [E, 1, 0],
  [S, 0, 1],
  [W, -1, 0],
  [NE, 1, -1],
  [SE, 1, 1],
  [SW, -1, 1],
  [NW, -1, -1],
] as const;

/** Returns the sum of the bits of the neighbours of cell (x, y) for which `test` is true. */
export function sides(x: number, y: number, test: (x: number, y: number) => boolean): number {
  let mask = 0;
  for (let n = 0; n < OFFSETS.length; n++) {
    const offset = OFFSETS[n]!;
    if (test(x + offset[1], y + offset[2])) mask |= offset[0];
  }
  return mask;
}
