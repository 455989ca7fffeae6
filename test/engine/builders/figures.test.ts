import { BUILDERS } from '../../../src/engine/builders';
import { runChain } from '../../../src/engine/builders/chain/run';
import { regionsOf } from '../../../src/engine/builders/voronoi-spawner';
import { stageAt } from '../../../src/engine/schema/campaigns';
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

test('spawn regions lie in seven columns of equal width', () => {
  const draft = freshDraft('columns');
  draft.map.tiles.fill('.');
  const columns = regionsOf(draft.map).slice(0, 7);
  expect(columns.map((cells) => [(cells[0] as number) % 80, (cells.at(-1) as number) % 80])).toEqual([
    [0, 11],
    [12, 22],
    [23, 34],
    [35, 45],
    [46, 57],
    [58, 68],
    [69, 79],
  ]);
  expect(regionsOf(draft.map)).toHaveLength(28);
});

const REGIONS = [
  [4, 14, 20],
  [2, 26, 28],
  [3, 19, 28],
  [6, 23, 28],
] as const;

test.each(sample(REGIONS, 1))('at depth %i the median level has %i to %i spawn regions', (depth, fewest, most) => {
  const recipe = raws.levels.recipes.find(({ id }) => stageAt(raws.campaign, depth)?.recipes.includes(id));
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
