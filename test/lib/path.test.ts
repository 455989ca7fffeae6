import fc from 'fast-check';
import { CellQueue } from '../../src/lib/cell-queue';
import { kingDistance, type Point } from '../../src/lib/geometry';
import { distanceField, findPath, pathToNearest, pathTowards, UNREACHED, type WalkMap } from '../../src/lib/path';
import { NEIGHBOURS } from '../../src/lib/sides';
import { draws } from '../support/deep';

function mapOf(...rows: string[]): WalkMap {
  const width = rows[0]?.length ?? 0;
  const tiles = rows.join('');
  return {
    width,
    height: rows.length,
    blocked: Uint8Array.from(tiles, (tile) => (tile === '#' ? 1 : 0)),
    cost: Uint8Array.from(tiles, (tile) => (tile === '=' ? 8 : tile === '-' ? 12 : 10)),
  };
}

const at = (map: WalkMap, { x, y }: Point): number => y * map.width + x;
const walkable = (map: WalkMap, { x, y }: Point): boolean =>
  x >= 1 && y >= 1 && x <= map.width - 2 && y <= map.height - 2;

function costOf(map: WalkMap, path: readonly Point[]): number {
  let sum = 0;
  for (const [i, to] of path.slice(1).entries()) {
    const from = path[i] as Point;
    expect(kingDistance(from, to)).toBe(1);
    sum += (map.cost[at(map, from)] as number) * (from.x !== to.x && from.y !== to.y ? 15 : 10);
  }
  return sum;
}

/** Lowest cost of a path to the goal. Tries every step until no cell gets cheaper. */
function bruteForce(map: WalkMap, from: Point, goal: Point): number {
  const best = new Array<number>(map.width * map.height).fill(Number.POSITIVE_INFINITY);
  best[at(map, from)] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < best.length; cell++) {
      const x = cell % map.width;
      const y = Math.floor(cell / map.width);
      for (const [dx, dy] of NEIGHBOURS) {
        const to = { x: x + dx, y: y + dy };
        if (!walkable(map, to) || (map.blocked[at(map, to)] === 1 && at(map, to) !== at(map, goal))) continue;
        const cost = (best[cell] as number) + (map.cost[cell] as number) * (dx !== 0 && dy !== 0 ? 15 : 10);
        if (cost < (best[at(map, to)] as number)) {
          best[at(map, to)] = cost;
          changed = true;
        }
      }
    }
  }
  return best[at(map, goal)] as number;
}

const cases = fc
  .record({
    width: fc.integer({ min: 4, max: 12 }),
    height: fc.integer({ min: 4, max: 10 }),
    tiles: fc.array(fc.constantFrom(...'...==--##'), { minLength: 120, maxLength: 120 }),
    from: fc.nat(),
    goal: fc.nat(),
  })
  .map(({ width, height, tiles, from, goal }) => {
    const rows = Array.from({ length: height }, (_, y) => tiles.slice(y * width, (y + 1) * width).join(''));
    const inside = (n: number): Point => ({
      x: 1 + (n % (width - 2)),
      y: 1 + (Math.floor(n / (width - 2)) % (height - 2)),
    });
    return { map: mapOf(...rows), from: inside(from), goal: inside(goal) };
  });

