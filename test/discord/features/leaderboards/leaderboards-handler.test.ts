import { messageOf } from '../../../../src/discord/api';
import type { Reply } from '../../../../src/discord/api/reply';
import { leaderboardMessage } from '../../../../src/discord/features/leaderboards/leaderboards-message';
import type { LeaderboardOutcome, Play } from '../../../../src/discord/types';
import { createLanguages } from '../../../../src/i18n';
import { loadRaws } from '../../../../src/raws';
import { DEFAULT_SETTINGS } from '../../../../src/storage/contract';
import { blankRenderer, buttonsOf, componentsOf, controlOf, englishI18n, textOf } from '../../../support/bot-fixture';
import { createGuild, isEphemeral, runOf } from '../../../support/guild';
import { sampleResult } from '../../../support/run-result';

type Asked = Parameters<Play['leaderboard']>[0];
type Placing = Extract<LeaderboardOutcome, { kind: 'leaderboard' }>['placings'][number];

const i18nOf = createLanguages(loadRaws());

const placing = (rank: number): Placing => ({
  rank,
  run: `r${rank}`,
  owner: `o${rank}`,
  heroName: `Hero_${rank}`,
  finishedAt: 0,
  summary: sampleResult({ summary: { score: 1_000 - rank, deepest: 3 } }).summary,
});

type Listing = Partial<Extract<LeaderboardOutcome, { kind: 'leaderboard' }>>;

/** Parts of a leaderboard that has no place of the reader, no earlier season and no card. */
const NOTHING_ELSE = {
  own: null,
  beyond: null,
  cut: null,
  players: 0,
  previous: null,
  closing: null,
  notable: null,
};

function guildWith(count: number, more: Listing = {}) {
  const asked: Pick<Asked, 'circle' | 'season' | 'campaign'>[] = [];
  const placings = Array.from({ length: count }, (_, index) => placing(index + 1));
  const guild = createGuild({
    takeWeek: async () => ({ kind: 'had' }),
    async leaderboard({ circle, season, campaign }) {
      asked.push({ circle, season, ...(campaign === undefined ? {} : { campaign }) });
      const scope = { kind: 'global' } as const;
      return { kind: 'leaderboard', scope, season, placings, ...NOTHING_ELSE, ...more };
    },
  });
  return { ...guild, asked };
}

const ranksOf = (reply: Reply): number[] =>
  [...textOf(reply).matchAll(/^\*\*(\d+)\.\*\*/gm)].map(([, rank]) => Number(rank));
const idsOf = (reply: Reply): string[] =>
  componentsOf(reply).flatMap(({ custom_id }) => (custom_id?.includes('|top:') ? [custom_id.split('|')[3]!] : []));

test('by default the board is that of the server and the month', async () => {
  const { type, asked } = guildWith(1);
  const reply = await type('1', 'leaderboard');
  expect(asked).toEqual([{ circle: 'guild', season: '2023-11' }]);
  expect(isEphemeral(reply)).toBe(true);
  expect(textOf(reply)).toContain('## Best of this server · November 2023');
  expect(textOf(reply)).toMatch(/\*\*1\.\*\* Hero\\_1 — \*\*Score 999\*\* · depth 3 · slain by /);
});

test('a row names the title of the player and the kit of the hero', async () => {
  const first = placing(1);
  const titled = { ...first, title: 'in-a-hurry' as const, summary: { ...first.summary, kit: 'scout' } };
  const reply = await guildWith(0, { placings: [titled] }).type('1', 'leaderboard');
  expect(textOf(reply)).toMatch(/\*\*1\.\*\* Hero\\_1 the Swift — \*\*Score 999\*\* · depth 3 · Scout · slain by /);
});

test.each([
  [{ for: 'global' }, { circle: 'global', season: '2023-11' }],
  [{ time: 'all' }, { circle: 'guild', season: 'all' }],
  [
    { time: 'day', for: 'global' },
    { circle: 'global', season: '2023-11-14' },
  ],
  [{ time: 'week' }, { circle: 'guild', season: '2023-W46' }],
  [{ time: 'last-week' }, { circle: 'guild', season: '2023-W45' }],
  [{ time: 'last-month' }, { circle: 'guild', season: '2023-10' }],
  [{ time: 'yesterday' }, { circle: 'guild', season: '2023-11-13' }],
  [{ time: 'former' }, { circle: 'guild', season: 'former' }],
  [{ campaign: 'amulet' }, { circle: 'guild', season: '2023-11', campaign: 'amulet' }],
  [{ campaign: 'the amulet' }, { circle: 'guild', season: '2023-11', campaign: 'amulet' }],
  [{ campaign: 'dragon' }, { circle: 'guild', season: '2023-11' }],
  [{ campaign: 'kittens' }, { circle: 'guild', season: '2023-11' }],
  [
    { campaign: 'amulet', time: 'day' },
    { circle: 'guild', season: '2023-11-14' },
  ],
])('options %j show another board', async (options, wanted) => {
  const { type, asked } = guildWith(1);
  await type('1', 'leaderboard', options);
  expect(asked).toEqual([wanted]);
});

