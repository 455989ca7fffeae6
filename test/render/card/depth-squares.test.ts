import { depthSquares } from '../../../src/render/card/depth-squares';

/** One run came no deeper than the first level, two than the second, and so on. */
const depthsTo = (deepest: number) => Array.from({ length: deepest }, (_, i) => ({ depth: i + 1, runs: i + 1 }));
const labelsTo = (deepest: number) => depthSquares(depthsTo(deepest), 12).map(({ label }) => label);

test('every depth has a square; of more than there is room for the first ones share one', () => {
  expect(labelsTo(0)).toEqual([]);
  expect(labelsTo(12)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  expect(labelsTo(13)).toEqual(['≤2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13']);
  expect(labelsTo(15)).toEqual(['≤4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']);
});

test.each([1, 12, 13, 15, 40])('the runs on the squares of %d depths are all there are', (deepest) => {
  const runs = (squares: readonly { runs: number }[]) => squares.reduce((sum, square) => sum + square.runs, 0);
  expect(runs(depthSquares(depthsTo(deepest), 12))).toBe(runs(depthsTo(deepest)));
});