describe('finding a path', () => {
  test('holds both ends and walks round walls', () => {
    const map = mapOf('.......', '..#....', '..#....', '..#....', '.......', '.......');
    const path = findPath(map, { x: 1, y: 2 }, [{ x: 3, y: 2 }]);
    expect(path?.[0]).toEqual({ x: 1, y: 2 });
    expect(path?.at(-1)).toEqual({ x: 3, y: 2 });
    expect(path?.some(({ x, y }) => x === 2 && y < 4)).toBe(false);
  });

  test('takes the road if the road is quicker', () => {
    const map = mapOf('.......', '.-----.', '.=====.', '.......');
    const path = findPath(map, { x: 1, y: 1 }, [{ x: 5, y: 1 }]);
    expect(path?.filter(({ y }) => y === 2).length).toBeGreaterThan(2);
  });

  test('slips between two walls that meet at a corner', () => {
    const map = mapOf('.....', '..#..', '.#...', '.....', '.....');
    expect(findPath(map, { x: 1, y: 1 }, [{ x: 2, y: 2 }])).toHaveLength(2);
  });

  test('never enters the outermost ring', () => {
    const map = mapOf('.....', '.###.', '.....', '.....');
    expect(findPath(map, { x: 1, y: 2 }, [{ x: 0, y: 2 }])).toBeNull();
  });

  test('reaches a goal that is blocked itself, but no goal behind walls', () => {
    const map = mapOf('.......', '...###.', '...###.', '...###.', '.......');
    expect(findPath(map, { x: 1, y: 2 }, [{ x: 3, y: 2 }])).toHaveLength(3);
    expect(findPath(map, { x: 1, y: 2 }, [{ x: 4, y: 2 }])).toBeNull();
  });

  test('gives up after a given number of cells', () => {
    const map = mapOf('........', '........', '........');
    expect(findPath(map, { x: 1, y: 1 }, [{ x: 6, y: 1 }], 3)).toBeNull();
    expect(findPath(map, { x: 1, y: 1 }, [{ x: 6, y: 1 }], 20)).toHaveLength(6);
  });

  test('is the single cell when the start is a goal', () => {
    const map = mapOf('....', '....', '....');
    expect(
      findPath(map, { x: 1, y: 1 }, [
        { x: 2, y: 1 },
        { x: 1, y: 1 },
      ]),
    ).toEqual([{ x: 1, y: 1 }]);
  });

  test('is null without goals', () => {
    expect(findPath(mapOf('...', '...', '...'), { x: 1, y: 1 }, [])).toBeNull();
  });

  test('is as cheap as the best path, on any ground', () => {
    fc.assert(
      fc.property(cases, ({ map, from, goal }) => {
        const path = findPath(map, from, [goal]);
        const best = bruteForce(map, from, goal);
        if (path === null) expect(best).toBe(Number.POSITIVE_INFINITY);
        else expect(costOf(map, path)).toBe(best);
      }),
      { numRuns: draws(200) },
    );
  });

  test('chooses the goal that is cheapest to reach', () => {
    fc.assert(
      fc.property(cases, fc.nat(), ({ map, from, goal }, n) => {
        const other = { x: 1 + (n % (map.width - 2)), y: 1 };
        map.blocked[at(map, goal)] = 0;
        map.blocked[at(map, other)] = 0;
        const path = findPath(map, from, [goal, other]);
        const best = Math.min(bruteForce(map, from, goal), bruteForce(map, from, other));
        if (path === null) expect(best).toBe(Number.POSITIVE_INFINITY);
        else expect(costOf(map, path)).toBe(best);
      }),
      { numRuns: draws(100) },
    );
  });
});

describe('a distance field', () => {
  test('agrees with the cheapest path to every free cell', () => {
    fc.assert(
      fc.property(cases, ({ map, from, goal }) => {
        map.blocked[at(map, goal)] = 0;
        const field = distanceField(map, [from]);
        const best = bruteForce(map, from, goal);
        expect(field[at(map, goal)]).toBe(best === Number.POSITIVE_INFINITY ? UNREACHED : best);
      }),
      { numRuns: draws(100) },
    );
  });

  test('goes no farther than its limit', () => {
    const map = mapOf('........', '........', '........');
    const field = distanceField(map, [{ x: 1, y: 1 }], 300);
    expect(Array.from(field.slice(9, 15))).toEqual([0, 100, 200, 300, UNREACHED, UNREACHED]);
  });
});

describe('a path towards a goal', () => {
  test('is at most half as expensive again as the best path', () => {
    fc.assert(
      fc.property(cases, ({ map, from, goal }) => {
        const best = bruteForce(map, from, goal);
        const path = pathTowards(map, from, goal, 10_000);
        expect(path[0]).toEqual(from);
        if (best === Number.POSITIVE_INFINITY) expect(path.at(-1)).not.toEqual(goal);
        else {
          expect(path.at(-1)).toEqual(goal);
          expect(costOf(map, path)).toBeLessThanOrEqual(1.5 * best);
        }
      }),
      { numRuns: draws(100) },
    );
  });

  test('ends at the cell nearest to the goal that the search has seen', () => {
    const map = mapOf('........', '....#...', '....#...', '....#...', '........'.replaceAll('.', '#'));
    map.blocked.fill(1, 0, 8);
    expect(pathTowards(map, { x: 1, y: 2 }, { x: 6, y: 2 }, 10_000).at(-1)).toEqual({ x: 3, y: 2 });
    expect(pathTowards(mapOf('.....', '.....', '.....'), { x: 1, y: 1 }, { x: 1, y: 1 }, 5)).toEqual([{ x: 1, y: 1 }]);
  });
});

/**
 * Path search in its plainest form. It tries all eight sides of each cell and finds the next cell by looking at all
 * open ones.
 */
