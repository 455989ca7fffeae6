import type { Reply } from '../../../../src/discord/api/reply';
import type { LeaderboardOutcome, Play } from '../../../../src/discord/types';
import { buttonsOf, componentsOf, englishI18n, textOf } from '../../../support/bot-fixture';
import { createGuild, isEphemeral } from '../../../support/guild';
import { sampleResult } from '../../../support/run-result';

type Asked = Parameters<Play['leaderboard']>[0];
type Placing = Extract<LeaderboardOutcome, { kind: 'leaderboard' }>['placings'][number];

const placing = (rank: number): Placing => ({
  rank,
  run: `r${rank}`,
  owner: `o${rank}`,
  heroName: `Hero_${rank}`,
  finishedAt: 0,
  summary: sampleResult({ summary: { score: 1_000 - rank, deepest: 3 } }).summary,
});

type Listing = Partial<Extract<LeaderboardOutcome, { kind: 'leaderboard' }>>;

/** A server whose leaderboards all have these places. */
function guildWith(count: number, more: Listing = {}) {
  const asked: Pick<Asked, 'circle' | 'season'>[] = [];
  const placings = Array.from({ length: count }, (_, index) => placing(index + 1));
  const guild = createGuild({
    async leaderboard({ circle, season }) {
      asked.push({ circle, season });
      const scope = { kind: 'global' } as const;
      return { kind: 'leaderboard', scope, season, placings, own: null, beyond: null, cut: null, ...more };
    },
  });
  return { ...guild, asked };
}

const ranksOf = (reply: Reply): number[] =>
  [...textOf(reply).matchAll(/^\*\*(\d+)\.\*\*/gm)].map(([, rank]) => Number(rank));
const idsOf = (reply: Reply): string[] =>
  componentsOf(reply).flatMap(({ custom_id }) => (custom_id?.includes('|top:') ? [custom_id.split('|')[3]!] : []));

test('by default it is the board of the server and of the month', async () => {
  const { type, asked } = guildWith(1);
  const reply = await type('1', 'leaderboard');
  expect(asked).toEqual([{ circle: 'guild', season: '2023-11' }]);
  expect(isEphemeral(reply)).toBe(true);
  expect(textOf(reply)).toContain('## Best of this server · November 2023');
  expect(textOf(reply)).toMatch(/\*\*1\.\*\* Hero\\_1 — \*\*Score 999\*\* · depth 3 · slain by /);
});

test.each([
  [{ for: 'global' }, { circle: 'global', season: '2023-11' }],
  [{ time: 'all' }, { circle: 'guild', season: 'all' }],
  [
    { time: 'day', for: 'global' },
    { circle: 'global', season: '2023-11-14' },
  ],
])('options %j ask for another', async (options, wanted) => {
  const { type, asked } = guildWith(1);
  await type('1', 'leaderboard', options);
  expect(asked).toEqual([wanted]);
});

test('outside of a server it is the board of everybody, and no other is offered', async () => {
  const { type, asked } = guildWith(1);
  const reply = await type('1', 'leaderboard', {}, { guild_id: null });
  expect(asked).toMatchObject([{ circle: 'global' }]);
  expect(buttonsOf(reply)).toEqual(['All time', 'Today’s dungeon']);
  expect(idsOf(reply)).toEqual(['top:global:all:0', 'top:global:2023-11-14:0']);
});

test('from any board a button leads to each other one, in the same message', async () => {
  const { type, press, asked } = guildWith(1);
  const reply = await type('1', 'leaderboard');
  expect(buttonsOf(reply)).toEqual(['Everyone', 'All time', 'Today’s dungeon']);
  expect(idsOf(reply)).toEqual(['top:global:2023-11:0', 'top:guild:all:0', 'top:guild:2023-11-14:0']);
  const everyone = await press('1', 'v1|-|0|top:global:2023-11:0');
  expect(everyone.kind).toBe('update');
  expect(asked.at(-1)).toEqual({ circle: 'global', season: '2023-11' });
  expect(buttonsOf(everyone)).toEqual(['This server', 'All time', 'Today’s dungeon']);
});

test('ten places are a page, with buttons to the pages beside it', async () => {
  const { type, press } = guildWith(21);
  const page = (number: number) => press('1', `v1|-|0|top:guild:all:${number}`);
  const first = await type('1', 'leaderboard', { time: 'all' });
  expect(ranksOf(first)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(idsOf(first)[0]).toBe('top:guild:all:1');
  const second = await page(1);
  expect(ranksOf(second)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(idsOf(second).slice(0, 2)).toEqual(['top:guild:all:0', 'top:guild:all:2']);
  const last = await page(2);
  expect(ranksOf(last)).toEqual([21]);
  expect(idsOf(last)[0]).toBe('top:guild:all:1');
  expect(idsOf(last)).not.toContain('top:guild:all:3');
  expect(ranksOf(await page(99))).toEqual([21]);
});

test('exactly ten places are one page', async () => {
  const reply = await guildWith(10).type('1', 'leaderboard', { time: 'all' });
  expect(ranksOf(reply)).toHaveLength(10);
  expect(idsOf(reply)).not.toContain('top:guild:all:1');
});

test('an empty board says so', async () => {
  const reply = await guildWith(0).type('1', 'leaderboard');
  expect(textOf(reply)).toContain('There are no runs on this board yet.');
});

test("the caller's own place stands below the page, unless it is on it", async () => {
  const below = await guildWith(2, { own: placing(40) }).type('1', 'leaderboard');
  expect(textOf(below)).toContain('\n\nYou:\n');
  expect(ranksOf(below)).toEqual([1, 2, 40]);
  const own = placing(1);
  const among = await guildWith(0, { placings: [own, placing(2)], own }).type('1', 'leaderboard');
  expect(textOf(among)).not.toContain('You:');
  expect(ranksOf(among)).toEqual([1, 2]);
});

test('a place beyond all that were looked through has no rank', async () => {
  const { rank, ...beyond } = placing(3);
  const reply = await guildWith(2, { beyond, cut: 500 }).type('1', 'leaderboard');
  const { leaderboards } = englishI18n;
  expect(ranksOf(reply)).toEqual([1, 2]);
  const lines = textOf(reply).split('\n');
  expect(lines.slice(-4, -2)).toEqual(['', 'You:']);
  expect(lines.at(-2)).toContain('Hero\\_3 — **Score 997**');
  expect(lines.at(-2)).toContain(leaderboards.beyond(2));
  expect(lines.at(-1)).toBe(`-# ${leaderboards.cut(500)}`);
});

test('a board of another server is none outside of it', async () => {
  const { press } = createGuild();
  const reply = await press('1', 'v1|-|0|top:guild:all:0', undefined, { guild_id: null });
  expect(textOf(reply)).toContain('Only servers have one of their own.');
});
