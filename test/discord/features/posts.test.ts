import type { LeaderboardOutcome } from '../../../src/discord/types';
import { buttonsOf, textOf } from '../../support/bot-fixture';
import { createGuild, customIdOf, finishRun, isEphemeral, MANAGER } from '../../support/guild';
import { sampleResult } from '../../support/run-result';

const CARD = (user: string) => `v1|-|0|postcard:${user}`;

/**
 * Creates a server whose admin has confirmed an action in the panel for posts. `value` is the value picked from a menu.
 */
async function ruledBy(action: string, value?: string) {
  const guild = createGuild();
  const { type, press } = guild;
  const posts = await press(
    '9',
    customIdOf(await type('9', 'admin panel', {}, MANAGER), 'admin:posts'),
    undefined,
    MANAGER,
  );
  const picked = await press('9', customIdOf(posts, action), value === undefined ? undefined : [value], MANAGER);
  const done = await press('9', customIdOf(picked, ':sure:'), undefined, MANAGER);
  expect(textOf(done)).toContain('done');
  return guild;
}

describe('a player’s card', () => {
  test('has a button for its player alone, who posts the card in the channel', async () => {
    const { press } = createGuild();
    const own = await press('1', 'v1|-|0|card');
    expect(buttonsOf(own)).toContain('Post it');
    expect(buttonsOf(await press('2', 'v1|-|0|card:1'))).not.toContain('Post it');
    const post = await press('1', customIdOf(own, 'postcard'));
    expect(post).toMatchObject({ kind: 'message', ephemeral: false });
    expect(buttonsOf(post)).toEqual([]);
  });

  test('cannot be posted by others', async () => {
    const { press } = createGuild();
    expect(isEphemeral(await press('2', CARD('1')))).toBe(true);
  });
});

describe('a leaderboard', () => {
  const placing = { rank: 1, run: 'r1', owner: '1', heroName: 'Ada', finishedAt: 0, summary: sampleResult().summary };
  const board = (season: string, placings: object[] = [placing]) =>
    ({
      ...{ kind: 'leaderboard', scope: { kind: 'guild', id: '77' }, season, placings, own: null, beyond: null },
      ...{ cut: null, players: 1, previous: null, closing: null, notable: null },
    }) as unknown as LeaderboardOutcome;
  const guildWith = (placings?: object[]) =>
    createGuild({ leaderboard: async ({ season }) => board(season, placings) });

  test('is posted in the channel without controls', async () => {
    const { type, press } = guildWith();
    const post = await press('1', customIdOf(await type('1', 'leaderboard'), 'posttop'));
    expect(post).toMatchObject({ kind: 'message', ephemeral: false });
    expect(textOf(post)).toContain('Ada');
    expect(buttonsOf(post)).toEqual([]);
  });

  test('has no such button if it is of a day, or without places', async () => {
    expect(buttonsOf(await guildWith().type('1', 'leaderboard', { time: 'day' }))).not.toContain('Post it');
    expect(buttonsOf(await guildWith([]).type('1', 'leaderboard'))).not.toContain('Post it');
    expect(isEphemeral(await guildWith().press('1', 'v1|-|0|posttop:guild:2023-11-14'))).toBe(true);
  });

  test('of the week before answers the first player who asks in a week, once', async () => {
    const { type } = guildWith();
    const asked = (id: string) => type('1', 'leaderboard', { time: 'week' }, { id });
    expect(textOf(await asked('4000'))).toContain('November 6 – 12');
    expect(textOf(await asked('4000'))).toContain('November 6 – 12');
    expect(textOf(await asked('4001'))).toContain('November 13 – 19');
  });
});

describe('the rules of a server for posts', () => {
  test('are shown in one panel, which changes them', async () => {
    const { type, press } = await ruledBy('deed:posters', 'managers');
    const posts = await press(
      '9',
      customIdOf(await type('9', 'admin panel', {}, MANAGER), 'admin:posts'),
      undefined,
      MANAGER,
    );
    expect(textOf(posts)).toContain('Only managers may post\nas many as they like\nin every channel of the game');
    expect(isEphemeral(await press('2', 'v1|-|0|admin:posts'))).toBe(true);
    const audit = await press('9', customIdOf(posts, 'admin:runs'), undefined, MANAGER);
    expect(textOf(await press('9', customIdOf(audit, 'admin:audit'), undefined, MANAGER))).toContain(
      'set posts to: Only managers may post, as many as they like, in every channel of the game',
    );
  });

  test('forbid posts to all members, or to all except managers', async () => {
    const forbidden = await ruledBy('deed:posters', 'nobody');
    const none = await forbidden.press('1', CARD('1'), undefined, MANAGER);
    expect([isEphemeral(none), textOf(none)]).toEqual([true, 'This server wants no posts.']);
    const { press } = await ruledBy('deed:posters', 'managers');
    expect(textOf(await press('1', CARD('1')))).toBe('In this server only those who manage it may post.');
    expect(isEphemeral(await press('1', CARD('1'), undefined, MANAGER))).toBe(false);
  });

  test('keep posts to one channel', async () => {
    const { press } = await ruledBy('deed:posts-here');
    expect(isEphemeral(await press('1', CARD('1')))).toBe(false);
    const elsewhere = await press('1', CARD('1'), undefined, { channel_id: '99' });
    expect(textOf(elsewhere)).toBe('Posts belong into <#88> here.');
  });

  test('limit the posts of an hour, and count a repeated delivery once', async () => {
    const { press } = await ruledBy('deed:post-cap', '1');
    const hour = 3_600_001n << 22n;
    const at = (id: bigint) => press('1', CARD('1'), undefined, { id: String(id) });
    const first = 1n << 60n;
    for (const id of [first, first]) expect(isEphemeral(await at(id))).toBe(false);
    expect(textOf(await at(first + 1n))).toContain('This server wants one post an hour');
    expect(isEphemeral(await at(first + hour + 1n))).toBe(false);
  });

  test('hold for shares of a board, too, which then stay unshared', async () => {
    const guild = await ruledBy('deed:posters', 'nobody');
    await finishRun(guild, '1');
    const run = (await guild.store.loadProfile('1'))!.activeRun!;
    expect(textOf(await guild.press('1', `v1|${run}|3|post`))).toBe('This server wants no posts.');
    expect(await guild.store.loadShares('88')).toEqual([]);
  });
});
