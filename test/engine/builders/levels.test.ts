import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { rawsFor } from '../../../src/engine/state/campaign';
import { kingDistance } from '../../../src/lib/geometry';
import { loadRaws } from '../../../src/raws';
import { sample } from '../../support/deep';
import { SEEDS } from '../../support/draft';
import { inspect, levelFaults } from '../../support/level-rules';

const raws = loadRaws();

const amulet = rawsFor(raws, { campaign: 'amulet' });

// Short test runs build one or two levels of each depth, enough to notice a rule that builders break often. The deep
// test and `npm run sweep` (thousands of seeds) find rules that builders break rarely. One such rule says that no
// hostile creature sees the hero arrive, another that large creatures can roam.
const ENDS = sample(SEEDS.slice(0, 3), 1);

test.each([2, 7, 8, 9, 10, 11, 12, 13, 14, 15])('every level of The Amulet at depth %i can be played', (depth) => {
  const levels = sample(SEEDS, 2).map((seed) => buildLevel(amulet, seed, depth));
  expect(levels.flatMap((level) => levelFaults(inspect(amulet, depth, level)))).toEqual([]);
});

test('on the last level of The Amulet, the Amulet lies where other levels have the way down', () => {
  for (const seed of ENDS) {
    const { tiles, spawns, start } = buildLevel(amulet, seed, 15);
    const at = spawns.filter(({ raw }) => raw === 'amulet-of-yala').map(({ cell }) => cell);
    expect([tiles.includes('>'), at.map((cell) => tiles[cell])]).toEqual([false, ['.']]);
    expect(buildLevel(amulet, seed, 15, { snapshots: true }).snapshots.at(-1)?.tiles).not.toContain('>');
    expect(kingDistance(start, { x: at[0]! % 80, y: Math.floor(at[0]! / 80) })).toBeGreaterThan(10);
  }
});

test('the campaign can be won if its last level cannot be built: the fallback has Gatekeeper and Amulet', () => {
  const { recipes } = amulet.levels;
  // A short chain replaces the usual one, because the engine tries an impossible level again and again.
  const barren = { chain: [{ builder: 'simple-rooms' }], validation: { present: ['black-dragon'] } };
  const impossible = recipes.map((each) => (each.id === 'abyss-bottom' ? { ...each, ...barren } : each));
  const broken = { ...amulet, levels: { recipes: impossible } };
  for (const seed of ENDS) {
    const level = buildLevel(broken, seed, 15);
    expect(level.recipe).toBe('fallback-gate');
    expect(level.spawns.map(({ raw }) => raw)).toEqual(expect.arrayContaining(['gatekeeper', 'amulet-of-yala']));
    expect(levelFaults(inspect(amulet, 15, level))).toEqual([]);
  }
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 12])('at depth %i', (depth) => {
  let levels: ReturnType<typeof buildLevel>[];
  beforeAll(() => {
    levels = sample(SEEDS, 2).map((seed) => buildLevel(raws, seed, depth));
  });

  test('every level can be played', () => {
    expect(levels.flatMap((level) => levelFaults(inspect(raws, depth, level)))).toEqual([]);
  });

  test('another seed gives another level', () => {
    expect(levels[1]!.tiles).not.toBe(levels[0]!.tiles);
  });

  test('the same seed gives the same level, with or without snapshots', () => {
    const watched = buildLevel(raws, SEEDS[0]!, depth, { snapshots: true });
    expect(levels[0]!.snapshots).toEqual([]);
    expect(watched.snapshots.length).toBeGreaterThan(1);
    expect({ ...watched, snapshots: [] }).toEqual(levels[0]);
  });
});

test('two depths of one recipe have different levels', () => {
  expect(buildLevel(raws, 'deep', 7).tiles).not.toBe(buildLevel(raws, 'deep', 8).tiles);
});

test.each([
  [1, 'town', true, 'town'],
  [2, 'forest', true, 'forest'],
  [3, 'limestone-caverns', false, 'mossy'],
  [4, 'deep-limestone-caverns', false, 'cold'],
  [5, 'dwarf-fort', false, 'limestone, default'],
  [6, 'dwarven-fortress', true, 'default'],
])('depth %i is built by %s; lit: %s; themes: %s', (depth, id, lit, themes) => {
  const level = buildLevel(raws, 'recipe', depth);
  const recipe = raws.levels.recipes.find((one) => one.id === level.recipe);
  expect(level).toMatchObject({ recipe: id, lit });
  expect([recipe?.theme, recipe?.themeEast].filter((theme) => theme !== undefined).join(', ')).toBe(themes);
});

// Every path over walkable tiles must be a path for the hero. Creatures move or can be fought, and doors open. A
// treasury's gate shuts nothing but the treasury.
test('among the props only doors and gates block the way', () => {
  const named = new Set([
    ...raws.spawnTable.map(({ raw }) => raw),
    ...Object.values(raws.prefabs.legend).flatMap(({ raw }) => (raw === undefined ? [] : [raw])),
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((depth) => buildLevel(raws, 'bars', depth).spawns.map(({ raw }) => raw)),
  ]);
  const bars = [...named].filter((raw) => raws.archetypes[raw]?.blocksTile && !raws.mob[raw]);
  expect(bars.sort()).toEqual(['door', 'hidden-door', 'treasury-gate']);
});

test('each endless level is dark and has a theme of its own', () => {
  const { recipes } = raws.campaign.stages.at(-1)!;
  const endless = raws.levels.recipes.filter(({ id }) => recipes.includes(id));
  expect(endless.length).toBeGreaterThan(5);
  expect(endless.filter(({ lit }) => lit)).toEqual([]);
  expect(new Set(endless.map(({ theme }) => theme)).size).toBe(endless.length);
});

test('a snapshot is a whole map and has the name of its builder', () => {
  const { snapshots } = buildLevel(raws, 'watched', 2, { snapshots: true });
  expect(new Set(snapshots.map(({ name }) => name))).toEqual(
    new Set(['cellular-automata', 'area-start', 'cull', 'voronoi-spawner', 'yellow-brick-road', 'clean-up']),
  );
  expect(snapshots.every(({ tiles }) => tiles.length === 4000)).toBe(true);
});
