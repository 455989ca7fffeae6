import { entryOf } from '../../scripts/catalogue/entry';
import {
  catalogueDifferences,
  PAGES,
  type Page,
  pageDifferences,
  readPage,
  SEEDS,
} from '../../scripts/catalogue/pages';
import { loadRaws } from '../../src/raws';
import { sample } from '../support/deep';

const raws = loadRaws();

// A difference means that old seeds give new levels. If that is intended, run `npm run accept`.
test('levels are those of the catalogue', () => {
  expect(catalogueDifferences(raws, sample(SEEDS, 1))).toEqual([]);
});

test('the catalogue holds every seed at every depth', () => {
  for (const page of PAGES) expect(Object.keys(readPage(page))).toEqual(SEEDS);
});

describe('a difference', () => {
  const entry = entryOf(raws, 'difference', 2);
  const compare = (before: Page) => pageDifferences({ depth: 2 }, before, { difference: entry });

  test('is listed figure by figure', () => {
    const before = { difference: { ...entry, digest: 'old', walkable: 1 } };
    expect(compare(before)).toEqual([`depth 2, difference: walkable: 1 ⇒ ${entry.walkable}`]);
  });

  test('in the contents leaves out unchanged kinds', () => {
    const [mob] = entry.mobs.split(', ');
    const before = { difference: { ...entry, mobs: `${mob}, 77 rat`, props: `${entry.props}, 3 anvil` } };
    const others = entry.mobs.split(', ').slice(1).join(', ');
    expect(compare(before)).toEqual([
      `depth 2, difference: mobs: 77 rat ⇒ ${others}`,
      'depth 2, difference: props: 3 anvil ⇒ none',
    ]);
  });

  test('that shows in no figure is still a difference', () => {
    expect(compare({ difference: { ...entry, digest: 'old' } })).toEqual([
      'depth 2, difference: the same figures, but not the same level',
    ]);
  });

  test('is none between equal levels, and a new seed is one', () => {
    expect(compare({ difference: entry })).toEqual([]);
    expect(compare({})).toEqual(['depth 2, difference: not in the catalogue']);
  });
});

test('of levels made by dice names the builders that the dice chose', () => {
  expect(entryOf(raws, 'dice', 2).chain).toBeUndefined();
  expect(entryOf(raws, 'dice', 9).chain).toMatch(/^[a-z-]+( → [a-z-]+)+$/);
});
