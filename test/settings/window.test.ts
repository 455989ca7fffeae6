import { WINDOWS, windowOf } from '../../src/settings/window';

const SIZE = { width: 60, height: 40 };
const HERO = { x: 30, y: 20 };

/** Level of which the hero knows the cells for which `isKnown` is true, and sees none. */
const knowing = (isKnown: (x: number, y: number) => boolean) => ({
  ...SIZE,
  lit: true,
  hero: { at: HERO },
  tiles: Array.from({ length: SIZE.width * SIZE.height }, (_, i) =>
    isKnown(i % SIZE.width, Math.floor(i / SIZE.width)) ? '.' : ' ',
  ).join(''),
  visible: '0'.repeat(SIZE.width * SIZE.height),
  things: [] as { kind: string; at: { x: number; y: number }; stance: string | null }[],
});

test('the hero stands in the middle of known ground', () => {
  const { left, top, columns, rows } = windowOf(
    knowing(() => true),
    { layout: 'compact' },
  );
  expect([left, top]).toEqual([HERO.x - (columns >> 1), HERO.y - (rows >> 1)]);
});

test('the window moves away from the unknown, but the hero keeps four cells on every side', () => {
  const { left, top, columns, rows } = windowOf(
    knowing((x, y) => x >= HERO.x && y <= HERO.y),
    { layout: 'compact' },
  );
  expect(HERO.x - left).toBe(4);
  expect(top + rows - 1 - HERO.y).toBe(4);
  expect(left + columns - 1 - HERO.x).toBeGreaterThan(columns >> 1);
});

test('an enemy in sight is worth more than ground', () => {
  const at = { x: HERO.x - 12, y: HERO.y };
  const level = knowing((x) => x >= HERO.x);
  const { left } = windowOf({ ...level, things: [{ kind: 'mob', at, stance: 'hostile' }] }, { layout: 'compact' });
  expect(left).toBeLessThanOrEqual(at.x);
});

test('ground in sight is worth more than remembered ground', () => {
  const level = knowing(() => true);
  const visible = [...level.visible].map((_, i) => (i % SIZE.width < HERO.x ? '1' : '0')).join('');
  expect(windowOf({ ...level, visible }, { layout: 'compact' }).left).toBe(HERO.x - WINDOWS.compact.lit.columns + 5);
});

test('a dark level has fewer and larger cells, however much of it is known', () => {
  for (const isKnown of [() => true, () => false]) {
    expect(windowOf({ ...knowing(isKnown), lit: false }, { layout: 'compact' })).toMatchObject(WINDOWS.compact.dark);
  }
  expect(WINDOWS.compact.dark.columns).toBeLessThan(WINDOWS.compact.lit.columns);
});

test('the classic window always has the hero in its middle', () => {
  const { left, columns } = windowOf(
    knowing((x) => x >= HERO.x),
    { layout: 'classic' },
  );
  expect(left).toBe(HERO.x - (columns >> 1));
});
