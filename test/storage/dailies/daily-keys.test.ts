import type { Daily } from '../../../src/storage/contract';
import * as keys from '../../../src/storage/dailies/daily-keys';

const EVERYONE: Daily = { date: '2026-11-20', scope: { kind: 'global' } };
const SERVER: Daily = { date: '2026-11-20', scope: { kind: 'guild', id: '77' } };

test.each([
  [keys.dailyKey(SERVER), 'DAILY#2026-11-20'],
  [keys.claimSort(EVERYONE), 'DAILY#2026-11-20#global'],
  [keys.claimSort(SERVER), 'DAILY#2026-11-20#guild#77'],
  [keys.dailySort(EVERYONE), 'META'],
  [keys.dailySort(SERVER), 'META#guild#77'],
  [keys.usedTrySort('abc'), 'USED#abc'],
  [keys.DAY_KEY, 'KEY'],
])('%s is stored under the key of every release', (key, stored) => {
  expect(key).toBe(stored);
});

test.each([EVERYONE, SERVER])('the key of a claim names the dungeon: %j', (daily) => {
  expect(keys.dailyOfClaim(keys.claimSort(daily))).toEqual(daily);
});

test.each(['PROFILE', 'DAILY', 'RUN#r1#global', 'DAILY#2026-11-20#guild', 'DAILY#2026-11-20#party#7'])(
  '%s is the key of no claim',
  (sort) => {
    expect(keys.dailyOfClaim(sort)).toBeNull();
  },
);
