import {
  dailyOf,
  dayOf,
  endOfDay,
  isDailyOpen,
  isPractice,
  monthOf,
  scopeOf,
  startOfDay,
} from '../../../src/play/dailies/days';
import type { Home, Origin, Run } from '../../../src/storage/contract';

const NOON = Date.UTC(2026, 10, 20, 12);
const SERVER: Home = { kind: 'guild', id: '77' };
const ALONE: Home = { kind: 'dm', id: '5' };
const ofDay = (date: string, scope: 'global' | 'guild' = 'global'): Origin => ({ kind: 'daily', scope, date });

test('days and months are those of UTC', () => {
  expect([dayOf(NOON), monthOf(NOON)]).toEqual(['2026-11-20', '2026-11']);
  const midnight = Date.UTC(2026, 11, 1);
  expect([dayOf(midnight - 1), dayOf(midnight), monthOf(midnight - 1)]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-11',
  ]);
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

test('a server has its own scope only where there is a server', () => {
  expect(scopeOf('global', ALONE)).toEqual({ kind: 'global' });
  expect(scopeOf('global', SERVER)).toEqual({ kind: 'global' });
  expect(scopeOf('guild', SERVER)).toEqual(SERVER);
  expect(scopeOf('guild', ALONE)).toBeNull();
});

test('the daily dungeon of a run is that of its day, and of the server where it began', () => {
  const date = '2026-11-20';
  expect(dailyOf({ origin: ofDay(date), home: ALONE })).toEqual({ date, scope: { kind: 'global' } });
  expect(dailyOf({ origin: ofDay(date, 'guild'), home: SERVER })).toEqual({ date, scope: SERVER });
  expect(dailyOf({ origin: ofDay(date, 'guild'), home: ALONE })).toBeNull();
  expect(dailyOf({ origin: { kind: 'chance' }, home: SERVER })).toBeNull();
});

test('practice is a run in a daily dungeon that is not ranked', () => {
  const practice = (origin: Origin, ranked: boolean) => isPractice({ origin, ranked } as Run);
  expect([
    practice(ofDay('2026-11-20'), false),
    practice(ofDay('2026-11-20'), true),
    practice({ kind: 'seed' }, false),
  ]).toEqual([true, false, false]);
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-21', true],
])('on the 20th the dungeon of %s is open: %s', (date, open) => {
  expect(isDailyOpen({ origin: ofDay(date) }, NOON)).toBe(open);
  expect(isDailyOpen({ origin: { kind: 'chance' } }, NOON)).toBe(false);
});
