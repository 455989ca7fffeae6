import { levelsFile } from '../../../src/engine/builders/chain/levels-file';
import { namedBy } from '../../../src/engine/schema/levels';
import { loadRaws } from '../../../src/raws';

const chain = [{ builder: 'bsp-interior' }, { builder: 'room-start' }, { builder: 'room-stairs' }];
const recipe = (id: string, more = {}): unknown => ({
  id,
  name: id,
  names: Array.from({ length: 8 }, (_, i) => `${id} ${i}`),
  lit: true,
  theme: 'default',
  chain,
  ...more,
});
const faultsOf = (...recipes: unknown[]) =>
  levelsFile
    .safeParse({ $schema: '', recipes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('ids are unique', () => {
  const faults = faultsOf(recipe('deep'), recipe('fallback'), recipe('fallback'));
  expect(faults).toEqual(['recipes: recipe fallback stands twice']);
});

test('a fallback must exist', () => {
  const faults = faultsOf(recipe('deep', { fallback: 'cellar' }), recipe('fallback'));
  expect(faults).toEqual(['recipes: recipe deep: no fallback cellar']);
});

test('a chain that cannot be built is refused, and the fault named', () => {
  const broken = recipe('deep', { chain: [chain[0], { builder: 'moat' }, ...chain.slice(1)] });
  expect(faultsOf(broken, recipe('fallback'))).toEqual(['recipes.0.chain.1.builder: unknown builder: moat']);
});

test('names in the choices of a chain must exist', () => {
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

test('names in settings with lists must exist', () => {
  const named = namedBy([{ builder: 'a', traders: ['elf', 'rat'], clans: [{ faction: 'arbat', lamp: 'candle' }] }]);
  expect(named.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'raw elf',
    'raw rat',
    'faction arbat',
    'raw candle',
  ]);
});

test('a recipe has eight names or more', () => {
  const faults = faultsOf(recipe('deep', { names: ['One'] }), recipe('fallback'));
  expect(faults).toEqual(['recipes.0.names: must be at least eight names']);
});

test('no two levels share a name', () => {
  const { campaigns, levels } = loadRaws();
  const dealt = new Set(campaigns.flatMap(({ stages }) => stages.flatMap(({ recipes }) => recipes)));
  const names = levels.recipes.flatMap(({ id, names }) => (dealt.has(id) ? names : []));
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(new Set(names).size).toBe(names.length);
});
