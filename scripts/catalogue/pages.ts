import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Raws } from '../../src/engine';
import { type Entry, entryOf } from './entry';

/** One file per depth, so that a change to a recipe touches few of them. */
const FOLDER = join(__dirname, '../../test/catalogue');

export const SEEDS: readonly string[] = Array.from({ length: 25 }, (_, number) => `catalogue ${number + 1}`);
export const DEPTHS: readonly number[] = Array.from({ length: 10 }, (_, number) => number + 1);

/** The levels of one depth by seed. */
export type Page = Record<string, Entry>;

const fileOf = (depth: number): string => join(FOLDER, `depth-${String(depth).padStart(2, '0')}.json`);

/** The page as it was last accepted; empty when it never was. */
export function readPage(depth: number): Page {
  const file = fileOf(depth);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writePage(depth: number, page: Page): void {
  writeFileSync(fileOf(depth), `${JSON.stringify(page, null, 2)}\n`);
}

/** The page as the builders make it today. */
export function buildPage(raws: Raws, depth: number, seeds: readonly string[] = SEEDS): Page {
  return Object.fromEntries(seeds.map((seed) => [seed, entryOf(raws, seed, depth)]));
}

/** Compares today's levels with the accepted catalogue. Returns a line for each figure that differs. */
export function catalogueDifferences(raws: Raws, seeds: readonly string[] = SEEDS): string[] {
  return DEPTHS.flatMap((depth) => pageDifferences(depth, readPage(depth), buildPage(raws, depth, seeds)));
}

/** Only the seeds of the second page are compared. */
export function pageDifferences(depth: number, before: Page, after: Page): string[] {
  return Object.entries(after).flatMap(([seed, entry]) => {
    const where = `depth ${depth}, ${seed}`;
    const old = before[seed];
    return old ? entryDifferences(old, entry).map((line) => `${where}: ${line}`) : [`${where}: not in the catalogue`];
  });
}

/** The digest is mentioned only without other differences: then something has moved. */
function entryDifferences(before: Entry, after: Entry): string[] {
  const { digest: _, ...figures } = { ...before, ...after };
  const keys = Object.keys(figures) as Exclude<keyof Entry, 'digest'>[];
  const lines = keys.flatMap((key) =>
    before[key] === after[key] ? [] : [`${key}: ${before[key] ?? 'none'} ⇒ ${after[key] ?? 'none'}`],
  );
  if (lines.length === 0 && before.digest !== after.digest) return ['the same figures, but not the same level'];
  return lines;
}
