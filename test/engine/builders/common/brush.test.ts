import { paint, type Symmetry } from '../../../../src/engine/builders/common/brush';
import { solidMap } from '../../../../src/engine/level-draft/draft';

/** Map of 12 × 8 cells after one stroke of the brush. The middle of the map is (6, 4). */
function stroke(x: number, y: number, size: number, symmetry: Symmetry): string[] {
  const map = solidMap(12, 8);
  paint(map, { x, y }, size, symmetry);
  return Array.from({ length: 8 }, (_, row) => map.tiles.slice(12 * row, 12 * row + 12).join(''));
}
const floors = (rows: string[]) =>
  rows.flatMap((row, y) => [...row].flatMap((tile, x) => (tile === '.' ? [[x, y]] : [])));

test.each<[Symmetry, number[][]]>([
  ['none', [[3, 2]]],
  [
    'horizontal',
    [
      [3, 2],
      [9, 2],
    ],
  ],
  [
    'vertical',
    [
      [3, 2],
      [3, 6],
    ],
  ],
  [
    'both',
    [
      [3, 2],
      [9, 2],
      [3, 6],
    ],
  ],
])('a stroke mirrored: %s', (symmetry, expected) => {
  expect(floors(stroke(3, 2, 1, symmetry))).toEqual(expected);
});

test.each<[Symmetry]>([['horizontal'], ['vertical'], ['both']])('on both axes it stays one stroke: %s', (symmetry) => {
  expect(floors(stroke(6, 4, 1, symmetry))).toEqual([[6, 4]]);
});

test('a brush of two reaches up and to the left', () => {
  expect(floors(stroke(5, 4, 2, 'none'))).toEqual([
    [4, 3],
    [5, 3],
    [4, 4],
    [5, 4],
  ]);
});

test('a broad brush leaves the edge of the map alone', () => {
  expect(floors(stroke(2, 2, 2, 'none'))).toEqual([[2, 2]]);
});

test('cells that are painted twice count once', () => {
  const map = solidMap(12, 8);
  expect(paint(map, { x: 5, y: 4 }, 2, 'none')).toBe(4);
  expect(paint(map, { x: 6, y: 4 }, 2, 'none')).toBe(2);
});
