import type { Reply } from '../../../../src/discord/api/reply';
import type { LeaderboardOutcome } from '../../../../src/discord/types';
import { buttonsInStyle, buttonsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { ASKED, createGuild, customIdOf, finishRun, isEphemeral, MANAGER, runOf } from '../../../support/guild';
import { sampleResult } from '../../../support/run-result';

const HERE = { for: 'guild' };
/** Label of the button below results of a day that leads to the long dungeon. */
const WEEKLY = 'The dungeon of the week';

/** Creates a server whose user 1 has given up the daily. `card` is the message of its end. */
async function afterTry() {
  const guild = createGuild();
  await guild.type('1', 'daily');
  const question = await guild.type('1', 'run abandon');
  const card = await guild.press('1', controlOf(question, 'do:abandon!').custom_id);
  return { ...guild, card };
}

/** Server that all tests here share, because none of them changes the try. */
let tried: Awaited<ReturnType<typeof afterTry>>;

beforeAll(async () => {
  tried = await afterTry();
});

test('the try is called ranked when it begins, but not when it is resumed', async () => {
  const { type } = createGuild();
  const begun = await type('1', 'daily');
  expect(isEphemeral(begun)).toBe(true);
  expect(textOf(begun)).toContain('*This is your one ranked try at the dungeon of the day.*');
  await type('1', 'wait');
  const resumed = await type('1', 'daily');
  expect(runOf(resumed)).toBe(runOf(begun));
  expect(textOf(resumed)).not.toContain('one ranked try');
});

test("a channel that the server does not allow is explained in the player's chosen language", async () => {
  const { type } = createGuild({ daily: async () => ({ kind: 'not-here', channels: ['99'] }) });
  await type('2', 'settings', { language: 'de' });
  expect(textOf(await type('2', 'daily'))).toBe('Auf diesem Server wird nur hier gespielt: <#99>.');
});

test('a player who comes back to the try after hours is told what happened before', async () => {
  const { type } = createGuild();
  const begin = Date.UTC(2026, 10, 20, 8);
  await type('1', 'daily', {}, { now: begin });
  await type('1', 'wait', {}, { now: begin });
  const after = async (hours: number) => textOf(await type('1', 'daily', {}, { now: begin + hours * 3_600_000 }));
  expect(await after(5)).not.toContain('**Previously…**');
  expect(await after(7)).toContain('**Previously…**');
});

test.each(['begun', 'played'])(
  'a new game below a public card shows the dungeon of the day to nobody else: %s',
  async (state) => {
    const guild = createGuild();
    const { type, press } = guild;
    const card = await finishRun(guild, '1');
    const begun = await type('2', 'daily');
    if (state === 'played') await type('2', 'wait');
    const again = await press('2', customIdOf(card, '|restart'));
    expect(runOf(again, '|restart')).toBe(runOf(begun));
    expect(isEphemeral(again)).toBe(true);
  },
);

test('a button of an older version does not, either', async () => {
  const { type, press } = createGuild();
  await type('2', 'daily');
  expect(isEphemeral(await press('2', 'v0|no|such'))).toBe(true);
});

const expectDone = (done: Reply): void => {
  expect(isEphemeral(done)).toBe(true);
  expect(textOf(done)).toMatch(/^[^\n]+\n[\s\S]+\n\nYour try at the dungeon of the day is over\./);
  expect(buttonsOf(done)).toEqual([...['Share', 'Board of the day', 'Practise', 'Yesterday’s board'], WEEKLY]);
  expect(buttonsInStyle(done, 'primary')).toEqual(['Share']);
};

test('a finished try shows its result to its player, by command and by the button on its card', async () => {
  const { type, press, card } = tried;
  expectDone(await type('1', 'daily'));
  const result = controlOf(card, 'result');
  expect(result.label).toBe('Result of the day');
  expectDone(await press('1', result.custom_id));
  const stranger = await press('2', result.custom_id);
  expect(isEphemeral(stranger)).toBe(true);
  expect(textOf(stranger)).toContain('This run belongs to <@1>.');
});

test('the dungeon of the day, whether begun or resumed, and its card lead to the board before in a new message', async () => {
  const { type, press } = createGuild();
  const boards = [await type('1', 'daily', HERE), await type('1', 'daily', HERE)];
  for (const reply of [...boards, tried.card]) {
    const before = customIdOf(reply, reply === tried.card ? '|board:global:2023-11-13' : '|board:guild:2023-11-13');
    const opened = await press('1', before);
    expect(isEphemeral(opened)).toBe(true);
    expect(textOf(opened)).toContain('## Dungeon of November 13, 2023');
  }
  expect(boards.map((reply) => buttonsOf(reply).at(-1))).toEqual(['Yesterday’s board', 'Yesterday’s board']);
  expect(buttonsOf(tried.card)).toEqual([
    ...['Result of the day', 'New game', 'Replay', 'Card'],
    'Board of the day before',
  ]);
});

test("from the result of an earlier day, the board before it is not called yesterday's", async () => {
  const { press, card } = tried;
  const later = { now: Date.UTC(2023, 10, 17) };
  const result = await press('1', controlOf(card, 'result').custom_id, undefined, later);
  expect(buttonsOf(result).slice(-2)).toEqual(['Board of the day before', WEEKLY]);
  expect(customIdOf(result, '|top:global:2023-11-13:0')).toBeDefined();
});

test('after midnight the result of a try says that today’s dungeon is open, and leads there', async () => {
  const { press, card } = tried;
  const later = { now: Date.UTC(2023, 10, 15, 0, 1) };
  const result = await press('1', controlOf(card, 'result').custom_id, undefined, later);
  expect(textOf(result)).toContain('Your try at the dungeon of that day is over. Today’s is open.');
  expect(textOf(result)).not.toContain('midnight');
  const [today, before] = ['Play today’s dungeon', 'Board of the day before'];
  expect(buttonsOf(result)).toEqual(['Share', 'Board of the day', today, before, WEEKLY]);
  const begun = await press('1', customIdOf(result, '|daily:global'), undefined, later);
  expect(textOf(begun)).toContain('one ranked try');
});

test('a try with cheats is not ranked, so it is not shared', async () => {
  const { type, press } = createGuild();
  const run = runOf(await type('1', 'daily'));
  await press('9', `v1|${run}|0|deed:cheat:heal:sure:${ASKED}`, undefined, MANAGER);
  await press('1', `v1|${run}|1|do:abandon!`);
  const done = await type('1', 'daily');
  expect(textOf(done)).toContain('with cheats, so it does not count');
  expect(buttonsOf(done)).toEqual(['Board of the day', 'Practise', 'Yesterday’s board', WEEKLY]);
  const refused = await press('1', `v1|${run}|0|tell`);
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toBe('This run is not ranked any more.');
});

test('a player who asks for practice first is led to the ranked try', async () => {
  const { type, press } = createGuild();
  const reply = await type('1', 'daily', { practice: true });
  expect(isEphemeral(reply)).toBe(true);
  expect(textOf(reply)).toContain('Play your one ranked try first');
  expect(textOf(await press('1', customIdOf(reply, '|daily:global')))).toContain('one ranked try');
  expect(textOf(await type('1', 'daily', { practice: true }))).toContain('still running');
});

test('a result leads to the board of its day and to practice', async () => {
  const { type, press } = tried;
  const done = await type('1', 'daily');
  const board = await press('1', customIdOf(done, '|top:global:2023-11-14:0'));
  expect(textOf(board)).toContain('## Dungeon of ');
  const yesterday = await press('1', customIdOf(done, '|top:global:2023-11-13:0'));
  expect(textOf(yesterday)).toContain('## Dungeon of November 13, 2023');
  const practice = await press('1', customIdOf(done, '|daily:global:practice'));
  expect(practice).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(practice)).toContain('This is practice');
});

