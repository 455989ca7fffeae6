import { stanceByNature } from '../../../src/engine/creatures';
import type { SpawnRow } from '../../../src/engine/schema/spawns';
import { masterRoll, masterTable, randomRaw } from '../../../src/engine/spawning/master-table';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { CONTENT } from '../../support/recorded-content';

const raws = loadRaws();
const row = (raw: string, more: Partial<SpawnRow> = {}): SpawnRow => ({
  raw,
  weight: 1,
  min_depth: 1,
  max_depth: 9,
  ...more,
});
const tableOf = (depth: number, ...spawnTable: SpawnRow[]) => masterTable({ ...raws, spawnTable }, depth);

test('rows are sorted by raw', () => {
  const table = tableOf(2, row('rations'), row('rat'), row('bear-trap'), row('dagger'));
  expect([table.items.raws, table.mobs.raws, table.props.raws]).toEqual([
    ['rations', 'dagger'],
    ['rat'],
    ['bear-trap'],
  ]);
});

test.each([
  [1, []],
  [2, ['rat']],
  [4, ['rat']],
  [5, []],
])('depth %i: the first and the last depth of a row count', (depth, expected) => {
  expect(tableOf(depth, row('rat', { min_depth: 2, max_depth: 4 })).mobs.raws).toEqual(expected);
});

test('levels below the last depth of the tables use the rows of that depth', () => {
  const orc = row('orc', { max_depth: 100, add_map_depth_to_weight: true });
  expect(tableOf(250, orc, row('rat')).mobs).toEqual(tableOf(100, orc, row('rat')).mobs);
});

test('some weights grow with depth', () => {
  const orc = row('orc', { add_map_depth_to_weight: true });
  expect(tableOf(6, orc, row('rat')).mobs.weights).toEqual([28, 4]);
});

test('items, props, mobs and nothing are drawn equally often, rows by their weights', () => {
  const table = tableOf(2, row('rations'), row('bear-trap'), row('rat', { weight: 9 }), row('bat'));
  const rng = rngFromSeed('rolls');
  const rolled = Array.from({ length: 8000 }, () => masterRoll(table, rng));
  const share = (raw: string | null) => rolled.filter((one) => one === raw).length / rolled.length;
  expect(share('rations')).toBeCloseTo(0.25, 1);
  expect(share('bear-trap')).toBeCloseTo(0.25, 1);
  expect(share(null)).toBeCloseTo(0.25, 1);
  expect(share('rat')).toBeCloseTo(0.225, 1);
  expect(share('bat')).toBeGreaterThan(0.015);
  expect(share('bat')).toBeLessThan(0.035);
});

test('a row of weight 0.25 is drawn a quarter as often as one of weight 1', () => {
  const table = tableOf(2, row('rat', { weight: 0.25 }), row('bat'));
  expect(table.mobs.weights).toEqual([1, 4]);
  const rng = rngFromSeed('quarters');
  const rolled = Array.from({ length: 20000 }, () => masterRoll(table, rng));
  expect(rolled.filter((raw) => raw === 'rat').length / 5000).toBeCloseTo(0.2, 1);
});

test('a kind without rows draws nothing', () => {
  const rng = rngFromSeed('nobody');
  const rolled = new Set(Array.from({ length: 100 }, () => masterRoll(tableOf(2, row('rations')), rng)));
  expect(rolled).toEqual(new Set(['rations', null]));
});

test.each(Object.entries(CONTENT.mobs))('at depth %i npm run accept has recorded %i kinds of mobs', (depth, kinds) => {
  expect(masterTable(raws, Number(depth)).mobs.raws).toHaveLength(kinds);
});

test.each([3, 5, 7, 9])('a random guard at depth %i is hostile', (depth) => {
  const rng = rngFromSeed('guards');
  const guards = Array.from({ length: 200 }, () => randomRaw({ raws, depth, rng }, 'mob') ?? 'nobody');
  expect(guards.filter((raw) => stanceByNature(raws, raw) !== 'hostile')).toEqual([]);
});

test('archers turn up from depth 3 on, in every campaign', () => {
  const shoots = (raw: string): boolean =>
    (raws.mob[raw]?.equipped ?? []).some((worn) => typeof raws.item[worn]?.weapon?.range === 'number');
  const rows = raws.spawnTable.filter(({ raw }) => raws.mob[raw] && shoots(raw));
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ min_depth }) => min_depth < 3)).toEqual([]);
});
