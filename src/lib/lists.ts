import type { Rng } from './rng';

/** Compares elements by identity. */
export function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) return false;
  return true;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Draws one number from `rng` for each element. */
export function shuffle<T>(list: readonly T[], rng: Rng): T[] {
  const left = [...list];
  return list.map(() => left.splice(rng.int(0, left.length - 1), 1)[0] as T);
}

/** `size` must be positive; the last part may be shorter. */
export const splitList = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
