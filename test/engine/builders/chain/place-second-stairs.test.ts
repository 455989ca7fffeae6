import { buildLevel } from '../../../../src/engine/builders/chain/build-level';
import { dealRecipe } from '../../../../src/engine/builders/chain/deal-recipe';
import { rawsFor, WIDTH } from '../../../../src/engine/state';
import { kingDistance, pointOf } from '../../../../src/lib/geometry';
import { loadRaws } from '../../../../src/raws';
import { sample } from '../../../support/deep';
import { inspect, levelFaults } from '../../../support/level-rules';

const CAMPAIGNS = ['dragon', 'amulet'].map((campaign) => rawsFor(loadRaws(), { campaign }));
const SEEDS = sample(
  Array.from({ length: 20 }, (_, number) => `fork ${number}`),
  2,
);
const FORKED = [3, 4, 5];
const WAYS = [false, true];

test.each(FORKED)('at depth %i the stairs to the second way can be reached safely, far from the first', (depth) => {
  const [raws] = CAMPAIGNS;
  for (const seed of SEEDS) {
    for (const isSecond of depth === 3 ? [false] : WAYS) {
      const level = buildLevel(raws!, seed, depth, { isSecond, forks: true });
      expect(level.secondStairs).toBeDefined();
      expect(levelFaults(inspect(raws!, depth, level))).toEqual([]);
    }
  }
});

test('second stairs change only their cell, and remove the dry grass beside it', () => {
  for (const raws of CAMPAIGNS) {
    for (const depth of FORKED) {
      const { secondStairs, ...forked } = buildLevel(raws, 'same', depth, { forks: true });
      const plain = buildLevel(raws, 'same', depth);
      const differing = [...forked.tiles]
        .map((_, cell) => cell)
        .filter((cell) => forked.tiles[cell] !== plain.tiles[cell]);
      expect(differing).toEqual([secondStairs]);
      const isAway = (cell: number): boolean =>
        kingDistance(pointOf({ width: WIDTH }, cell), pointOf({ width: WIDTH }, secondStairs ?? 0)) >= 3;
      expect({ ...forked, tiles: plain.tiles }).toEqual({ ...plain, dry: plain.dry.filter(isAway) });
    }
  }
});

test.each([
  ['sweep 29', 4],
  ['sweep 34', 5],
  ['sweep 42', 5],
])('level %s/%i loses its dry grass, which would bar the only way to the second stairs', (seed, depth) => {
  const [raws] = CAMPAIGNS;
  expect(buildLevel(raws!, seed, depth).dry).not.toEqual([]);
  const level = buildLevel(raws!, seed, depth, { forks: true });
  expect(level.dry).toEqual([]);
  expect(levelFaults(inspect(raws!, depth, level))).toEqual([]);
});

test.each([4, 5, 6])('the second way to depth %i leads to a level of its own, which can be played', (depth) => {
  for (const raws of CAMPAIGNS) {
    for (const seed of SEEDS) {
      const level = buildLevel(raws, seed, depth, { isSecond: true, forks: true });
      expect(level.recipe).not.toBe(dealRecipe(raws, { seed, depth, isSecond: false }).id);
      expect(levelFaults(inspect(raws, depth, level))).toEqual([]);
    }
  }
});

test.each([2, 6, 7])('one way alone leads down from depth %i', (depth) => {
  expect(buildLevel(CAMPAIGNS[0]!, 'one', depth, { forks: true })).toEqual(buildLevel(CAMPAIGNS[0]!, 'one', depth));
});
