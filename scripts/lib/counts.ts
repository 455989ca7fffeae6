import { sum } from '../../src/lib/lists';

/** How often each word occurs. */
export type Counts = Record<string, number>;

export function count(counts: Counts, word: string): void {
  counts[word] = (counts[word] ?? 0) + 1;
}

/** How often each of the words occurs, the most frequent first. */
export function counted(words: readonly string[]): Counts {
  const counts: Counts = {};
  for (const word of words) count(counts, word);
  return commonest(counts);
}

/** Their sums by word. */
export function added(all: readonly Counts[]): Counts {
  const sums: Counts = {};
  for (const one of all) for (const [word, amount] of Object.entries(one)) sums[word] = (sums[word] ?? 0) + amount;
  return sums;
}

/** Each as a share of the sum, 0 to 1. */
export function shares(counts: Counts): Counts {
  const total = sum(Object.values(counts));
  return Object.fromEntries(Object.entries(counts).map(([word, amount]) => [word, amount / total]));
}

/** Sorted by count, the highest first. */
export const commonest = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)));
