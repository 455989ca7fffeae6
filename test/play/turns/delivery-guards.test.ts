import { firstSnowflake } from '../../../src/lib/snowflake';
import type { Caller } from '../../../src/play/caller';
import {
  findApplied,
  hasPlayed,
  isClosedVote,
  isForgotten,
  isFromBefore,
  isFromBeforeEnd,
} from '../../../src/play/turns/delivery-guards';
import type { LoadedRun } from '../../../src/play/turns/resolve-run';
import type { Party, Profile, RecentInteraction, Run } from '../../../src/storage/contract';

const SENT = 1_700_000_000_000;
/** Id of an interaction sent so many milliseconds after `SENT`. */
const sentAt = (ms: number): string => String(firstSnowflake(SENT + ms));

const runWith = (more: Partial<Run>): Run =>
  ({ owner: 'ann', recent: [], recentVotes: [], forgotten: null, createdAt: SENT, ...more }) as unknown as Run;

const entry = (id: string, by?: string): RecentInteraction => ({ id, version: 1, ...(by === undefined ? {} : { by }) });

const [EARLIER, ARRIVAL, LATER] = [-1, 0, 1].map(sentAt) as [string, string, string];
const beginning = runWith({ id: 'run', recent: [{ id: ARRIVAL, version: 0 }] });
const begun = runWith({ id: 'run' });
const profile = { activeRun: 'run', lastWrites: { activeRun: ARRIVAL } } as unknown as Profile;
const party = { lastWrites: { 'member#ann': ARRIVAL } } as unknown as Party;

test.each<[string, LoadedRun, boolean]>([
  ['the run began', { run: beginning, party: null, profile: null }, true],
  ['the run became active', { run: begun, party: null, profile }, true],
  ['its player joined the party', { run: begun, party, profile: null }, false],
])('a command is from before if it was sent before %s', (_, loaded, isArrivalBefore) => {
  const isBefore = (interaction: string) => isFromBefore(loaded, { interaction, user: 'ann' });
  expect([isBefore(EARLIER), isBefore(ARRIVAL), isBefore(LATER), isBefore('typed')]).toEqual([
    true,
    isArrivalBefore,
    false,
    false,
  ]);
});

test('a change of the active run to another says nothing about this one', () => {
  const loaded = { run: begun, party: null, profile: { ...profile, activeRun: 'another' } };
  expect(isFromBefore(loaded, { interaction: EARLIER, user: 'ann' })).toBe(false);
});

test('a command is from before if an earlier active run may have played it, whichever run is active now', () => {
  const lastWrites = { activeRun: EARLIER, commands: ARRIVAL };
  const isBefore = (interaction: string, activeRun: string): boolean => {
    const loaded = { run: begun, party: null, profile: { ...profile, activeRun, lastWrites } };
    return isFromBefore(loaded, { interaction, user: 'ann' });
  };
  expect([ARRIVAL, LATER].map((id) => isBefore(id, 'run'))).toEqual([true, false]);
  expect([ARRIVAL, LATER].map((id) => isBefore(id, 'another'))).toEqual([true, false]);
});

test('an interaction is from before the end of a run, unless it ended the run or the run goes on', () => {
  const over = runWith({ recent: [entry(ARRIVAL)], game: { over: {} } as Run['game'] });
  const goesOn = runWith({ recent: [entry(ARRIVAL)], game: { over: null } as Run['game'] });
  expect([EARLIER, ARRIVAL, LATER].map((interaction) => isFromBeforeEnd(over, { interaction }))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isFromBeforeEnd(goesOn, { interaction: EARLIER })).toBe(false);
});

test.each([
  ['50', true],
  ['150', false],
])(
  'for a player whose last listed interaction is 100, a run that forgot up to 200 may have dropped %s: %s',
  (id, may) => {
    const run = runWith({ recent: [entry('100')], forgotten: '200' });
    const caller = { interaction: id, user: 'ann' } as Caller;
    expect(hasPlayed(run, caller, { storedParty: null, cast: [] })).toBe(may);
  },
);

test('an interaction belongs to its sender: to the owner if no other is named', () => {
  const run = runWith({ recent: [entry('1'), entry('2', 'bob')], recentVotes: [entry('3', 'cid')] });
  const found = (interaction: string, user: string) => findApplied(run, { interaction, user })?.id ?? null;
  expect([found('1', 'ann'), found('2', 'bob'), found('3', 'cid')]).toEqual(['1', '2', '3']);
  expect([found('1', 'bob'), found('2', 'ann'), found('3', 'ann'), found('4', 'ann')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('an interaction up to the highest dropped id may have been forgotten', () => {
  const forgets = (interaction: string, forgotten: string | null) =>
    isForgotten(runWith({ forgotten }), { interaction, user: 'ann' });
  expect([forgets('99', '100'), forgets('100', '100'), forgets('101', '100'), forgets('99', null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a vote is settled unless it was sent after the last counted vote of its voter', () => {
  const run = runWith({ recentVotes: [entry('20', 'bob')] });
  const settled = (interaction: string, user: string) => isClosedVote(run, { interaction, user });
  expect([settled('19', 'bob'), settled('20', 'bob'), settled('21', 'bob'), settled('19', 'cid')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
