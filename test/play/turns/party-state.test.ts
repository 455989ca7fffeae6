import type { Action } from '../../../src/engine';
import { firstSnowflake } from '../../../src/lib/snowflake';
import {
  decidedAction,
  isIdle,
  isOwnerAbsent,
  partyView,
  voters,
  votesNeeded,
} from '../../../src/play/turns/party-state';
import type { Ballot, Party, Run } from '../../../src/storage/contract';

const HOUR = 3_600_000;
const WAIT: Action = { kind: 'wait' };
const EAST: Action = { kind: 'move', direction: 'e' };

const ALL = ['ann', 'bob', 'cid'];

const partyOf = (more: Partial<Party> = {}): Party => ({
  channel: 'c',
  revision: 1,
  run: 'r',
  mode: 'vote',
  holder: 'ann',
  holderSince: 0,
  members: ALL,
  ...more,
});
const runAt = (updatedAt: number, more: object = {}): Run =>
  ({ id: 'r', version: 2, createdAt: 0, updatedAt, partyLog: [], ...more }) as unknown as Run;
/** Time of a day after the beginning of 2026, and an interaction sent then. */
const at = (day: number): number => Date.UTC(2026, 0, 1) + day * 24 * HOUR;
const sentOn = (day: number) => ({ id: String(firstSnowflake(at(day))), version: 1 });
const ballot = (user: string, action: Action = WAIT): Ballot => ({
  run: 'r',
  version: 2,
  user,
  action,
  interactions: [`of ${user}`],
  now: 0,
});

test.each([
  ['six hours after a turn', 6 * HOUR, 0, 0, true],
  ['a moment before', 6 * HOUR - 1, 0, 0, false],
  ['six hours after the torch moved', 9 * HOUR, HOUR, 3 * HOUR, true],
  ['less, though a turn is longer ago', 9 * HOUR, HOUR, 3 * HOUR + 1, false],
  ['less after a turn, though the torch moved long ago', 9 * HOUR, 3 * HOUR + 1, HOUR, false],
])('a party is idle %s: at %i, turn at %i, torch at %i: %s', (_, now, turn, since, idle) => {
  expect(isIdle(runAt(turn), partyOf({ holderSince: since }), now)).toBe(idle);
  expect(partyView(runAt(turn), { party: partyOf({ holderSince: since }), ballots: [], now }).idle).toBe(idle);
});

test('only votes of members count', () => {
  const seen = partyView(runAt(0), { party: partyOf(), ballots: [ballot('ann'), ballot('dan', EAST)], now: 0 });
  expect(seen).toMatchObject({ votes: [{ user: 'ann', action: WAIT }], open: 2, needed: 2 });
  expect(seen.votes).toEqual([{ user: 'ann', action: WAIT }]);
});

test('nobody has yet to vote without a vote', () => {
  expect(partyView(runAt(0), { party: partyOf({ mode: 'hotseat' }), ballots: [], now: 0 }).open).toBe(0);
});

test('the log at an earlier version shows nothing done since', () => {
  const partyLog = [1, 2, 3].map((version) => ({ version, kind: 'wait', by: 'ann' }));
  const seen = partyView(runAt(0, { partyLog }), { party: partyOf(), ballots: [], now: 0 });
  expect(seen.log.map(({ version }) => version)).toEqual([1, 2]);
});

test.each([
  [1, 0, 1, 1],
  [2, 1, 2, 1],
  [3, 2, 2, 2],
  [4, 3, 3, 2],
  [5, 4, 3, 3],
])('of %i members, %i of whom have voted, %i decide; once they are idle %i', (members, voted, needed, idle) => {
  const names = ['a', 'b', 'c', 'd', 'e'].slice(0, members);
  const ballots = names.slice(0, voted).map((name) => ballot(name));
  const whether = (isIdle: boolean) => votesNeeded({ ballots, idle: isIdle, present: names });
  expect([whether(false), whether(true)]).toEqual([needed, idle]);
});

test('an action is decided if enough voted for the same one', () => {
  const ballots = [ballot('ann', EAST), ballot('bob'), ballot('cid')];
  const decided = (cast: Ballot[], idle: boolean) => decidedAction({ ballots: cast, idle, members: ALL, present: ALL });
  expect(decided(ballots, false)).toEqual(WAIT);
  expect(decided(ballots.slice(0, 2), false)).toBeNull();
  expect(decided(ballots.slice(0, 1), true)).toEqual(EAST);
});

