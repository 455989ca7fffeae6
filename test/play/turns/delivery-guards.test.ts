import { firstSnowflake } from '../../../src/lib/snowflake';
import { findApplied, isClosedVote, isForgotten, isFromBefore, isLate } from '../../../src/play/turns/delivery-guards';
import type { RecentInteraction, Run } from '../../../src/storage/contract';

const SENT = 1_700_000_000_000;
/** The id of an interaction sent so many milliseconds later. */
const sentAt = (ms: number): string => String(firstSnowflake(SENT + ms));

/** Ann's run, with these records of earlier interactions. */
const runWith = (more: Partial<Run>): Run =>
  ({ owner: 'ann', recent: [], recentVotes: [], forgotten: null, createdAt: SENT, ...more }) as unknown as Run;

const entry = (id: string, by?: string): RecentInteraction => ({ id, version: 1, ...(by === undefined ? {} : { by }) });

test.each([
  [3000, false],
  [3001, true],
  [15 * 60_000 - 1, true],
  [15 * 60_000, false],
])('what comes %i ms after it was sent is late: %s', (age, late) => {
  expect(isLate({ interaction: sentAt(0), now: SENT + age })).toBe(late);
});

test('an id that tells no time is never late', () => {
  expect(isLate({ interaction: 'typed', now: SENT + 60_000 })).toBe(false);
});

test.each([
  [-1, 60_000, true],
  [0, 60_000, false],
  [-1, 2000, false],
])('an interaction sent %i ms after a run began, and delivered at %i, is from before it: %s', (sent, at, before) => {
  const late = { interaction: sentAt(sent), now: SENT + at };
  expect(isFromBefore(runWith({ createdAt: SENT }), late)).toBe(before);
});

test('an interaction is its sender’s alone: the owner’s where no other is named', () => {
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

test('what is not above the highest id that was dropped may have been forgotten', () => {
  const forgets = (interaction: string, forgotten: string | null) =>
    isForgotten(runWith({ forgotten }), { interaction, user: 'ann' });
  expect([forgets('99', '100'), forgets('100', '100'), forgets('101', '100'), forgets('99', null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a vote not sent after the last of its voter that counted is settled', () => {
  const run = runWith({ recentVotes: [entry('20', 'bob')] });
  const settled = (interaction: string, user: string) => isClosedVote(run, { interaction, user });
  expect([settled('19', 'bob'), settled('20', 'bob'), settled('21', 'bob'), settled('19', 'cid')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