test('outside of a server the board of everybody is shown, and no other is offered', async () => {
  const { type, asked } = guildWith(1);
  const reply = await type('1', 'leaderboard', {}, { guild_id: null });
  expect(asked).toMatchObject([{ circle: 'global' }]);
  expect(buttonsOf(reply)).toEqual(['This week', 'All time', 'Today’s dungeon', 'The Amulet']);
  const others = [
    'top:global:2023-W46:0',
    'top:global:all:0',
    'top:global:2023-11-14:0',
    'top:global:2023-11:0:amulet',
  ];
  expect(idsOf(reply)).toEqual(others);
});

test('every board has buttons to all others, in the same message', async () => {
  const { type, press, asked } = guildWith(1);
  const reply = await type('1', 'leaderboard');
  expect(buttonsOf(reply)).toEqual(['Everyone', 'This week', 'All time', 'Today’s dungeon', 'The Amulet', 'Post it']);
  const [everyoneId, ...seasons] = idsOf(reply);
  expect(everyoneId).toBe('top:global:2023-11:0');
  expect(seasons).toEqual([
    'top:guild:2023-W46:0',
    'top:guild:all:0',
    'top:guild:2023-11-14:0',
    'top:guild:2023-11:0:amulet',
  ]);
  const everyone = await press('1', 'v1|-|0|top:global:2023-11:0');
  expect(everyone.kind).toBe('update');
  expect(asked.at(-1)).toEqual({ circle: 'global', season: '2023-11' });
  expect(buttonsOf(everyone)).toEqual([
    'This server',
    'This week',
    'All time',
    'Today’s dungeon',
    'The Amulet',
    'Post it',
  ]);
});