function plainSearch(
  map: WalkMap,
  from: Point,
  isGoal: (cell: number) => boolean,
  far: (to: Point) => number,
): Point[] {
  interface Entry {
    at: Point;
    cost: number;
    before: Entry | null;
    order: number;
    isClosed: boolean;
  }
  let order = 0;
  const entries = new Map<number, Entry>([
    [at(map, from), { at: from, cost: 0, before: null, order, isClosed: false }],
  ]);
  const isSooner = (a: Entry, b: Entry): boolean => {
    const later = a.cost + far(a.at) - (b.cost + far(b.at)) || a.order - b.order;
    return later < 0;
  };
  for (;;) {
    let next: Entry | null = null;
    for (const entry of entries.values()) {
      if (!entry.isClosed && (next === null || isSooner(entry, next))) next = entry;
    }
    if (next === null) return [];
    next.isClosed = true;
    if (isGoal(at(map, next.at))) {
      const path: Point[] = [];
      for (let entry: Entry | null = next; entry !== null; entry = entry.before) path.unshift(entry.at);
      return path;
    }
    for (const [dx, dy] of NEIGHBOURS) {
      const to = { x: next.at.x + dx, y: next.at.y + dy };
      const cell = at(map, to);
      if (!walkable(map, to) || (map.blocked[cell] === 1 && !isGoal(cell))) continue;
      const cost = next.cost + (map.cost[at(map, next.at)] as number) * (dx !== 0 && dy !== 0 ? 15 : 10);
      const known = entries.get(cell);
      if (known !== undefined && (known.isClosed || cost >= known.cost)) continue;
      order += 1;
      entries.set(cell, { at: to, cost, before: next, order, isClosed: false });
    }
  }
}

describe('a search that looks only at the sides ahead', () => {
  const octile = (from: Point, to: Point): number => {
    const [most, least] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)].sort((a, b) => b - a) as [number, number];
    return 10 * most + 5 * least;
  };
  // Creatures and hazards cost many times as much as the ground.
  const crowded = fc
    .tuple(cases, fc.array(fc.tuple(fc.nat(99), fc.constantFrom(8, 20, 21, 60, 200)), { maxLength: 20 }))
    .map(([one, dear]) => {
      for (const [cell, cost] of dear) if (cell < one.map.cost.length) one.map.cost[cell] = cost;
      return one;
    });

  test('gives the same paths as a search of all eight sides', () => {
    fc.assert(
      fc.property(crowded, ({ map, from, goal }) => {
        const isGoal = (cell: number): boolean => cell === at(map, goal);
        const plain = (weight: number): Point[] => plainSearch(map, from, isGoal, (to) => weight * octile(to, goal));
        expect(pathToNearest(map, from, isGoal) ?? []).toEqual(plain(0));
        expect(findPath(map, from, [goal]) ?? []).toEqual(plain(8));
        const quick = plain(12);
        if (quick.length > 0) expect(pathTowards(map, from, goal, 10_000)).toEqual(quick);
      }),
      { numRuns: draws(80) },
    );
  });

  test('gives the same costs as a search of all eight sides', () => {
    fc.assert(
      fc.property(crowded, ({ map, from, goal }) => {
        const best = bruteForce(map, from, goal);
        map.blocked[at(map, goal)] = 0;
        expect(distanceField(map, [from])[at(map, goal)]).toBe(best === Number.POSITIVE_INFINITY ? UNREACHED : best);
      }),
      { numRuns: draws(100) },
    );
  });
});

describe('the queue of a search', () => {
  const keys = fc.array(fc.oneof(fc.nat(100), fc.nat(70_000)), { maxLength: 60 });

  test('gives cells by key and then by order of entry, for any distance between keys', () => {
    fc.assert(
      fc.property(keys, fc.nat(20), (list, taken) => {
        const queue = new CellQueue();
        queue.push(7, 7);
        queue.clear();
        let waiting: { cell: number; key: number }[] = [];
        const takeOne = (): void => {
          const [least] = [...waiting].sort((a, b) => a.key - b.key || a.cell - b.cell);
          expect(queue.topKey()).toBe(least?.key);
          expect(queue.pop()).toBe(least?.cell);
          waiting = waiting.filter((one) => one !== least);
        };
        for (const [cell, key] of list.entries()) {
          queue.push(cell, key);
          waiting.push({ cell, key });
          if (cell % 3 === 2 && cell < 3 * taken) takeOne();
        }
        while (waiting.length > 0) takeOne();
        expect(queue.size).toBe(0);
      }),
      { numRuns: draws(100) },
    );
  });
});
