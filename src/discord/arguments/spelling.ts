import { fold } from './find-by-name';

const MOST_SLIPS = 2;

/** Allows one mistake for every three letters, at most two. Takes the first nearest name. */
export function nearestSpelling<T extends { name: string }>(list: readonly T[], text: string): T | undefined {
  const wanted = fold(text);
  let most = Math.min(MOST_SLIPS, Math.floor(wanted.length / 3));
  let nearest: T | undefined;
  for (const each of list) {
    const slips = slipsIn(fold(each.name), wanted);
    if (slips > most) continue;
    nearest = each;
    most = slips - 1;
  }
  return nearest;
}

const slipsIn = (name: string, wanted: string): number =>
  Math.min(...[name, ...name.split(' ')].map((word) => slipsBetween(word, wanted)));

/** Restricted Damerau–Levenshtein distance; infinity for lengths that differ by more than two. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_SLIPS) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(above, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(above, j) + 1, at(row, j - 1) + 1, changed, swapped));
    }
    [before, above] = [above, row];
  }
  return at(above, b.length);
}

const at = (row: readonly number[], j: number): number => row[j] ?? Number.POSITIVE_INFINITY;
