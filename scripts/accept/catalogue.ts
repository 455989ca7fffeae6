import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Raws } from '../../src/engine';
import type { Entry } from '../catalogue/entry';
import { buildPage, PAGES, type Page, type PageId, readPage, writePage } from '../catalogue/pages';
import type { PendingChange } from './change';

const FOLDER = 'test/catalogue';
/** Maximum number of creatures and things in a line about changed numbers. Those that changed most come first. */
const MOST_SHIFTS = 8;

/** Compares the levels of the catalogue with the present levels of the same seeds. Returns the change to accept. */
export function compareCatalogue(root: string, raws: Raws, pages: readonly PageId[] = PAGES): PendingChange {
  const folder = join(root, FOLDER);
  const differing = pages.flatMap((id) => {
    const [was, is] = [readPage(id, folder), buildPage(raws, id)];
    return isDeepStrictEqual(was, is) ? [] : [{ id, was, is }];
  });
  return {
    kind: 'catalogue',
    changed: differing.length,
    lines: differing.map(({ id, was, is }) => pageLine(id, was, is)),
    tasks: [],
    write: () => {
      for (const { id, is } of differing) writePage(id, is, folder);
    },
  };
}

/** Returns a line about a page: how many levels differ, and which things the levels together have more or fewer of. */
export function pageLine({ depth, campaign }: PageId, was: Page, is: Page): string {
  const seeds = Object.keys(is);
  const changed = seeds.filter((seed) => !isDeepStrictEqual(was[seed], is[seed]));
  const before = totals(changed.flatMap((seed) => was[seed] ?? []));
  const after = totals(changed.flatMap((seed) => is[seed] ?? []));
  const raws = [...new Set([...before.keys(), ...after.keys()])];
  const shifts = raws
    .map((raw) => ({ raw, shift: (after.get(raw) ?? 0) - (before.get(raw) ?? 0) }))
    .filter(({ shift }) => shift !== 0)
    .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift));
  const shiftTexts = shifts.map(({ raw, shift }) => `${Math.abs(shift)} ${shift > 0 ? 'more' : 'fewer'} of ${raw}`);
  const left = shiftTexts.length - MOST_SHIFTS;
  const where = campaign === undefined ? `depth ${depth}` : `${campaign}, depth ${depth}`;
  const most = [...shiftTexts.slice(0, MOST_SHIFTS), ...(left > 0 ? [`and ${left} others`] : [])].join(', ');
  const what = shiftTexts.length === 0 ? 'the same creatures and things' : most;
  return `${where}: ${changed.length} of ${seeds.length} levels differ: ${what}`;
}

function totals(entries: readonly Entry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { mobs, items, props } of entries) {
    for (const part of [mobs, items, props].flatMap((list) => list.split(', '))) {
      const [, count, raw] = /^(\d+) (.+)$/.exec(part) ?? [];
      if (raw !== undefined) sums.set(raw, (sums.get(raw) ?? 0) + Number(count));
    }
  }
  return sums;
}
