/** Returns a number in [0, 1) from three integers. Drawing must not use the game's random numbers. */
export function noise(x: number, y: number, k = 0): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(k, 2147483647) + 12345) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / 4294967296;
}
