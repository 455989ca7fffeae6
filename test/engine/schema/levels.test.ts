import { namedBy, type RecipeRaw } from '../../../src/engine/schema/levels';
import { levelsFile } from '../../../src/engine/schema/levels-file';
import { loadRaws } from '../../../src/raws';

const chain = [{ builder: 'bsp-interior' }, { builder: 'room-start' }, { builder: 'room-stairs' }];
const recipe = (id: string, depths: RecipeRaw['depths'], more = {}): unknown => ({
  id,
  name: id,
  names: Array.from({ length: 8 }, (_, i) => `${id} ${i}`),
  depths,
  lit: true,
  theme: 'default',
  chain,
  ...more,
});
const faultsOf = (...recipes: unknown[]) =>
  levelsFile
    .safeParse({ $schema: '', recipes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('recipes that cover all depths are accepted', () => {
  expect(faultsOf(recipe('top', [1, 3]), recipe('deep', [4, null]), recipe('fallback', null))).toBeUndefined();
});

test.each([
  ['a depth without a recipe', [recipe('top', [1, 3]), recipe('deep', [5, null])], 'recipes: depth 4 has no recipe'],
  [
    'an overlap',
    [recipe('top', [1, 4]), recipe('deep', [4, null])],
    'recipes: the recipes of depth 4 differ in their depths',
  ],
])('%s is refused', (_, recipes, fault) => {
  expect(faultsOf(...recipes, recipe('fallback', null))).toEqual([fault]);
});

test('ids are unique', () => {
  const faults = faultsOf(recipe('deep', [1, null]), recipe('fallback', null), recipe('fallback', null));
  expect(faults).toEqual(['recipes: recipe fallback stands twice']);
});

test('a fallback must exist', () => {
  const faults = faultsOf(recipe('deep', [1, null], { fallback: 'cellar' }), recipe('fallback', null));
  expect(faults).toEqual(['recipes: recipe deep: no fallback cellar']);
});

test('a chain that cannot be built is refused where it breaks', () => {
  const broken = recipe('deep', [1, null], { chain: [chain[0], { builder: 'moat' }, ...chain.slice(1)] });
  expect(faultsOf(broken, recipe('fallback', null))).toEqual(['recipes.0.chain.1.builder: unknown builder: moat']);
});

test('names in the choices of a chain are found', () => {
  const named = namedBy([
    { builder: 'dragon-spawner', raw: 'rat', clearing: 3 },
    {
      choose: [
        { weight: 1, chain: [{ builder: 'prefab-level', prefab: 'a' }] },
        { weight: 1, chain: [{ builder: 'prefab-section', prefab: 'b' }] },
      ],
    },
  ]);
  expect(named.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['raw rat', 'prefab a', 'prefab b']);
});

test('recipes that share all their depths are accepted', () => {
  const shared = [recipe('mine', [1, null]), recipe('crypt', [1, null])];
  expect(faultsOf(...shared, recipe('fallback', null))).toBeUndefined();
});

test('a recipe has eight names or more', () => {
  const faults = faultsOf(recipe('deep', [1, null], { names: ['One'] }), recipe('fallback', null));
  expect(faults).toEqual(['recipes.0.names: must be at least eight names']);
});

test('no two levels share a name', () => {
  const { recipes } = loadRaws().levels;
  const names = recipes.flatMap(({ depths, names }) => (depths === null ? [] : names));
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(new Set(names).size).toBe(names.length);
});