test('practice says that it counts for nothing when it begins or is asked for again, not with every turn', async () => {
  const { type } = await afterTry();
  const linesOf = (reply: Reply) =>
    textOf(reply)
      .split('\n')
      .filter((line) => /counts for nothing|not ranked/.test(line));
  const said = ['*This is practice: it counts for nothing.*'];
  expect(linesOf(await type('1', 'daily', { practice: true }))).toEqual(said);
  expect(linesOf(await type('1', 'wait'))).toEqual([]);
  expect(linesOf(await type('1', 'play'))).toEqual([]);
  expect(linesOf(await type('1', 'daily', { practice: true }))).toEqual(said);
});

test('a result is shared with the channel by a mention, above a button to the same dungeon', async () => {
  const { type, press } = tried;
  const done = await type('1', 'daily');
  const shared = await press('1', customIdOf(done, '|tell'));
  expect(shared).toMatchObject({ kind: 'message', ephemeral: false });
  const [result = ''] = textOf(done).split('\n\n');
  expect(textOf(shared)).toBe(`<@1>\n${result}`);
  expect([buttonsOf(shared), buttonsInStyle(shared, 'success')]).toEqual([
    ['Play today’s dungeon'],
    ['Play today’s dungeon'],
  ]);
  const own = await press('2', customIdOf(shared, '|daily:global'));
  expect(own).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(own)).toContain('one ranked try');
});

