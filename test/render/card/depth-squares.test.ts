import { depthSquares, widthOfSquares } from '../../../src/render/card/depth-squares';
import { textWidth } from '../../../src/render/font/text';

/** Art pixels of a card between its margins. */
const ROOM = 316;

/** Runs by their deepest level: one run reached only depth 1, two runs depth 2, and so on. */
const depthsTo = (deepest: number) => Array.from({ length: deepest }, (_, i) => ({ depth: i + 1, runs: i + 1 }));
const squaresTo = (deepest: number) => depthSquares(depthsTo(deepest), ROOM);
const labelsTo = (deepest: number) => squaresTo(deepest).map(({ label }) => label);

test('every depth has a square, and the first depths share one if room is short', () => {
  expect(labelsTo(0)).toEqual([]);
  expect(labelsTo(12)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  expect(labelsTo(13)).toEqual(['≤2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13']);
  expect(labelsTo(15)).toEqual(['≤4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']);
  expect(labelsTo(112)).toEqual(['≤104', '105', '106', '107', '108', '109', '110', '111', '112']);
});

test.each([1, 9, 12, 13, 15, 21, 25, 99, 100, 107, 112, 1_234])(
  'each label of %d depths stands in its square, and all squares stand between the margins',
  (deepest) => {
    const squares = squaresTo(deepest);
    expect(squares.filter(({ label, width }) => textWidth(label) > width - 2)).toEqual([]);
    expect(widthOfSquares(squares)).toBeLessThanOrEqual(ROOM);
  },
);

test.each([1, 12, 13, 15, 40])('the squares of %d depths count all runs', (deepest) => {
  const runs = (squares: readonly { runs: number }[]) => squares.reduce((sum, square) => sum + square.runs, 0);
  expect(runs(squaresTo(deepest))).toBe(runs(depthsTo(deepest)));
});
