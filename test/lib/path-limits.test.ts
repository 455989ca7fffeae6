import { findPath, pathToNearest, pathTowards, type WalkMap } from '../../src/lib/path';

function mapOf(...rows: string[]): WalkMap {
  const tiles = rows.join('');
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    blocked: Uint8Array.from(tiles, (tile) => (tile === '#' ? 1 : 0)),
    cost: new Uint8Array(tiles.length).fill(10),
  };
}

const corridor = mapOf('############', '#..........#', '############');
const start = { x: 1, y: 1 };
const goal = { x: 10, y: 1 };

test('a search gives up after its limit of cells', () => {
  expect(findPath(corridor, start, [goal], 9)).toBeNull();
  expect(findPath(corridor, start, [goal], 10)).toHaveLength(10);
});

test('a path towards the goal ends as near to the goal as the search came', () => {
  expect(pathTowards(corridor, start, goal, 4).at(-1)).toEqual({ x: 4, y: 1 });
  expect(pathTowards(corridor, start, goal, 40).at(-1)).toEqual(goal);
});

test('a path towards an unreachable goal ends at the nearest reachable cell', () => {
  const walled = mapOf('##########', '#.......##', '#.####.###', '#......#.#', '##########');
  expect(pathTowards(walled, start, { x: 8, y: 3 }, 1000).at(-1)).toEqual({ x: 6, y: 3 });
});

test('the path is the start if no cell is nearer to the goal', () => {
  const walled = mapOf('#######', '#..#..#', '#######');
  expect(pathTowards(walled, { x: 2, y: 1 }, { x: 5, y: 1 }, 1000)).toEqual([{ x: 2, y: 1 }]);
});

test('the nearest of many cells is the one with the cheapest path', () => {
  const bent = mapOf('#########', '#a#.....#', '#.#.###.#', '#...#b..#', '#########');
  const ends = new Set([3 * 9 + 5, 1 * 9 + 5]);
  expect(pathToNearest(bent, start, (cell) => ends.has(cell))?.at(-1)).toEqual({ x: 5, y: 1 });
});

test('searches do not affect later ones', () => {
  const first = findPath(corridor, start, [goal]);
  pathTowards(corridor, goal, start, 3);
  pathToNearest(corridor, goal, () => false);
  expect(findPath(corridor, start, [goal])).toEqual(first);
});

test('maps of different sizes can be searched in turn', () => {
  const small = mapOf('####', '#..#', '####');
  expect(findPath(corridor, start, [goal])).toHaveLength(10);
  expect(findPath(small, start, [{ x: 2, y: 1 }])).toHaveLength(2);
  expect(findPath(corridor, start, [goal])).toHaveLength(10);
});