test('no result is shared with a channel that the server does not allow', async () => {
  const { type, press } = await afterTry();
  const share = customIdOf(await type('1', 'daily'), '|tell');
  const elsewhere = { channel_id: '99' };
  const panel = await type('9', 'admin panel', {}, { ...MANAGER, ...elsewhere });
  await press('9', `${customIdOf(panel, 'deed:here')}:sure:${ASKED}`, undefined, { ...MANAGER, ...elsewhere });
  const refused = await press('1', share);
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toBe('This server keeps the game to <#99>.');
  expect(isEphemeral(await press('1', share, undefined, elsewhere))).toBe(false);
});

test('a server has a dungeon of its own, and there is none outside of servers', async () => {
  const { type } = tried;
  expect(textOf(await type('1', 'daily', HERE))).toContain('one ranked try');
  const outside = await type('1', 'daily', HERE, { guild_id: null });
  expect(isEphemeral(outside)).toBe(true);
  expect(textOf(outside)).toContain('Only servers have one of their own.');
});

/** Leaderboard of 40 players on which the reader has place 12. */
const ranked = async ({ season }: { season: string }): Promise<LeaderboardOutcome> => {
  const { summary } = sampleResult({ summary: { score: 1234 } });
  const [best, own] = [1, 12].map((rank) => ({
    rank,
    run: `${rank}`,
    owner: `${rank}`,
    heroName: 'Ada',
    finishedAt: 0,
    summary,
  }));
  const nothing = { beyond: null, cut: null, previous: null, closing: null, notable: null };
  return {
    kind: 'leaderboard',
    scope: { kind: 'global' },
    season,
    placings: best ? [best] : [],
    own: own ?? null,
    players: 40,
    ...nothing,
  };
};

test('only the first board of a try tells how the day before ended', async () => {
  const { type } = createGuild({ leaderboard: ranked });
  const told = 'Yesterday: 1. Ada (1234) · you were 12th of 40.';
  expect(textOf(await type('1', 'daily'))).toContain(told);
  await type('1', 'wait');
  expect(textOf(await type('1', 'daily'))).not.toContain('Yesterday: ');
});

test('the board of a hidden weekly dungeon does not mention a day', async () => {
  const board = await createGuild().press('1', 'v1|-|0|top:global:2023-W46-d:0');
  expect(textOf(board)).toContain('hidden until you have finished that dungeon yourself, or it has closed.');
});

test('the long dungeon is that of the week, and its result leads to the board of the week before', async () => {
  const { type, press } = createGuild({ leaderboard: ranked });
  expect(textOf(await type('1', 'daily', { weekly: true }))).toContain('one ranked try at the dungeon of the week');
  const question = await type('1', 'run abandon');
  await press('1', controlOf(question, 'do:abandon!').custom_id);
  const done = await type('1', 'daily', { weekly: true });
  expect(textOf(done)).toContain('Long dungeon, November 13');
  expect(textOf(done)).toContain('12th of 40');
  expect(customIdOf(done, '|top:global:2023-W45-d:0')).toBeDefined();
  await press('1', customIdOf(done, '|daily:global:practice:weekly'));
  expect(textOf(await type('9', 'admin panel', {}, MANAGER))).toContain('practice for 2023-W46 ');
});