describe('if several campaigns are offered', () => {
  const places = { scope: { kind: 'global' as const }, season: 'all', placings: [placing(1)] };
  const board = (control: { campaign?: string; season?: string } = {}): Reply => {
    const shown = { kind: 'leaderboard', circle: 'global', season: 'all', page: 0, ...control } as const;
    const seasons = [['2023-11-14', 'day'] as const, ['2023-11', 'month'] as const];
    const listing = { kind: 'leaderboard' as const, ...places, ...NOTHING_ELSE };
    const message = leaderboardMessage(
      listing,
      shown,
      { circles: ['global'], seasons },
      { ...blankRenderer(), i18n: englishI18n },
    );
    return { kind: 'message', message, ephemeral: true };
  };

  test('each has a board, which leads to the same season of the others', () => {
    expect(textOf(board())).toMatch(/^## Best of everyone$/m);
    expect(idsOf(board())).toEqual(['top:global:2023-11-14:0', 'top:global:2023-11:0', 'top:global:all:0:amulet']);
    expect(textOf(board({ campaign: 'amulet' }))).toMatch(/^## Best of everyone · The Amulet$/m);
    expect(idsOf(board({ campaign: 'amulet' }))).toEqual(['top:global:2023-11:0:amulet', 'top:global:all:0']);
  });

  test('the dungeon of a day belongs to the first', () => {
    expect(buttonsOf(board({ season: '2023-11-14' }))).not.toContain('The Amulet');
  });

  test('the shown board belongs to the chosen campaign', async () => {
    const { press, asked } = guildWith(1);
    await press('1', 'v1|-|0|top:global:all:0:amulet');
    expect(asked).toEqual([{ circle: 'global', season: 'all', campaign: 'amulet' }]);
  });
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

test('the board of all time and the one from before 1.0 lead to each other, in the same campaign', async () => {
  const { type, press, asked } = guildWith(1, { previous: 'former' });
  const reply = await type('1', 'leaderboard', { time: 'all', campaign: 'amulet' });
  expect(buttonsOf(reply)).toContain('Before 1.0');
  expect(idsOf(reply)).toContain('top:guild:former:0:amulet');
  const former = await press('1', 'v1|-|0|top:guild:former:0:amulet');
  expect(asked.at(-1)).toEqual({ circle: 'guild', season: 'former', campaign: 'amulet' });
  expect(textOf(former)).toContain('## Best of this server · before 1.0 · The Amulet');
  expect(idsOf(former)).toContain('top:guild:all:0:amulet');
});

test.each([
  ['en', 'Best of everyone · before 1.0', 'Before 1.0'],
  ['de', 'Bestenliste · alle · vor 1.0', 'Vor 1.0'],
  ['es', 'Mejores partidas · todos · antes de la 1.0', 'Antes de la 1.0'],
])('the board from before 1.0 has its name in %s', (locale, title, label) => {
  const { leaderboards } = i18nOf(locale);
  expect([leaderboards.title('global', 'former'), leaderboards.previous.former]).toEqual([title, label]);
});

test('an empty board says so', async () => {
  const reply = await guildWith(0).type('1', 'leaderboard');
  expect(textOf(reply)).toContain('There are no runs on this board yet.');
});

test("the caller's own place stands below the page, unless the page has it", async () => {
  const below = await guildWith(2, { own: placing(40) }).type('1', 'leaderboard');
  expect(textOf(below)).toContain('\n\nYou:\n');
  expect(ranksOf(below)).toEqual([1, 2, 40]);
  const own = placing(1);
  const among = await guildWith(0, { placings: [own, placing(2)], own }).type('1', 'leaderboard');
  expect(textOf(among)).not.toContain('You:');
  expect(ranksOf(among)).toEqual([1, 2]);
});

test('a place beyond the search has no rank', async () => {
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

test('the board of another server is unavailable outside of it', async () => {
  const { press } = createGuild();
  const reply = await press('1', 'v1|-|0|top:guild:all:0', undefined, { guild_id: null });
  expect(textOf(reply)).toContain('Only servers have one of their own.');
});

test('only the board of a server opens with three lines on what happened there', async () => {
  const deepest = { ...placing(2), heroName: 'Bob_' };
  const happened = {
    laurel: { ...placing(1), finishedAt: Date.UTC(2023, 10, 2) },
    deepest,
    closeCall: null,
    hunter: null,
  };
  const { type, press } = guildWith(11, { notable: happened });
  const lines = textOf(await type('1', 'leaderboard')).split('\n');
  expect(lines.slice(1, 6)).toEqual([
    '🏆 Newest laurel: **Hero\\_1**, November 2, 2023.',
    '🔽 Deepest run this week: **Bob\\_**, depth 3, slain by a mangy wolf.',
    '💓 No close escape here this week.',
    '',
    expect.stringContaining('**1.** '),
  ]);
  expect(textOf(await press('1', 'v1|-|0|top:guild:2023-11:1'))).not.toContain('Newest laurel');
  const closeCall = { ...placing(3), hp: 1, depth: 4 };
  const answer = await guildWith(1, { notable: { laurel: null, deepest: null, closeCall, hunter: null } }).type(
    '1',
    'leaderboard',
  );
  expect(textOf(answer)).toContain(
    '🏆 Nobody here has beaten the game yet.\n🔽 No run has ended here this week.\n' +
      '💓 Closest escape this week: **Hero\\_3** went on with 1 hit point at depth 4.',
  );
});

test('the hunter of the beast of the week stands on the board of the server', async () => {
  const hunter = { ...placing(2), beast: 'mudge' };
  const happened = { laurel: null, deepest: null, closeCall: null, hunter };
  const { type } = guildWith(0, { notable: happened });
  expect(textOf(await type('1', 'leaderboard'))).toContain('🐾 Hunt of the week: **Hero\\_2** felled Mudge.');
});

test('a hidden notable run has no line, unlike one that did not happen', async () => {
  const guild = (places: number, more: object = {}) =>
    guildWith(places, {
      notable: { laurel: 'hidden', deepest: 'hidden', closeCall: 'hidden', hunter: 'hidden', ...more },
    });
  const linesOf = async ({ type }: ReturnType<typeof guild>) => textOf(await type('1', 'leaderboard')).split('\n');
  expect((await linesOf(guild(1)))[1]).toContain('**1.** ');
  expect((await linesOf(guild(1, { closeCall: null }))).slice(1, 3)).toEqual([
    '💓 No close escape here this week.',
    '',
  ]);
  expect((await linesOf(guild(0, { closeCall: null })))[1]).toBe('There are no runs on this board yet.');
});

test('an empty board of a server without events says so once', async () => {
  const nothing = { laurel: null, deepest: null, closeCall: null, hunter: null };
  const empty = textOf(await guildWith(0, { notable: nothing }).type('1', 'leaderboard'));
  expect(empty).toContain('There are no runs on this board yet.');
  expect(empty).not.toContain('Nobody here');
  expect(textOf(await guildWith(1, { notable: nothing }).type('1', 'leaderboard'))).toContain('Nobody here');
});

describe('a board of a finished week', () => {
  const WEEK = 'v1|-|0|top:guild:2023-W45:0';
  const settings = DEFAULT_SETTINGS;
  const closing = { places: [placing(1)], deepest: placing(1), mostFeats: { ...placing(2), feats: 3 }, settings };

  test('has its card with the same facts in words, and leads to the week before', async () => {
    const reply = await guildWith(2, { season: '2023-W45', previous: '2023-W44', closing }).press('1', WEEK);
    expect(messageOf(reply)?.attachments).toMatchObject([
      {
        name: 'closing-guild-2023-W45.png',
        description:
          'Best of this server. November 6 – 12, 2023. 1. Hero_1: Score 999 · depth 3 · slain by a mangy wolf. ' +
          'Deepest run: Hero_1 · depth 3. Most feats in one run: Hero_2 · 3 feats',
      },
    ]);
    expect(textOf(reply)).toContain('*This board is closed.*\nDeepest run: **Hero\\_1** · depth 3\n');
    expect(textOf(reply)).toContain('Most feats in one run: **Hero\\_2** · 3 feats\n');
    expect(buttonsOf(reply).slice(-3)).toEqual(['Week before', 'The Amulet', 'Post it']);
    expect(idsOf(reply).at(-2)).toBe('top:guild:2023-W44:0');
  });

  test('has no picture for readers who want none', async () => {
    const plain = { ...closing, settings: { ...settings, text: true } };
    const reply = await guildWith(2, { season: '2023-W45', closing: plain }).press('1', WEEK);
    expect(messageOf(reply)?.attachments).toEqual([]);
    expect(textOf(reply)).toContain('Deepest run: **Hero\\_1** · depth 3');
  });
});

describe('the board of a day', () => {
  test('leads to its best run and to the day before, and without a run only to the day before', async () => {
    const shown = { season: '2023-11-13', previous: '2023-11-12' };
    const reply = await guildWith(1, shown).press('1', 'v1|-|0|top:global:2023-11-13:0');
    expect(buttonsOf(reply).slice(-2)).toEqual(['Day before', 'Watch the best run']);
    expect(componentsOf(reply).at(-1)?.custom_id).toBe('v1|-|0|best:global:2023-11-13');
    const none = await guildWith(0, shown).press('1', 'v1|-|0|top:global:2023-11-13:0');
    expect(buttonsOf(none)).not.toContain('Watch the best run');
  });

  test('gives way to the clip of its best run, with a way back, or says that there is none', async () => {
    const guild = createGuild();
    await guild.type('1', 'daily');
    const question = await guild.type('1', 'run abandon');
    await guild.press('1', controlOf(question, 'do:abandon!').custom_id);
    const run = runOf(question);
    await guild.play.recordResult({ run });
    const clip = await guild.press('1', 'v1|-|0|best:global:2023-11-14');
    expect(clip.kind).toBe('update');
    expect(textOf(clip)).toMatch(/^\*\*The last moves of u1 · place 1 · dungeon of November 14, 2023\*\*/);
    expect(messageOf(clip)?.attachments.map(({ name }) => name)).toEqual([
      expect.stringMatching(/\.gif$/),
      expect.stringMatching(/\.png$/),
    ]);
    expect(idsOf(clip)).toEqual(['top:global:2023-11-14:0']);
    const hidden = await guild.press('2', 'v1|-|0|best:global:2023-11-14');
    expect(textOf(hidden)).toContain('stays hidden');
    const none = await guild.press('2', 'v1|-|0|best:global:2023-11-13');
    expect(textOf(none)).toContain('There is no run that can be shown.');
  });

  test('names the player shown in place of a better one, and their place', async () => {
    const { type, press, play } = createGuild();
    const noon = Date.UTC(2023, 10, 14, 12);
    for (const [user, now] of [
      ['1', noon],
      ['2', noon + 1],
    ] as const) {
      const run = runOf(await type(user, 'daily', {}, { now }));
      const question = await type(user, 'run abandon', {}, { now });
      // If scores are equal, the score that was reached first ranks higher.
      await press(user, controlOf(question, 'do:abandon!').custom_id, undefined, { now });
      await play.recordResult({ run });
    }
    const shownTo = async (user: string) => textOf(await press(user, 'v1|-|0|best:global:2023-11-14'));
    expect(await shownTo('2')).toContain('**The last moves of u1 · place 1 · ');
    await type('1', 'settings', { shown: false });
    expect(await shownTo('2')).toContain('**The last moves of u2 · place 2 · ');
  });
});
