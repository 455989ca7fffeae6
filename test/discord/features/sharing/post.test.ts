import { messageOf } from '../../../../src/discord/api';
import { boardMessage } from '../../../../src/discord/board';
import type { EventFact, GameEvent } from '../../../../src/engine';
import { blankRenderer, boardOf, buttonsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { ASKED, createGuild, customIdOf, finishRun, isEphemeral, MANAGER } from '../../../support/guild';
import { interactionFrom } from '../../../support/interactions';
import { scenario } from '../../../support/scenario';

const at = { x: 1, y: 1 };
const hero = { id: 1, raw: 'hero' };
const fact = (event: EventFact): GameEvent => ({ ...event, turn: 1, sense: 'seen' });
const death = (id: number) => fact({ kind: 'died', who: { id, raw: 'rat' }, by: hero, cause: null, at });

/** The message of a board at version 3 after an action with these events. */
const shown = (events: GameEvent[], options: Parameters<typeof boardMessage>[2] = {}) => ({
  kind: 'update' as const,
  message: boardMessage({ ...boardOf(scenario('.@.')), version: 3 }, blankRenderer(), { events, ...options }),
});

describe('Share this', () => {
  test('stands in a row below all others, only after something worth telling', () => {
    const usual = buttonsOf(shown([death(2), death(3)]));
    expect(usual).not.toContain('Share this');
    expect(buttonsOf(shown([death(2), death(3), death(4)]))).toEqual([...usual, 'Share this']);
    expect(buttonsOf(shown([], { feats: ['massacre'] }))).toContain('Share this');
  });

  test('is not on panels, nor on the boards of watchers', () => {
    const deaths = [2, 3, 4].map(death);
    expect(buttonsOf(shown(deaths, { panel: 'pack' }))).not.toContain('Share this');
    expect(buttonsOf(shown(deaths, { watched: 'all' }))).not.toContain('Share this');
  });

  test('posts the end of a run with one line, its player, and the way to its replay', async () => {
    const guild = createGuild();
    await finishRun(guild, '1');
    const run = (await guild.store.loadProfile('1'))!.activeRun!;
    const post = await guild.press('1', `v1|${run}|3|post`);
    expect(post).toMatchObject({ kind: 'message', ephemeral: false });
    expect(messageOf(post)?.attachments.map(({ name }) => name)).toEqual(['post-3.gif']);
    expect(textOf(post)).toMatch(/^\*\*u1 · gave up .*depth 1.*\*\*\n-# shared by <@1>$/i);
    expect(buttonsOf(post)).toEqual(['Replay', 'Stop sharing']);
    expect(await guild.press('2', controlOf(post, 'replay:open').custom_id)).toMatchObject({ ephemeral: true });
  });

  test('lets the channel watch a run that goes on, once for a repeated delivery', async () => {
    const { type, press, store } = createGuild();
    const run = customIdOf(await type('1', 'play'), '|').split('|')[1]!;
    await type('1', 'wait');
    const press1 = () => press('1', `v1|${run}|1|post`, undefined, { id: '700000' });
    const post = await press1();
    await press1();
    expect(await store.loadShares('88')).toHaveLength(1);
    expect(isEphemeral(await press('2', controlOf(post, 'shared').custom_id))).toBe(true);
    expect(buttonsOf(post)).toEqual(['Watch', 'Stop sharing']);
  });

  test('is refused to others, and in a channel that the server does not allow', async () => {
    const { type, press, store } = createGuild();
    const run = customIdOf(await type('1', 'play'), '|').split('|')[1]!;
    await type('1', 'wait');
    expect(isEphemeral(await press('2', `v1|${run}|1|post`))).toBe(true);
    const panel = await type('9', 'admin panel', {}, MANAGER);
    await press('9', `${customIdOf(panel, 'deed:here')}:sure:${ASKED}`, undefined, MANAGER);
    const elsewhere = await press('1', `v1|${run}|1|post`, undefined, { channel_id: '99' });
    expect(isEphemeral(elsewhere)).toBe(true);
    expect(textOf(elsewhere)).toBe('This server keeps the game to <#88>.');
    expect([await store.loadShares('88'), await store.loadShares('99')]).toEqual([[], []]);
  });

  test('shows nothing of a daily dungeon before its day is over', async () => {
    const { type, press } = createGuild();
    const run = customIdOf(await type('1', 'daily'), '|').split('|')[1]!;
    const post = await press('1', `v1|${run}|0|post`);
    expect(textOf(post)).toContain('It stays hidden');
    expect(messageOf(post)?.attachments).toEqual([]);
  });

  test('is heavy, and announces a new message, so that the board stays', () => {
    const { bot } = createGuild();
    const pressed = interactionFrom({
      ...{ id: '1', token: 't', application_id: '5', type: 3, guild_id: '77', channel_id: '88' },
      data: { custom_id: 'v1|r|1|post', component_type: 2 },
      member: { user: { id: '1', username: 'u1' }, permissions: '0' },
    });
    expect([bot.isSlow(pressed), bot.isHeavy(pressed)]).toEqual([true, true]);
    expect(bot.deferred(pressed)).toEqual({ kind: 'deferred', update: false, ephemeral: false });
  });
});
