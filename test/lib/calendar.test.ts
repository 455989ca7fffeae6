import {
  DAY_MS,
  dayOf,
  dungeonBefore,
  endOfDay,
  endOfDungeon,
  endOfWeek,
  isDungeonOpen,
  monthOf,
  periodOf,
  startOfDay,
  startOfDungeon,
  startOfWeek,
  weeklyOf,
  weekOf,
} from '../../src/lib/calendar';

const NOON = Date.UTC(2026, 10, 20, 12);

test('days and months are those of UTC', () => {
  expect([dayOf(NOON), monthOf(NOON)]).toEqual(['2026-11-20', '2026-11']);
  const midnight = Date.UTC(2026, 11, 1);
  expect([dayOf(midnight - 1), dayOf(midnight), monthOf(midnight - 1)]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-11',
  ]);
});

test.each([
  [Date.UTC(2026, 10, 22, 23, 59), '2026-W47'],
  [Date.UTC(2026, 10, 23), '2026-W48'],
  [Date.UTC(2027, 0, 3), '2026-W53'],
  [Date.UTC(2024, 11, 30), '2025-W01'],
  [Date.UTC(2023, 0, 1), '2022-W52'],
])('the week of %d begins on Monday and is that of its Thursday: %s', (time, week) => {
  expect(weekOf(time)).toBe(week);
  expect(startOfWeek(week)).toBeLessThanOrEqual(time);
  expect(endOfWeek(week)).toBeGreaterThan(time);
});

test.each(['2026-W00', '2026-W54', '2025-W53', '2026-47', '2026-W4', 'all', ''])('%j is no week', (week) => {
  expect([startOfWeek(week), endOfWeek(week)]).toEqual([null, null]);
});

test('a day begins at midnight and ends with the next one', () => {
  expect(startOfDay('2026-11-20')).toBe(Date.UTC(2026, 10, 20));
  expect(endOfDay('2026-11-20')).toBe(Date.UTC(2026, 10, 21));
});

test.each(['all', '2026-11', '2026-02-30', '2026-13-01', '2026-1-1', '12026-11-20', '2026-11-20T12:00Z', ''])(
  '%j is no day',
  (day) => {
    expect([startOfDay(day), endOfDay(day)]).toEqual([null, null]);
  },
);

test.each([
  ['2026-11-20', 'day'],
  ['2026-W47', 'week'],
  ['2026-11', 'month'],
])('%s names a %s', (text, period) => {
  expect(periodOf(text)).toBe(period);
});

test('the dungeon of a week is open from Monday to Monday, that of a day for its day', () => {
  const thursday = Date.UTC(2026, 10, 26, 9);
  const date = weeklyOf(thursday);
  expect(date).toBe('2026-W48-d');
  expect([periodOf(date), dungeonBefore(date), dungeonBefore('2026-11-26')]).toEqual([
    'weekly',
    '2026-W47-d',
    '2026-11-25',
  ]);
  expect([startOfDungeon(date), endOfDungeon(date)]).toEqual([Date.UTC(2026, 10, 23), Date.UTC(2026, 10, 30)]);
  expect([isDungeonOpen(date, thursday + 3 * DAY_MS), isDungeonOpen(date, thursday + 4 * DAY_MS)]).toEqual([
    true,
    false,
  ]);
  expect([isDungeonOpen('2026-11-26', thursday), isDungeonOpen('2026-11-25', thursday)]).toEqual([true, false]);
  expect(['2026-W48', '2026-W99-d', 'all', ''].map(endOfDungeon)).toEqual([null, null, null, null]);
});
