import { buildLevel } from '../../../src/engine/builders';
import { loadRaws } from '../../../src/raws';
import { SEEDS } from '../../support/draft';
import { inspect, levelFaults } from '../../support/level-rules';

const raws = loadRaws();

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 12])('at depth %i', (depth) => {
  test('every level can be played', () => {
    const faults = SEEDS.flatMap((seed) => levelFaults(inspect(raws, depth, buildLevel(raws, seed, depth))));
    expect(faults).toEqual([]);
  });

  test('the same seed always gives the same level', () => {
    expect(buildLevel(raws, 'twice', depth)).toEqual(buildLevel(raws, 'twice', depth));
  });

  test('another seed gives another level', () => {
    expect(buildLevel(raws, 'one', depth).tiles).not.toBe(buildLevel(raws, 'other', depth).tiles);
  });

  test('watching changes nothing', () => {
    const watched = buildLevel(raws, 'watched', depth, { snapshots: true });
    const unwatched = buildLevel(raws, 'watched', depth);
    expect(unwatched.snapshots).toEqual([]);
    expect(watched.snapshots.length).toBeGreaterThan(1);
    expect({ ...watched, snapshots: [] }).toEqual(unwatched);
  });
});

test('depths of one recipe have levels of their own', () => {
  expect(buildLevel(raws, 'deep', 7).tiles).not.toBe(buildLevel(raws, 'deep', 8).tiles);
});

test.each([
  [1, 'town', true],
  [2, 'forest', true],
  [3, 'limestone-caverns', false],
  [4, 'deep-limestone-caverns', false],
  [5, 'dwarf-fort', false],
  [6, 'dwarven-fortress', true],
  [7, 'depths', false],
  [99, 'depths', false],
])('depth %i is built by %s; lit: %s', (depth, recipe, lit) => {
  expect(buildLevel(raws, 'recipe', depth)).toMatchObject({ recipe, lit });
});

test('a snapshot is a whole map and bears the name of its builder', () => {
  const { snapshots } = buildLevel(raws, 'watched', 2, { snapshots: true });
  expect(new Set(snapshots.map(({ name }) => name))).toEqual(
    new Set(['cellular-automata', 'area-start', 'cull', 'voronoi-spawner', 'yellow-brick-road', 'clean-up']),
  );
  expect(snapshots.every(({ tiles }) => tiles.length === 4000)).toBe(true);
});
