import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawId, Raws } from '../../src/engine';
import { rawsFor } from '../../src/engine/state/campaign';
import { writeJson } from '../lib/write-json';
import { type Entry, entryOf } from './entry';

/** Folder of the catalogue. Each page has its own file, so that a change of a recipe touches few files. */
const FOLDER = join(__dirname, '../../test/catalogue');

export const SEEDS: readonly string[] = Array.from({ length: 25 }, (_, number) => `catalogue ${number + 1}`);

/** Depth and campaign of a page's levels; without a campaign, the first one. */
export interface PageId {
  depth: number;
  campaign?: RawId;
}

/** Pages of the catalogue. Levels that campaigns share are on the first campaign's pages only. */
export const PAGES: readonly PageId[] = [
  ...Array.from({ length: 10 }, (_, number) => ({ depth: number + 1 })),
  ...[7, 8, 9, 10, 11, 12, 13, 14, 15].map((depth) => ({ depth, campaign: 'amulet' })),
];

export type Page = Record<string, Entry>;

const fileOf = ({ campaign = 'depth', depth }: PageId, folder: string): string =>
  join(folder, `${campaign}-${String(depth).padStart(2, '0')}.json`);

/** Returns the accepted page; an empty page if none was accepted. */
export function readPage(page: PageId, folder = FOLDER): Page {
  const file = fileOf(page, folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writePage(id: PageId, page: Page, folder = FOLDER): void {
  writeJson(fileOf(id, folder), page);
}

export function buildPage(raws: Raws, page: PageId, seeds: readonly string[] = SEEDS): Page {
  const own = rawsFor(raws, page);
  return Object.fromEntries(seeds.map((seed) => [seed, entryOf(own, seed, page.depth)]));
}

export function catalogueDifferences(raws: Raws, seeds: readonly string[] = SEEDS): string[] {
  return PAGES.flatMap((page) => pageDifferences(page, readPage(page), buildPage(raws, page, seeds)));
}

/** Compares two versions of a page, for the seeds of the second. Returns a line for each figure that differs. */
export function pageDifferences({ depth, campaign }: PageId, before: Page, after: Page): string[] {
  return Object.entries(after).flatMap(([seed, entry]) => {
    const where = `${campaign === undefined ? '' : `${campaign}, `}depth ${depth}, ${seed}`;
    const old = before[seed];
    return old ? entryDifferences(old, entry).map((line) => `${where}: ${line}`) : [`${where}: not in the catalogue`];
  });
}

/**
 * Returns a line for each figure that differs between two entries. If only the digests differ, something has moved, and
 * the function returns one line about that.
 */
function entryDifferences(before: Entry, after: Entry): string[] {
  const { digest: _, ...figures } = { ...before, ...after };
  const keys = Object.keys(figures) as Exclude<keyof Entry, 'digest'>[];
  const lines = keys.flatMap((key) => {
    if (before[key] === after[key]) return [];
    const [was, is] = [`${before[key] ?? ''}`, `${after[key] ?? ''}`];
    return [`${key}: ${partsBeside(was, is)} ⇒ ${partsBeside(is, was)}`];
  });
  if (lines.length === 0 && before.digest !== after.digest) return ['the same figures, but not the same level'];
  return lines;
}

/** Returns the parts of one list that are missing from the other; `none` if there are none. */
function partsBeside(list: string, other: string): string {
  const others = other.split(', ');
  const own = list.split(', ').filter((part) => part !== '' && !others.includes(part));
  return own.length === 0 ? 'none' : own.join(', ');
}
