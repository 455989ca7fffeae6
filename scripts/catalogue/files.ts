import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Raws } from '../../src/engine';
import { type Entry, entryOf } from './entry';

/** One file for each depth, so that a change to a recipe touches few of them. */
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
