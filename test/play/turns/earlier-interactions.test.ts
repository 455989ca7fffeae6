import { firstSnowflake } from '../../../src/lib/snowflake';
import { countRecentTurns, latestInteraction } from '../../../src/play/turns/earlier-interactions';
import type { RecentInteraction, Run } from '../../../src/storage/contract';

const SENT = 1_700_000_000_000;
/** Id of an interaction sent so many milliseconds after `SENT`. */
const sentAt = (ms: number): string => String(firstSnowflake(SENT + ms));

const runWith = (more: Partial<Run>): Run =>
  ({ owner: 'ann', recent: [], recentVotes: [], forgotten: null, createdAt: SENT, ...more }) as unknown as Run;

const entry = (id: string, by?: string): RecentInteraction => ({ id, version: 1, ...(by === undefined ? {} : { by }) });

test('the last interaction of a player is the highest id of their actions and votes, in any order', () => {
  const recent = [entry('10'), entry('9'), entry('50', 'bob')];
  const run = runWith({ recent, recentVotes: [entry('12'), entry('11')] });
  expect(['ann', 'bob', 'cid'].map((user) => latestInteraction(run, user))).toEqual(['12', '50', null]);
});

test('turns are counted that a player sent within the time before', () => {
  const recent = [sentAt(0), sentAt(1), sentAt(999)].map((id) => entry(id));
  const run = runWith({ recent: [...recent, entry(sentAt(998), 'bob'), entry('typed')] });
  const count = (interaction: string, user: string) => countRecentTurns(run, { interaction, user }, 1000);
  expect(count(sentAt(1000), 'ann')).toBe(2);
  expect(count(sentAt(1000), 'bob')).toBe(1);
  expect(count(sentAt(5000), 'ann')).toBe(0);
  expect(count('typed', 'ann')).toBe(0);
});
