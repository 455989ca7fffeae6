import { sentAs } from '../../../../scripts/discord/subcommands';
import { messageOf } from '../../../../src/discord/api';
import type { Reply } from '../../../../src/discord/api/reply';
import type { Play, PlayerRecord, RunResult } from '../../../../src/discord/types';
import { createI18n, LOCALES, localeOf } from '../../../../src/i18n';
import type { PlayerRecordOutcome } from '../../../../src/play/contract';
import { loadRaws } from '../../../../src/raws';
import { DEFAULT_SETTINGS } from '../../../../src/storage';
import { buttonsOf, componentsOf, controlOf, optionsFrom, textOf } from '../../../support/bot-fixture';
import { isDeep } from '../../../support/deep';
import { createGuild, customIdOf, isEphemeral, runOf } from '../../../support/guild';
import { interactionFrom } from '../../../support/interactions';
import { sampleResult } from '../../../support/run-result';

const NOVEMBER_14 = 1_699_920_000_000;

const finished = (number: number, more: Partial<Omit<RunResult, 'summary'>> = {}): RunResult =>
  sampleResult({
    ...{ run: `r${number}`, owner: '1', heroName: `Hero_${number}`, finishedAt: NOVEMBER_14 + 999 },
    ...more,
    summary: { result: 'abandoned', score: 100 + number, depth: 2, deepest: 3, level: 1, by: null },
  });

type Asked = Parameters<Play['history']>[0];
type Found = Partial<Awaited<ReturnType<Play['history']>>>;

function guildWith(runs: RunResult[], found: Found = {}) {
  const asked: Pick<Asked, 'query' | 'limit' | 'before'>[] = [];
  const guild = createGuild({
    async history({ query, limit = 25, before }) {
      asked.push({ query, limit, ...(before === undefined ? {} : { before }) });
      const next = runs.length > limit ? 'more' : null;
      return { kind: 'history', runs: runs.slice(0, limit), next, older: null, ...found };
    },
  });
  return { ...guild, asked };
}

const some = (count: number): RunResult[] => Array.from({ length: count }, (_, index) => finished(index + 1));
const heroesIn = (reply: Reply): number[] =>
  [...textOf(reply).matchAll(/\*\*Hero\\_(\d+)\*\*/g)].map(([, n]) => Number(n));
const pagesFrom = (reply: Reply): string[] =>
  componentsOf(reply).flatMap(({ custom_id }) =>
    custom_id?.includes('|runs:') ? [custom_id.split('|')[3]!.replace(/:+$/, '')] : [],
  );

test('a finished run is a line with its day, score, depth, end, and why it is not ranked', async () => {
  const { type } = guildWith([
    finished(1),
    finished(2, { ranked: false, origin: { kind: 'seed' } }),
    finished(3, { ranked: false }),
  ]);
  const reply = await type('1', 'run history');
  expect(isEphemeral(reply)).toBe(true);
  const lines = textOf(reply).split('\n');
  expect(lines[0]).toBe('## Finished runs of this server');
  expect(lines[1]).toBe('<t:1699920000:d> **Hero\\_1** — Score 101 · depth 3 · gave up');
  expect(lines[2]).toMatch(/ · gave up · chosen seed$/);
  expect(lines[3]).toMatch(/ · gave up · not ranked$/);
});

test('each run can be picked for a replay', async () => {
  const reply = await guildWith(some(2)).type('1', 'run history');
  const menu = componentsOf(reply).find(({ type }) => type === 3);
  expect(menu?.options).toMatchObject([
    { value: 'r1', label: expect.stringContaining('Hero_1') },
    { value: 'r2', label: expect.stringContaining('Hero_2') },
  ]);
});

test('an empty result says so, without a menu or pages', async () => {
  const reply = await guildWith([]).type('1', 'run history', { depth: 9 });
  expect(textOf(reply)).toContain('There is no finished run to show that matches.');
  expect(componentsOf(reply).flatMap(({ custom_id }) => custom_id ?? [])).toEqual(['v1|-|0|card']);
});

