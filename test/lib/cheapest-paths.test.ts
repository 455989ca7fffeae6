import fc from 'fast-check';
import { type CheapestPaths, findPathsTo, findPathsToNearest, stepOn } from '../../src/lib/cheapest-paths';
import type { Point } from '../../src/lib/geometry';
import { findPath, pathToNearest, type WalkMap } from '../../src/lib/path';
import { draws } from '../support/deep';

const COSTS: Record<string, number> = { '=': 8, '-': 12, '+': 20, w: 50 };

function mapOf(width: number, height: number, tiles: string): WalkMap {
  const cells = [...tiles.slice(0, width * height)];
  return {
    width,
    height,
    blocked: Uint8Array.from(cells, (tile) => (tile === '#' ? 1 : 0)),
    cost: Uint8Array.from(cells, (tile) => COSTS[tile] ?? 10),
  };
}

const maps = fc
  .record({
    width: fc.integer({ min: 5, max: 16 }),
    height: fc.integer({ min: 5, max: 14 }),
    tiles: fc.string({ unit: fc.constantFrom(...'......===--+w##'), minLength: 224, maxLength: 224 }),
  })
  .map(({ width, height, tiles }) => mapOf(width, height, tiles));

const inside = ({ width, height }: WalkMap, n: number): Point => ({
  x: 1 + (n % (width - 2)),
  y: 1 + (Math.floor(n / (width - 2)) % (height - 2)),
});

/** Walks along the paths and compares each step with a search from the same cell. */
function walk(paths: CheapestPaths | null, from: Point, search: (at: Point) => Point[] | null): void {
  let at = from;
  for (let path = search(at); path !== null && path.length > 1; path = search(at)) {
    const step = paths && stepOn(paths, at);
    expect(step).toEqual(path[1]);
    at = step as Point;
  }
  expect(paths && stepOn(paths, at)).toBeNull();
}

test('a walk to one cell takes the steps of searches from each of its cells', () => {
  fc.assert(
    fc.property(maps, fc.nat(), fc.nat(), (map, a, b) => {
      const [from, to] = [inside(map, a), inside(map, b)];
      walk(findPathsTo(map, from, to), from, (at) => findPath(map, at, [to]));
    }),
    { numRuns: draws(500) },
  );
});

test('a walk to the nearest of many takes the steps of searches from each of its cells', () => {
  fc.assert(
    fc.property(maps, fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (map, a, places) => {
      const goals = new Set(places.map((place) => inside(map, place)).map(({ x, y }) => y * map.width + x));
      const isGoal = (cell: number): boolean => goals.has(cell) && map.blocked[cell] === 0;
      const from = inside(map, a);
      walk(findPathsToNearest(map, from, isGoal), from, (at) => pathToNearest(map, at, isGoal));
    }),
    { numRuns: draws(500) },
  );
});

test('paths are forgotten when others are found', () => {
  const map = mapOf(6, 5, '.'.repeat(30));
  const from = { x: 1, y: 1 };
  const paths = findPathsTo(map, from, { x: 4, y: 1 }) as CheapestPaths;
  expect(stepOn(paths, from)).toEqual({ x: 2, y: 1 });
  findPathsTo(map, from, { x: 1, y: 3 });
  expect(stepOn(paths, from)).toBeNull();
});

test('off the paths there is no step', () => {
  const map = mapOf(6, 5, '.'.repeat(30));
  const paths = findPathsTo(map, { x: 1, y: 1 }, { x: 4, y: 1 }) as CheapestPaths;
  expect(stepOn(paths, { x: 1, y: 3 })).toBeNull();
});
