import fc from 'fast-check';
import type { Daily, RunResult } from '../../../src/storage/contract';
import * as keys from '../../../src/storage/leaderboards/result-keys';

const EVERYONE: Daily = { date: '2026-11-20', scope: { kind: 'global' } };
const SERVER: Daily = { date: '2026-11-20', scope: { kind: 'guild', id: '77' } };
const RESULT = { run: 'r1', finishedAt: 1_000, summary: { score: 940 } } as RunResult;
const WON = { ...RESULT, summary: { score: 940, laurel: true } } as RunResult;
const BOARD = { kind: 'board', scope: EVERYONE.scope, season: 'all' } as const;
const OF_USER = { kind: 'history', of: { kind: 'user', id: '9' } } as const;

test.each([
  [keys.bestSort('LB#global#all', null), 'LB#global#all'],
  [keys.bestSort('LB#global#all', EVERYONE), 'LB#global#all#DAILY#global'],
  [keys.bestSort('LB#global#all', SERVER), 'LB#global#all#DAILY#guild#77'],
  [keys.resultListKey({ ...BOARD, season: 'former' }), 'LB#global#all'],
  [keys.resultListKey(BOARD), 'LB#global#since-1.0'],
  [keys.resultListKey({ ...BOARD, by: 'date' }), 'LB#global#all#BY#date'],
  [keys.resultListKey({ ...BOARD, campaign: 'amulet' }), 'LB#IN#amulet#global#since-1.0'],
  [keys.resultListKey({ ...BOARD, scope: SERVER.scope, season: '2026-11' }), 'LB#guild#77#2026-11'],
  [
    keys.resultListKey({ ...BOARD, campaign: 'amulet', season: '2026-11', by: 'depth' }),
    'LB#IN#amulet#global#2026-11#BY#depth',
  ],
  [keys.resultListKey({ kind: 'graves', guild: '77', depth: 5 }), 'GRAVES#77#5'],
  [keys.resultListKey({ kind: 'graves', guild: '77', depth: 5, campaign: 'amulet' }), 'GRAVES#IN#amulet#77#5'],
  [keys.resultListKey({ kind: 'graves', guild: '77', depth: 5, isSecond: true }), 'GRAVES#77#5#SECOND'],
  [keys.resultListKey(OF_USER), 'RUNS#user#9'],
  [keys.resultListKey({ kind: 'history', of: { kind: 'guild', id: '77' } }), 'RUNS#guild#77'],
  [keys.resultSort(RESULT, BOARD), '0000000940#9999999998999#r1'],
  [keys.resultSort(WON, BOARD), '1000000940#9999999998999#r1'],
  [keys.resultSort(WON, { ...BOARD, season: 'former' }), '0000000940#9999999998999#r1'],
  [keys.resultSort(RESULT, OF_USER), '0000000001000#r1'],
])('%s is stored under the key of every release', (key, stored) => {
  expect(key).toBe(stored);
});

test('a result with the laurel sorts above every other, then the higher score', () => {
  const result = fc.record({ score: fc.nat(999_999_999), laurel: fc.boolean() });
  fc.assert(
    fc.property(result, result, (one, other) => {
      const [a, b] = [one, other].map((summary) => keys.resultSort({ ...RESULT, summary } as RunResult, BOARD));
      const isAbove = one.laurel === other.laurel ? one.score > other.score : one.laurel;
      expect(a! > b!).toBe(isAbove);
    }),
  );
});
