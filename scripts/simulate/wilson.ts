/** Two-sided 95 %: the standard normal's quantile. */
const Z = 1.959964;

/** Wilson's score interval of a share at 95 %, from 0 to 1; the whole range when nothing was tried. */
export function wilson(hits: number, tries: number): [low: number, high: number] {
  if (tries === 0) return [0, 1];
  const share = hits / tries;
  const z2 = (Z * Z) / tries;
  const middle = (share + z2 / 2) / (1 + z2);
  const spread = (Z * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries))) / (1 + z2);
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}
