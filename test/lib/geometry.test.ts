import fc from 'fast-check';
import {
  add,
  alongLine,
  cellIndex,
  covers,
  DIRECTIONS,
  directionTo,
  distance,
  distanceSquared,
  distanceToBody,
  isInside,
  kingDistance,
  line,
  nearestPoints,
  type Point,
  pointOf,
  STEPS,
  same,
} from '../../src/lib/geometry';

const points: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: -40, max: 40 }),
  y: fc.integer({ min: -40, max: 40 }),
});

describe('directions', () => {
  test('step to the eight neighbours, each another', () => {
    const cells = DIRECTIONS.map((name) => STEPS[name]);
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
    expect(cells.every((step) => kingDistance({ x: 0, y: 0 }, step) === 1)).toBe(true);
  });

  test.each(DIRECTIONS)('name the neighbour to the %s', (name) => {
    const from = { x: 5, y: 5 };
    expect(directionTo(from, add(from, STEPS[name]))).toBe(name);
  });

  test('have no name for the same cell', () => expect(directionTo({ x: 2, y: 3 }, { x: 2, y: 3 })).toBeNull());

  test('name the direction with the nearest angle', () => {
    fc.assert(
      fc.property(points, points, (from, to) => {
        const named = directionTo(from, to);
        if (same(from, to)) return expect(named).toBeNull();
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const cosine = (name: (typeof DIRECTIONS)[number]) =>
          (dx * STEPS[name].x + dy * STEPS[name].y) / (Math.hypot(dx, dy) * Math.hypot(STEPS[name].x, STEPS[name].y));
        const best = Math.max(...DIRECTIONS.map(cosine));
        // Two directions are allowed for cells near 22.5°, because the rule uses integers.
        expect(cosine(named ?? 'n')).toBeGreaterThan(best - 0.01);
      }),
    );
  });
});

describe('distances', () => {
  test('are straight-line, squared, and by king’s moves', () => {
    const [a, b] = [
      { x: 1, y: 1 },
      { x: 4, y: 5 },
    ];
    expect(distance(a, b)).toBe(5);
    expect(distanceSquared(a, b)).toBe(25);
    expect(kingDistance(a, b)).toBe(4);
  });

  test('to a body go to its nearest cell', () => {
    fc.assert(
      fc.property(
        points,
        points,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        (from, at, width, height) => {
          const cells: Point[] = [];
          for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) cells.push(add(at, { x, y }));
          const nearest = Math.min(...cells.map((cell) => distance(from, cell)));
          expect(distanceToBody(from, at, { width, height })).toBe(nearest);
          expect(covers({ at, size: { width, height } }, from)).toBe(nearest === 0);
        },
      ),
    );
  });
});

test('the nearest points are the first of a stable sort', () => {
  fc.assert(
    fc.property(fc.array(points), points, fc.integer({ min: 0, max: 8 }), (list, to, count) => {
      const sorted = [...list].sort((a, b) => distanceSquared(a, to) - distanceSquared(b, to));
      expect(nearestPoints(list, to, count)).toEqual(sorted.slice(0, count));
    }),
  );
});

describe('a line', () => {
  test('ends at the first cell that fails the test', () => {
    const visited: number[] = [];
    const walk = (last: number): boolean =>
      alongLine({ x: 1, y: 1 }, { x: 5, y: 1 }, ({ x }) => {
        visited.push(x);
        return x < last;
      });
    expect(walk(3)).toBe(false);
    expect(visited).toEqual([1, 2, 3]);
    expect(walk(6)).toBe(true);
  });

  test('runs from end to end in steps of a king, no cell twice', () => {
    fc.assert(
      fc.property(points, points, (from, to) => {
        const cells = line(from, to);
        expect(cells[0]).toEqual(from);
        expect(cells.at(-1)).toEqual(to);
        expect(cells).toHaveLength(kingDistance(from, to) + 1);
        for (const [i, cell] of cells.slice(1).entries()) expect(kingDistance(cells[i] as Point, cell)).toBe(1);
      }),
    );
  });

  test('keeps within half a cell of the exact line', () => {
    fc.assert(
      fc.property(points, points, (from, to) => {
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const longer = Math.max(Math.abs(dx), Math.abs(dy), 1);
        for (const { x, y } of line(from, to)) {
          const off = Math.abs(dx * (y - from.y) - dy * (x - from.x)) / longer;
          expect(off).toBeLessThanOrEqual(0.5 + 1e-9);
        }
      }),
    );
  });
});

test('a rectangle includes its first row and column, and excludes the last', () => {
  const size = { width: 80, height: 50 };
  const corners = [
    { x: 0, y: 0 },
    { x: 79, y: 49 },
  ];
  const beyond = [
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 80, y: 0 },
    { x: 0, y: 50 },
  ];
  expect(corners.map((cell) => isInside(size, cell))).toEqual([true, true]);
  expect(beyond.map((cell) => isInside(size, cell))).toEqual([false, false, false, false]);
});

test('a cell and its index in the rows agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(5000), (width, index) => {
      const cell = pointOf({ width }, index);
      expect(isInside({ width, height: 5001 }, cell)).toBe(true);
      expect(cellIndex({ width }, cell)).toBe(index);
    }),
  );
});
