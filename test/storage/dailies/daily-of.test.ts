import { dailyOf, type Home, type Origin, scopeOf } from '../../../src/storage/contract';

const SERVER: Home = { kind: 'guild', id: '77' };
const ALONE: Home = { kind: 'dm', id: '5' };
const ofDay = (date: string, scope: 'global' | 'guild' = 'global'): Origin => ({ kind: 'daily', scope, date });

test('only a run in a server can have the scope of a server', () => {
  expect(scopeOf('global', ALONE)).toEqual({ kind: 'global' });
  expect(scopeOf('global', SERVER)).toEqual({ kind: 'global' });
  expect(scopeOf('guild', SERVER)).toEqual(SERVER);
  expect(scopeOf('guild', ALONE)).toBeNull();
});

test('the daily dungeon of a run is the one of its day and of the server where it began', () => {
  const date = '2026-11-20';
  expect(dailyOf({ origin: ofDay(date), home: ALONE })).toEqual({ date, scope: { kind: 'global' } });
  expect(dailyOf({ origin: ofDay(date, 'guild'), home: SERVER })).toEqual({ date, scope: SERVER });
  expect(dailyOf({ origin: ofDay(date, 'guild'), home: ALONE })).toBeNull();
  expect(dailyOf({ origin: { kind: 'chance' }, home: SERVER })).toBeNull();
});