test('if no run has ended yet, the reply says that, not that none matches', async () => {
  expect(textOf(await guildWith([]).type('1', 'run history'))).toContain('There is no finished run to show yet.');
});

test("outside of a server the list has the player's own runs", async () => {
  const reply = await guildWith(some(1)).type('1', 'run history', {}, { guild_id: null });
  expect(textOf(reply)).toContain('## Your finished runs');
});

test('ten runs are a page, with buttons to the pages beside it', async () => {
  const { type, press, asked } = guildWith(some(21));
  const first = await type('1', 'run history');
  expect(heroesIn(first)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pagesFrom(first)).toEqual(['runs:1']);
  const second = await press('1', 'v1|-|0|runs:1');
  expect(second.kind).toBe('update');
  expect(heroesIn(second)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(pagesFrom(second)).toEqual(['runs:0', 'runs:2']);
  const last = await press('1', 'v1|-|0|runs:2');
  expect(heroesIn(last)).toEqual([21]);
  expect(pagesFrom(last)).toEqual(['runs:1']);
  expect(asked.map(({ limit }) => limit)).toEqual([10, 20, 30]);
});

test('a long search that stopped goes on from there', async () => {
  const { type, press, asked } = guildWith(some(3), { next: 'more', older: NOVEMBER_14 });
  const reply = await type('1', 'run history', { depth: 4 });
  expect(textOf(reply)).toContain('Searched back to <t:1699920000:d>.');
  expect(buttonsOf(reply)).toEqual(['Search older runs', 'Card']);
  const [older] = pagesFrom(reply);
  await press('1', `v1|-|0|${older}`);
  expect(asked).toEqual([
    { query: { deepest: { from: 4 } }, limit: 10 },
    { query: { deepest: { from: 4 } }, limit: 10, before: NOVEMBER_14 },
  ]);
});

/**
 * Searches the history by a cause of death. `locale` is the language of the player's client, `language` the player's
 * setting.
 */
async function searchCause(cause: string, locale = 'en-US', language = 'auto') {
  const { bot, type, asked } = guildWith([]);
  await type('1', 'settings', { language });
  const data = sentAs('run history', optionsFrom({ cause }));
  const member = { user: { id: '1', username: 'u1' }, permissions: '0' };
  const sent = {
    id: '9',
    token: 't',
    application_id: '5',
    locale,
    guild_id: '77',
    channel_id: '88',
    member,
    type: 2,
    data,
  };
  const reply = await bot.reply(interactionFrom(sent), { now: NOVEMBER_14 });
  return { reply, searched: asked.map(({ query }) => query.cause) };
}

test.each([
  ['a raw id', 'mangy-wolf', 'mangy-wolf'],
  ['a name in any case', 'Mangy WOLF', 'mangy-wolf'],
  ['a whole name before one that only begins so', 'orc', 'orc'],
  ['the beginning of a name', 'mangy', 'mangy-wolf'],
  ['a part of a name', 'salesman', 'shady-salesman'],
  ['a name with accents of its own', 'Mángy Wolf', 'mangy-wolf'],
  ['hunger', 'hunger', 'hunger'],
  ['something that was drunk', 'poison potion', 'poison-potion'],
])('a cause can be %s', async (_, cause, wanted) => {
  expect((await searchCause(cause)).searched).toEqual([wanted]);
});

test.each([
  ['en-US', 'de', 'Zwielichtiger Händler'],
  ['en-US', 'de', 'zwielichtiger handler'],
  ['en-US', 'de', 'zwielichtig'],
  ['en-US', 'de', 'Shady Salesman'],
  ['de', 'auto', 'Zwielichtiger Handler'],
  ['de', 'en', 'Zwielichtiger Händler'],
])('with a client in %s and %s chosen, a cause can be %j', async (locale, language, cause) => {
  expect((await searchCause(cause, locale, language)).searched).toEqual(['shady-salesman']);
});

test.each(Object.keys(LOCALES))('every suggested cause can be typed by its name, and fits a button: %s', async (id) => {
  const { type, press, suggest, asked } = guildWith(some(11));
  await type('1', 'settings', { language: id });
  const { causes } = createI18n(loadRaws(), localeOf(id)).profiles.history;
  for (const { name, id: value } of isDeep ? causes : causes.filter((_, at) => at % 8 === 0)) {
    expect((await suggest('1', 'run history', 'cause', {}, name)).find((each) => each.name === name)?.value).toBe(
      value,
    );
    asked.length = 0;
    await press('1', customIdOf(await type('1', 'run history', { cause: name }), '|runs:1'));
    expect([name, asked.map(({ query }) => query.cause)]).toEqual([name, [value, value]]);
  }
});

test.each([
  ['several causes with that name are asked about', 'gob', 'Which one? Goblin, '],
  ['a cause with a typing error is asked about', 'mangy wofl', 'Did you mean Mangy Wolf?'],
  [
    'an unknown cause is called unknown',
    'Schöner Tod, den niemand kennt',
    'Nothing that could end a run has that name.',
  ],
])('%s, and no run is searched for', async (_, cause, words) => {
  const { reply, searched } = await searchCause(cause);
  expect(isEphemeral(reply)).toBe(true);
  expect(textOf(reply)).toContain(words);
  expect(searched).toEqual([]);
});

test('the runs of one player stand under their totals', async () => {
  const { type } = guildWith(some(1));
  const reply = await type('1', 'run history', { player: '2' });
  expect(textOf(reply)).toContain('## Ranked runs of <@2>\nNo ranked run is finished yet.');
});

test('totals count ranked runs, from the first on', async () => {
  const totals = { runs: 1, wins: 1, bestDepth: 6, bestScore: 1_600 };
  const { type } = createGuild({
    profile: async () => ({ kind: 'profile', user: '2', totals, language: 'auto' }),
    history: async () => ({ kind: 'history', runs: [], next: null, older: null }),
  });
  expect(textOf(await type('1', 'run history', { player: '2' }))).toContain(
    '1 run · 1 laurel · deepest 6 · best: Score 1,600',
  );
});

describe('the card of a player', () => {
  const asked: (string | undefined)[] = [];
  const record: PlayerRecord = {
    user: '2',
    heroName: 'Hero_2',
    totals: { runs: 3, wins: 1, bestDepth: 6, bestScore: 1_200 },
    cause: { raw: 'hunger', times: 2 },
    depths: [
      { depth: 1, runs: 0 },
      { depth: 2, runs: 3 },
    ],
    map: null,
    streak: 1,
    feats: [
      { id: 'taxi', share: 0.25 },
      { id: 'first-blood', share: null },
    ],
  };
  const guild = (settings = {}, outcome: object = { kind: 'player-record', record }) =>
    createGuild({
      async playerRecord({ of }) {
        asked.push(of);
        return { settings: { ...DEFAULT_SETTINGS, ...settings }, ...outcome } as PlayerRecordOutcome;
      },
    });

  test("opens from the runs of that player, from the player's own and from a leaderboard", async () => {
    const { type, press } = guild();
    const buttons = componentsOf(await type('1', 'run history', { player: '2' })).flatMap(
      ({ custom_id }) => custom_id ?? [],
    );
    expect(buttons).toContain('v1|-|0|card:2');
    asked.length = 0;
    await press('1', 'v1|-|0|card:2');
    await press('1', 'v1|-|0|card');
    expect(isEphemeral(await press('1', 'v1|-|0|card', ['2']))).toBe(true);
    expect(asked).toEqual(['2', '1', '2']);
  });

  test('shows nobody if the picked value is no player', async () => {
    asked.length = 0;
    expect(textOf(await guild().press('1', 'v1|-|0|card', ['everybody']))).toContain('no longer there');
    expect(asked).toEqual([]);
  });

  test('is a picture whose description has the same facts in words', async () => {
    const reply = await guild().press('1', 'v1|-|0|card:2');
    const said = [
      'Champion',
      'Runs: 3 · Laurels: 1 · Depth: 6 · Best: 1,200',
      'Favourite death: starved (2×)',
      'Daily dungeon: 1 day',
      'Depth of each run: depth 2: 3 runs',
      `Feats: 2 of ${loadRaws().feats.length}`,
      'Taxi!: Open a portal to the town · in 25% of all runs',
      'First Blood: Slay something',
    ];
    const [picture] = messageOf(reply)!.attachments;
    expect(picture?.description).toBe(`Hero_2. ${said.join('. ')}`);
    expect(textOf(reply)).not.toContain('Champion');
    const inWords = await guild({ text: true }).press('1', 'v1|-|0|card:2');
    for (const line of said) expect(textOf(inWords)).toContain(line);
    expect(messageOf(inWords)!.attachments).toEqual([]);
  });

  test("shows a hero's name in the description without reordering or links", async () => {
    const named = { ...record, heroName: 'سل discord.gg/x\u202E' };
    const reply = await guild({}, { kind: 'player-record', record: named }).press('1', 'v1|-|0|card:2');
    expect(messageOf(reply)?.attachments[0]?.description).toMatch(/^\u2068سل discord gg\/x\u2069\. Champion\. Runs/);
  });

  test('has no figures before the first ranked run is over', async () => {
    const blank = { ...record, totals: { ...record.totals, runs: 0 }, cause: null, depths: [], feats: [] };
    const outcome = { kind: 'player-record', record: blank };
    const reply = await guild({ text: true }, outcome).press('1', 'v1|-|0|card:2');
    expect(textOf(reply)).toContain('No ranked run is finished yet.');
    expect(textOf(reply)).not.toContain('Runs:');
    const drawn = await guild({}, outcome).press('1', 'v1|-|0|card:2');
    expect(messageOf(drawn)?.attachments[0]?.description).toContain('. No ranked run is finished yet. Daily dungeon:');
  });

  test('leads to all feats, and hidden feats stay hidden', async () => {
    const { press } = guild();
    const first = textOf(await press('1', 'v1|-|0|feats:2:0'));
    expect(first).toContain('🏅 **First Blood** · Slay something');
    expect(first).toContain('▫️ **Pest Control** · Slay eight rats in one run');
    const last = textOf(await press('1', 'v1|-|0|feats:2:99'));
    expect(last).toContain('❔ **Hidden feat** · The smallest foe counts too.');
    expect(last).not.toContain('Ratted Out');
  });

  test('of a player who hides their name stays closed', async () => {
    const { press } = guild({}, { kind: 'not-shown', user: '2' });
    for (const id of ['card:2', 'feats:2:0']) {
      expect(textOf(await press('1', `v1|-|0|${id}`))).toBe('<@2> prefers not to be shown.');
    }
  });
});

test("a player's runs are listed where they began, wherever they ended, and the title says so", async () => {
  const { type, press, play } = createGuild();
  const [home, away] = [{ guild_id: '77' }, { guild_id: '78', channel_id: '99' }];
  const run = runOf(await type('1', 'play', {}, home));
  await type('1', 'wait', {}, home);
  const question = await type('1', 'run abandon', {}, away);
  await press('1', controlOf(question, 'do:abandon!').custom_id, undefined, away);
  await play.recordResult({ run });
  const listIn = async (guild: typeof home) => textOf(await type('2', 'run history', { player: '1' }, guild));
  expect(await listIn(home)).toMatch(/Runs that began here, ranked or not:\n.*gave up/);
  expect(await listIn(away)).toMatch(
    /Runs that began here, ranked or not:\nThere is no finished run to show that matches\./,
  );
});

test('in direct messages a list has all runs of the reader, and the title says so', async () => {
  const { type, press, play } = createGuild();
  const run = runOf(await type('1', 'play'));
  await type('1', 'wait');
  const question = await type('1', 'run abandon');
  await press('1', controlOf(question, 'do:abandon!').custom_id);
  await play.recordResult({ run });
  const list = await type('1', 'run history', { player: '1' }, { guild_id: null, channel_id: '5' });
  expect(textOf(list)).toMatch(/Your finished runs, ranked or not:\n.*gave up/);
  expect(textOf(list)).not.toContain('began here');
});
