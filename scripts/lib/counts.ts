import { sum } from '../../src/lib/lists';

export type Counts = Record<string, number>;

export function count(counts: Counts, word: string): void {
  counts[word] = (counts[word] ?? 0) + 1;
}

/** Counts the occurrences of each word; the most frequent word comes first. */
export function countWords(words: readonly string[]): Counts {
  const counts: Counts = {};
  for (const word of words) count(counts, word);
  return commonest(counts);
}

export function added(all: readonly Counts[]): Counts {
  const sums: Counts = {};
  for (const one of all) for (const [word, amount] of Object.entries(one)) sums[word] = (sums[word] ?? 0) + amount;
  return sums;
}

/** Turns each count into its share of the total, 0 to 1. */
export function shares(counts: Counts): Counts {
  const total = sum(Object.values(counts));
  return Object.fromEntries(Object.entries(counts).map(([word, amount]) => [word, amount / total]));
}

/** Sorts counts from the highest to the lowest, and equal counts by word. */
export const commonest = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)));
