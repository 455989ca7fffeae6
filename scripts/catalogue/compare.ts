import type { Raws } from '../../src/engine';
import type { Entry } from './entry';
import { buildPage, DEPTHS, type Page, readPage, SEEDS } from './files';

/** What the builders make of the catalogue's seeds otherwise than when it was accepted, a line for each figure. */
export function catalogueDifferences(raws: Raws, seeds: readonly string[] = SEEDS): string[] {
  return DEPTHS.flatMap((depth) => pageDifferences(depth, readPage(depth), buildPage(raws, depth, seeds)));
}

/** Only what stands on the second page is compared. */
export function pageDifferences(depth: number, before: Page, after: Page): string[] {
  return Object.entries(after).flatMap(([seed, entry]) => {
    const where = `depth ${depth}, ${seed}`;
    const old = before[seed];
    return old ? entryDifferences(old, entry).map((line) => `${where}: ${line}`) : [`${where}: not in the catalogue`];
  });
}

/** A digest tells nothing beside other differences; alone it says that something was moved or drawn otherwise. */
function entryDifferences(before: Entry, after: Entry): string[] {
  const { digest: _, ...figures } = { ...before, ...after };
  const keys = Object.keys(figures) as Exclude<keyof Entry, 'digest'>[];
  const lines = keys.flatMap((key) =>
    before[key] === after[key] ? [] : [`${key}: ${before[key] ?? 'none'} ⇒ ${after[key] ?? 'none'}`],
  );
  if (lines.length === 0 && before.digest !== after.digest) return ['the same figures, but not the same level'];
  return lines;
}
