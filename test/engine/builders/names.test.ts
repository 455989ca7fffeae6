import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { drawName } from '../../../src/engine/builders/chain/draw-name';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();

test.each(raws.levels.recipes.map((recipe) => [recipe.id, recipe] as const))(
  'levels of %s take all of its names before one returns',
  (_id, recipe) => {
    const count = recipe.names.length;
    const drawn = Array.from({ length: count }, (_, i) => drawName('any', 7 + i, recipe).nameNumber);
    expect(drawn.toSorted((a, b) => a - b)).toEqual([...recipe.names.keys()]);
  },
);

test('the name of a depth depends on the seed', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => buildLevel(raws, seed, 2).nameNumber);
  expect(new Set(names).size).toBeGreaterThan(2);
});
