import * as keys from '../../../src/storage/dynamo/keys';

const AUDITED = { guild: '77', interaction: '55', at: 1_000 };

test.each([
  [keys.runKey('r1'), 'RUN#r1'],
  [keys.userKey('9'), 'USER#9'],
  [keys.channelKey('5'), 'CHANNEL#5'],
  [keys.guildKey('77'), 'GUILD#77'],
  [keys.resultsKey('r1'), 'SCORE#r1'],
  [keys.damagedSort('PARTY', 'abc'), 'DAMAGED#PARTY#abc'],
  [keys.playerSort('9'), 'PLAYER#9'],
  [keys.forkedSort('r1'), 'FORKED#r1'],
  [keys.levelSort(3, 41, 'abc'), 'LEVEL#03#41#abc'],
  [keys.logSort(3, 41, 'abc'), 'LOG#0003#41#abc'],
  [keys.sharedSort('5', null), 'SHARED#5'],
  [keys.sharedSort('5', 0), 'SHARED#5#0'],
  [keys.ballotSort(41, '9'), 'BALLOT#41#9'],
  [keys.playedSort('r1'), 'PLAYED#r1'],
  [keys.joinedSort('5'), 'PARTY#5'],
  [keys.runClaimSort('900'), 'MEANT#900'],
  [keys.auditedSort(AUDITED), 'AUDITED#55#77#1000'],
  [keys.shareSort('r1', null), 'SHARE#r1'],
  [keys.shareSort('r1', 0), 'SHARE#r1#0'],
  [keys.activeSort(1_000, 'r1'), 'ACTIVE#0000000001000#r1'],
  [keys.auditSort(1_000, '55'), 'AUDIT#0000000001000#55'],
  [[keys.STATE, keys.PROFILE, keys.PARTY, keys.SHARE_LIST].join(), 'STATE,PROFILE,PARTY,SHARES'],
  [keys.CONFIG, 'CONFIG'],
])('%s is stored under the key of every release', (key, stored) => {
  expect(key).toBe(stored);
});

test('equal contents have equal hashes, different contents different ones, however they are cut into parts', () => {
  const [a, b] = [Buffer.from('a'), Buffer.from('b')];
  expect(keys.contentHash(a, b)).toBe(keys.contentHash(Buffer.from('ab')));
  expect(keys.contentHash(a)).not.toBe(keys.contentHash(b));
  expect(keys.contentHash(a, b)).toMatch(/^[0-9a-f]{12}$/);
});

test('the key of an immutable item contains the version for which it was written', () => {
  expect(keys.versionInSort(keys.levelSort(3, 41, 'abc'))).toBe(41);
});

test('keys sort by time, with times out of range at the ends', () => {
  const times = [-5, 0, 9, 10, 1_795_336_705_118, 9_999_999_999_999, 10 ** 13];
  const sorts = times.map(keys.timeSort);
  expect([...sorts].sort()).toEqual(sorts);
  expect([sorts[0], sorts.at(-1)]).toEqual([keys.timeSort(0), '9999999999999']);
});

test('a pointer to an audit line contains the key of that line', () => {
  expect(keys.toAudited(keys.auditedSort(AUDITED))).toEqual(AUDITED);
});

test.each([
  ['SHARED#5', { channel: '5', version: null }],
  ['SHARED#5#41', { channel: '5', version: 41 }],
  ['SHARED#5#x', null],
  ['SHARED#5#', null],
  ['SHARED#5#-1', null],
  ['SHARED#5#1e3', null],
])('the record %s names %j', (sort, shared) => {
  expect(keys.toShared(sort)).toEqual(shared);
});
