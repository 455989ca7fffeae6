import { dealRecipe } from '../../../src/engine/builders/chain/deal-recipe';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const ENDLESS = raws.campaign.stages.at(-1)!.recipes;
const dealt = (seed: string, count: number) =>
  Array.from({ length: count }, (_, i) => dealRecipe(raws, { seed, depth: 7 + i }).id);

test('every recipe of the endless levels turns up before one returns', () => {
  for (const seed of ['a', 'b', 'c']) {
    const path = dealt(seed, 2 * ENDLESS.length);
    for (const round of [path.slice(0, ENDLESS.length), path.slice(ENDLESS.length)]) {
      expect(round.toSorted()).toEqual(ENDLESS.toSorted());
    }
  }
});

test('no recipe of the endless levels comes twice in a row', () => {
  const path = dealt('row', 600);
  expect(path.filter((id, i) => id === path[i + 1])).toEqual([]);
});

test('two recipes that share endless levels take turns', () => {
  const { campaign } = raws;
  const last = { ...campaign.stages.at(-1)!, recipes: ENDLESS.slice(0, 2) };
  const two = { ...raws, campaign: { ...campaign, stages: [...campaign.stages.slice(0, -1), last] } };
  for (const seed of ['a', 'b', 'c', 'd']) {
    const path = Array.from({ length: 20 }, (_, i) => dealRecipe(two, { seed, depth: 7 + i }).id);
    expect(path.filter((id, i) => id === path[i + 1])).toEqual([]);
  }
});

test('the order of recipes depends on the seed', () => {
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => dealt(seed, 6).join())).size).toBeGreaterThan(3);
});
