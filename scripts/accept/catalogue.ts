import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Raws } from '../../src/engine';
import type { Entry } from '../catalogue/entry';
import { buildPage, PAGES, type Page, type PageId, readPage, writePage } from '../catalogue/pages';
import type { PendingChange } from './change';

const FOLDER = 'test/catalogue';

/** Compares the levels of the catalogue with those that its seeds give today. */
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

/** One line about a page: how many levels differ, and what there is more or less of in all of them together. */
export function pageLine({ depth, campaign }: PageId, was: Page, is: Page): string {
  const seeds = Object.keys(is);
  const changed = seeds.filter((seed) => !isDeepStrictEqual(was[seed], is[seed]));
  const before = totals(changed.flatMap((seed) => was[seed] ?? []));
  const after = totals(changed.flatMap((seed) => is[seed] ?? []));
  const shifts = [...new Set([...before.keys(), ...after.keys()])].flatMap((raw) => {
    const shift = (after.get(raw) ?? 0) - (before.get(raw) ?? 0);
    return shift === 0 ? [] : [`${Math.abs(shift)} ${shift > 0 ? 'more' : 'fewer'} of ${raw}`];
  });
  const where = campaign === undefined ? `depth ${depth}` : `${campaign}, depth ${depth}`;
  const what = shifts.length === 0 ? 'the same creatures and things' : shifts.join(', ');
  return `${where}: ${changed.length} of ${seeds.length} levels differ: ${what}`;
}

/** How many there are of each raw, over all entries. */
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
