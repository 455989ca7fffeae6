import { BUILDERS } from '../../../src/engine/builders';
import { runChain } from '../../../src/engine/builders/chain/run';
import { regionNumber, regionsOf } from '../../../src/engine/builders/voronoi-spawner';
import { type BuilderStep, isChoice } from '../../../src/engine/schema/levels';
import { loadRaws } from '../../../src/raws';
import { BUILDER_FIGURES, inspectBuilder } from '../../support/builder-figures';
import { sample } from '../../support/deep';
import { freshDraft, SEEDS } from '../../support/draft';

const raws = loadRaws();

test.each(BUILDER_FIGURES.map((figures) => [figures.name, figures] as const))(
  '%s: rooms, floor and connections are within their figures',
  (_, figures) => {
    const faults = sample(SEEDS, 2).flatMap((seed) => inspectBuilder(raws, figures, seed).faults);
    expect(faults).toEqual([]);
  },
);

test.each([
  [12, 0],
  [13, 1],
  [25, 2],
  [38, 3],
  [50, 4],
  [63, 5],
  [75, 6],
])('column %i belongs to spawn region %i', (x, region) => {
  expect(regionNumber(x)).toBe(region);
});

const REGIONS = [
  [4, 12, 16],
  [2, 26, 28],
  [3, 19, 28],
  [6, 23, 27],
] as const;

test.each(sample(REGIONS, 1))('at depth %i things come up in %i to %i regions as a rule', (depth, fewest, most) => {
  const recipe = raws.levels.recipes.find(({ depths }) => depths?.[0] === depth);
  const chain = (recipe?.chain ?? []).filter((step): step is BuilderStep => !isChoice(step));
  const before = chain.slice(0, chain.map(({ builder }) => builder).indexOf('voronoi-spawner'));
  const numbers = SEEDS.map((seed) => {
    const draft = freshDraft(seed, depth);
    runChain(BUILDERS, before, draft);
    return regionsOf(draft.map).length;
  });
  const median = numbers.sort((a, b) => a - b)[numbers.length >> 1];
  expect(median).toBeGreaterThanOrEqual(fewest);
  expect(median).toBeLessThanOrEqual(most);
});
