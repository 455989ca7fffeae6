import { levelName } from '../../../../src/engine/builders/chain/names';
import { loadRaws } from '../../../../src/raws';

const { recipes } = loadRaws().levels;
const recipe = (id: string) => {
  const found = recipes.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('a level of its own has the name of its recipe', () => {
  expect(levelName(recipe('forest'), 2)).toBe(recipe('forest').name);
  expect(levelName(recipe('fallback'), 9)).toBe(recipe('fallback').name);
});

test('endless levels go through their names and begin again', () => {
  const depths = recipe('depths');
  const names = depths.names ?? [];
  expect(levelName(depths, 7)).toBe(names[0]);
  expect(levelName(depths, 8)).toBe(names[1]);
  expect(levelName(depths, 7 + names.length)).toBe(names[0]);
});

test('no two levels of the first thirty share a name', () => {
  const names = Array.from({ length: 30 }, (_, number) => number + 1).map((depth) => {
    const one = recipes.find(({ depths }) => depths && depths[0] <= depth && depth <= (depths[1] ?? depth));
    return one ? levelName(one, depth) : '';
  });
  expect(new Set(names).size).toBe(30);
});
