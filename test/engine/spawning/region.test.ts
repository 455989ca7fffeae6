import { spawnRegion } from '../../../src/engine/spawning/region';
import { freshDraft } from '../../support/draft';

const CELLS = Array.from({ length: 50 }, (_, index) => 1000 + index);
const populate = (depth: number, cells = CELLS, share?: number) =>
  Array.from({ length: 400 }, (_, number) => {
    const draft = freshDraft(`region ${number}`, depth);
    spawnRegion(draft, cells, { throws: share });
    return draft.spawns;
  });

test.each([
  [2, 5],
  [6, 9],
])('at depth %i at most %i things come', (depth, most) => {
  const counts = populate(depth).map((spawns) => spawns.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(most);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(most - 1);
});

test('below depth 100 the number of things stays the same', () => {
  const cells = Array.from({ length: 600 }, (_, index) => 1000 + index);
  const most = (depth: number) => Math.max(...populate(depth, cells).map((spawns) => spawns.length));
  expect(most(400)).toBe(most(100));
});

test('three quarters of 1d7 + depth - 4 throws place something', () => {
  const total = populate(6).reduce((sum, spawns) => sum + spawns.length, 0);
  expect(total / 400).toBeGreaterThan(0.75 * 6 - 0.4);
  expect(total / 400).toBeLessThan(0.75 * 6 + 0.4);
});

test('a share reduces the throws that place something', () => {
  const total = populate(6, CELLS, 50).reduce((sum, spawns) => sum + spawns.length, 0);
  expect(total / 400).toBeGreaterThan(0.5 * 0.75 * 6 - 0.3);
  expect(total / 400).toBeLessThan(0.5 * 0.75 * 6 + 0.5);
});

test('no two things share a cell or leave the region', () => {
  for (const spawns of populate(9)) {
    const cells = spawns.map(({ cell }) => cell);
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells.every((cell) => CELLS.includes(cell))).toBe(true);
  }
});

test('a small region has no more things than cells', () => {
  expect(Math.max(...populate(30, [5, 6]).map((spawns) => spawns.length))).toBe(2);
  expect(populate(30, []).flat()).toEqual([]);
});
