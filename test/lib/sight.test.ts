import fc from 'fast-check';
import { line } from '../../src/lib/geometry';
import { fieldOfView, type SightMap } from '../../src/lib/sight';
import { draws } from '../support/deep';

function mapOf(...rows: string[]): SightMap {
  const width = rows[0]?.length ?? 0;
  return { width, height: rows.length, opaque: Uint8Array.from(rows.join(''), (tile) => (tile === '#' ? 1 : 0)) };
}

/** Cells seen from (`x`, `y`), drawn as rows of `*`. */
function drawn(map: SightMap, x: number, y: number, radius: number): string[] {
  const seen = new Set(fieldOfView(map, x, y, radius));
  return Array.from({ length: map.height }, (_, row) =>
    Array.from({ length: map.width }, (_, column) => (seen.has(row * map.width + column) ? '*' : ' ')).join(''),
  );
}

const maps = fc
  .record({
    width: fc.integer({ min: 3, max: 18 }),
    height: fc.integer({ min: 3, max: 14 }),
    cells: fc.array(fc.boolean().map(Number), { minLength: 18 * 14, maxLength: 18 * 14 }),
    density: fc.integer({ min: 1, max: 4 }),
    dice: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 18 * 14, maxLength: 18 * 14 }),
  })
  .map(({ width, height, cells, density, dice }): SightMap => {
    const opaque = new Uint8Array(width * height);
    for (let i = 0; i < opaque.length; i++) opaque[i] = cells[i] === 1 && (dice[i] ?? 4) <= density ? 1 : 0;
    return { width, height, opaque };
  });

describe('field of view', () => {
  test('on open ground is round', () => {
    const open = mapOf(...Array.from({ length: 9 }, () => '.........'));
    expect(drawn(open, 4, 4, 3)).toEqual([
      '         ',
      '   ***   ',
      '  *****  ',
      ' ******* ',
      ' ******* ',
      ' ******* ',
      '  *****  ',
      '   ***   ',
      '         ',
    ]);
  });

  test('ends at the first wall, which is seen', () => {
    const map = mapOf('.......', '###.###', '.......');
    expect(drawn(map, 3, 2, 6)).toEqual(['  ***  ', '*******', '*******']);
  });

  test('does not pass between the walls of a closed cell', () => {
    const map = mapOf('.....', '.###.', '.#.#.', '.###.', '.....');
    expect(drawn(map, 2, 2, 8)).toEqual(['     ', ' *** ', ' *** ', ' *** ', '     ']);
  });

  test('of an eye that sees nothing leaves no trace in the next field of view', () => {
    const map = mapOf('.....', '.###.', '...#.');
    expect(fieldOfView(map, 0, 2, Number.NEGATIVE_INFINITY)).toEqual([]);
    expect(drawn(map, 4, 2, 4)).toEqual(['   **', '   **', '   **']);
  });

  test('lists its cells once, in ascending order, with its own', () => {
    fc.assert(
      fc.property(maps, fc.nat(), fc.integer({ min: 0, max: 12 }), (map, pick, radius) => {
        const eye = pick % map.opaque.length;
        const seen = fieldOfView(map, eye % map.width, Math.floor(eye / map.width), radius);
        expect(seen).toContain(eye);
        expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
        expect(seen.every((cell) => cell >= 0 && cell < map.opaque.length)).toBe(true);
      }),
      { numRuns: draws(50) },
    );
  });

  test('stays in the circle whose cells round to the radius', () => {
    fc.assert(
      fc.property(maps, fc.nat(), fc.integer({ min: 0, max: 9 }), (map, pick, radius) => {
        const eye = pick % map.opaque.length;
        const [x, y] = [eye % map.width, Math.floor(eye / map.width)];
        for (const cell of fieldOfView(map, x, y, radius)) {
          const far = Math.hypot((cell % map.width) - x, Math.floor(cell / map.width) - y);
          expect(Math.round(far)).toBeLessThanOrEqual(radius);
        }
      }),
      { numRuns: draws(50) },
    );
  });

  test('is mutual between any two see-through cells', () => {
    fc.assert(
      fc.property(maps, fc.integer({ min: 1, max: 12 }), (map, radius) => {
        const seen = Array.from(map.opaque, (_, cell) =>
          map.opaque[cell] === 1
            ? null
            : new Set(fieldOfView(map, cell % map.width, Math.floor(cell / map.width), radius)),
        );
        for (const [a, fromA] of seen.entries()) {
          for (const [b, fromB] of seen.entries()) {
            if (fromA && fromB && fromA.has(b) !== fromB.has(a)) throw new Error(`${a} and ${b} see one way`);
          }
        }
      }),
      { numRuns: draws(60) },
    );
  });

  test('sees along every straight row, column and diagonal without walls', () => {
    fc.assert(
      fc.property(
        maps,
        fc.nat(),
        fc.constantFrom([1, 0], [0, 1], [1, 1], [-1, 1], [-1, 0], [0, -1]),
        (map, pick, way) => {
          const eye = pick % map.opaque.length;
          const from = { x: eye % map.width, y: Math.floor(eye / map.width) };
          const seen = new Set(fieldOfView(map, from.x, from.y, 20));
          const [dx = 0, dy = 0] = way;
          const to = { x: from.x + 20 * dx, y: from.y + 20 * dy };
          for (const { x, y } of line(from, to).slice(1, 19)) {
            if (x < 0 || y < 0 || x >= map.width || y >= map.height) break;
            const straight = dx === 0 || dy === 0;
            if (straight) expect(seen.has(y * map.width + x)).toBe(true);
            if (map.opaque[y * map.width + x] === 1) break;
            if (!straight && Math.hypot(x - from.x, y - from.y) <= 20) expect(seen.has(y * map.width + x)).toBe(true);
          }
        },
      ),
      { numRuns: draws(80) },
    );
  });
});