test.each(['abandon', 'retire'] as const)(
  'more than half of all members are needed to %s, however long the others are away',
  (kind) => {
    const ballots = [ballot('ann', { kind }), ballot('bob', { kind })];
    const decided = (cast: Ballot[]) => decidedAction({ ballots: cast, idle: true, members: ALL, present: ['ann'] });
    expect([decided(ballots.slice(0, 1)), decided(ballots)]).toEqual([null, { kind }]);
    const seen = partyView(runAt(0), { party: partyOf(), ballots: ballots.slice(0, 1), now: 6 * HOUR });
    expect(seen).toMatchObject({ idle: true, needed: 1, neededToEnd: 2, decided: false });
  },
);

describe('a vote waits for', () => {
  const BEGAN = Date.UTC(2026, 0, 1);
  const DAY = 24 * HOUR;
  const sent = (by: string, days: number) => ({ id: String(firstSnowflake(BEGAN + days * DAY)), version: 1, by });
  const run = runAt(BEGAN + 10 * DAY, {
    createdAt: BEGAN,
    recent: [sent('bob', 2), sent('ann', 10)],
    recentVotes: [sent('cid', 7.1)],
  });
  const present = (days: number, ballots: Ballot[] = []) =>
    voters(run, partyOf({ members: [...ALL, 'dan'] }), ballots, BEGAN + days * DAY).present;

  test('all members of a run that is younger than three days', () => {
    expect(present(2.9)).toEqual([...ALL, 'dan']);
  });

  test('members who acted or voted in the last three days', () => {
    expect(present(10)).toEqual(['ann', 'cid']);
    expect(present(10.2)).toEqual(['ann']);
  });

  test('members who may have taken part since, if the run does not remember all', () => {
    const guests = (from: number) => Array.from({ length: 8 }, (_, i) => sent(`guest${i}`, from + i / 10));
    const presentOf = (recentVotes: Run['recentVotes']) =>
      voters({ ...run, recentVotes }, partyOf({ members: [...ALL, 'dan'] }), [], BEGAN + 10 * DAY).present;
    expect(presentOf(guests(9))).toEqual(['ann', 'cid', 'dan']);
    expect(presentOf(guests(6))).toEqual(['ann']);
    expect(presentOf(guests(9).slice(2))).toEqual(['ann']);
  });

  test('members who have voted, however long they were away', () => {
    expect(present(10.2, [ballot('dan')])).toEqual(['ann', 'dan']);
  });

  test('no more votes than these members, except to end the run', () => {
    const state = { party: partyOf(), ballots: [ballot('ann')], now: BEGAN + 10.2 * DAY };
    expect(partyView(run, state)).toMatchObject({ idle: false, needed: 1, neededToEnd: 2, decided: true });
  });
});

test('a vote to end the run waits for no member who has done nothing for two weeks', () => {
  const recent = [1, 20, 2].map((day, n) => ({ ...sentOn(day), by: ALL[n] }));
  const run = runAt(at(20), { createdAt: at(0), owner: 'ann', recent, recentVotes: [] });
  const neededOn = (day: number) => partyView(run, { party: partyOf(), ballots: [], now: at(day) }).neededToEnd;
  expect([neededOn(14.9), neededOn(16.1)]).toEqual([2, 1]);
});

describe('the owner is absent', () => {
  const party = partyOf({ mode: 'hotseat' });
  const absentOn = (day: number, more: object = {}, ballots: Ballot[] = [], members = ALL) => {
    const recent = [
      { ...sentOn(1), by: 'ann' },
      { ...sentOn(day), by: 'bob' },
    ];
    const run = runAt(at(day), { createdAt: at(0), owner: 'ann', ownedSince: null, recent, recentVotes: [], ...more });
    return isOwnerAbsent(run, { party: { ...party, members }, ballots, now: at(day) });
  };

  test('after two weeks without a turn of their own, even if others play', () => {
    expect([absentOn(14.9), absentOn(15)]).toEqual([false, true]);
  });

  test('not within two weeks after they got the run', () => {
    expect([absentOn(20, { ownedSince: at(6.1) }), absentOn(20, { ownedSince: at(6) })]).toEqual([false, true]);
  });

  test('not while a vote of theirs from the last two weeks is open', () => {
    expect(absentOn(15, {}, [{ ...ballot('ann'), now: at(2) }])).toBe(false);
    expect(absentOn(15, {}, [{ ...ballot('ann'), now: at(1) }])).toBe(true);
  });

  test('at once after they leave the party', () => {
    expect(absentOn(2, {}, [], ['bob', 'cid'])).toBe(true);
  });
});

test('an action gets the needed votes when a member without a vote leaves', () => {
  const ballots = [ballot('ann'), ballot('bob')];
  const seenBy = (members: string[]) => partyView(runAt(0), { party: partyOf({ members }), ballots, now: 0 });
  expect(seenBy(['ann', 'bob', 'cid', 'dan']).decided).toBe(false);
  expect(seenBy(['ann', 'bob', 'cid']).decided).toBe(true);
});
