import { fits, patternsOf, solve } from '../../../src/engine/builders/collapse/patterns';
import { solidMap } from '../../../src/engine/level-draft/draft';
import { rngFromSeed } from '../../../src/lib/rng';
import { build, floorOf } from '../../support/builders';
import { freshDraft, SEEDS } from '../../support/draft';

const SOURCES = [
  { builder: 'cellular-automata' },
  { builder: 'bsp-interior' },
  { builder: 'voronoi-cells', metric: 'pythagoras' },
  { builder: 'drunkards-walk', preset: 'open-halls' },
];

/** Pattern whose given edges are open along their whole length. */
function pattern(...open: ('north' | 'south' | 'west' | 'east')[]) {
  const exits = { north: 0, south: 0, west: 0, east: 0 };
  for (const side of open) exits[side] = 0b11111111;
  return { tiles: [], exits, closed: open.length === 0 };
}

describe('patterns', () => {
  test('fit if their openings meet', () => {
    expect(fits(pattern('east'), pattern('west'), 'east')).toBe(true);
    expect(fits(pattern('east'), pattern('north'), 'east')).toBe(false);
  });

  test('fit if two closed sides meet', () => {
    expect(fits(pattern('north'), pattern('north'), 'east')).toBe(true);
    expect(fits(pattern('north'), pattern('west'), 'east')).toBe(false);
  });

  test('without openings fit everywhere', () => {
    expect(fits(pattern(), pattern('west'), 'east')).toBe(true);
    expect(fits(pattern('east'), pattern(), 'east')).toBe(true);
  });

  test('are listed once, with their mirror images', () => {
    const map = solidMap();
    map.tiles[81] = '.';
    expect(patternsOf(map)).toHaveLength(5);
  });

  test('contain no stairs', () => {
    const map = solidMap();
    map.tiles[81] = '>';
    expect(patternsOf(map).some(({ tiles }) => tiles.includes('>'))).toBe(false);
  });
});

test('a puzzle without a solution returns null', () => {
  expect(solve([pattern('east')], 2, 1, rngFromSeed('puzzle'))).toBeNull();
  expect(solve([pattern('east', 'west')], 2, 1, rngFromSeed('puzzle'))).toHaveLength(2);
});

test.each(SOURCES)('$builder is solved at the first attempt', (source) => {
  const solved = SEEDS.filter((seed) => {
    const { map, rng } = build(freshDraft(seed), source);
    return solve(patternsOf(map), 10, 6, rng) !== null;
  });
  expect(solved.length).toBeGreaterThanOrEqual(SEEDS.length - 1);
});

test.each(SOURCES)(
  '$builder collapses into a new level that is closed all round and has nothing of the old one',
  (source) => {
    for (const seed of SEEDS.slice(0, 5)) {
      const draft = build(freshDraft(seed), source, { builder: 'area-start', x: 'left', y: 'top' }, 'distant-exit');
      draft.spawns = [{ cell: 999, raw: 'rat', explicit: false }];
      const before = draft.map.tiles.join('');
      build(draft, 'wave-function-collapse');
      const { tiles } = draft.map;
      expect(tiles.join('')).not.toBe(before);
      expect(tiles.includes('>')).toBe(false);
      expect(floorOf(draft)).toBeGreaterThan(300);
      expect(
        tiles.every((tile, cell) => tile === '#' || (cell % 80 > 0 && cell % 80 < 79 && cell > 80 && cell < 3920)),
      ).toBe(true);
      expect([draft.spawns, draft.start, draft.rooms, draft.corridors]).toEqual([[], null, null, null]);
    }
  },
);
