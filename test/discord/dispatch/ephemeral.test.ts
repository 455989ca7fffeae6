import { controlOf, textOf } from '../../support/bot-fixture';
import { ASKED, createGuild, isEphemeral, MANAGER } from '../../support/guild';

/** Creates a server whose replies are ephemeral unless a command is public. */
async function createQuietGuild(overrides: Parameters<typeof createGuild>[0] = {}) {
  const guild = createGuild(overrides);
  await guild.store.putConfig({ guild: '77', revision: 1, channels: [], mode: 'owner', quiet: true });
  return guild;
}

test('in a quiet server only public commands reply to the channel', async () => {
  const { type } = await createQuietGuild();
  expect(isEphemeral(await type('1', 'play'))).toBe(false);
  expect(isEphemeral(await type('1', 'wait'))).toBe(true);
  expect(isEphemeral(await type('1', 'run share'))).toBe(false);
  expect(isEphemeral(await type('2', 'party'))).toBe(false);
});

test('a command after the end of a run replies to the channel, but not in a quiet server', async () => {
  for (const [guild, ephemeral] of [
    [createGuild(), false],
    [await createQuietGuild(), true],
  ] as const) {
    await guild.type('1', 'play');
    const confirmation = await guild.type('1', 'run abandon');
    await guild.press('1', controlOf(confirmation, 'do:abandon!').custom_id);
    expect(isEphemeral(await guild.type('1', 'run seed', { seed: 'AGAIN' }))).toBe(ephemeral);
  }
});

test('a deferred reply in a quiet server is ephemeral', async () => {
  const { bot, type, commandOf } = await createQuietGuild();
  await type('1', 'wait');
  expect(bot.deferred(commandOf('1', 'wait')).ephemeral).toBe(true);
  expect(bot.deferred(commandOf('1', 'play')).ephemeral).toBe(false);
});

test('a turn is shown even if the configuration cannot be read', async () => {
  const { type } = createGuild({ configuration: () => Promise.reject(new Error('unavailable')) });
  await type('1', 'play');
  expect(textOf(await type('1', 'wait'))).toContain('You wait.');
});

test('the configuration is read only in servers, and not for replies that are ephemeral anyway', async () => {
  const configuration = jest.fn(async () => ({ kind: 'no-server' }) as const);
  const { type } = createGuild({ configuration });
  await type('1', 'wait', {}, { guild_id: null });
  await type('1', 'look');
  expect(configuration).not.toHaveBeenCalled();
  await type('1', 'wait');
  expect(configuration).toHaveBeenCalledTimes(1);
});

test('the configuration is read once a minute, and a change by this process counts at once', async () => {
  const other = createGuild();
  const configuration = jest.fn(other.play.configuration);
  const { type, press } = createGuild({ over: other.table, configuration });
  const start = 1_700_000_000_000;
  await type('1', 'play', {}, { now: start });
  const isQuietAt = async (after: number) =>
    isEphemeral(await type('1', 'run seed', { seed: 'AGAIN' }, { now: start + after }));
  const setQuiet = (by: typeof press, word: 'on' | 'off', after: number) =>
    by('9', `v1|-|0|deed:quiet:${word}:sure:${ASKED}`, undefined, { ...MANAGER, now: start + after });
  expect(await isQuietAt(0)).toBe(false);
  await setQuiet(other.press, 'on', 1);
  expect(await isQuietAt(59_999)).toBe(false);
  expect(configuration).toHaveBeenCalledTimes(1);
  expect(await isQuietAt(60_000)).toBe(true);
  await setQuiet(press, 'off', 60_001);
  expect(await isQuietAt(60_002)).toBe(false);
  expect(configuration).toHaveBeenCalledTimes(2);
});

test('the configuration is read while the reply is made', async () => {
  const order: string[] = [];
  const other = createGuild();
  const watched = <T extends unknown[], R>(name: string, call: (...args: T) => Promise<R>) => {
    return async (...args: T): Promise<R> => {
      order.push(`${name} begins`);
      const outcome = await call(...args);
      order.push(`${name} ends`);
      return outcome;
    };
  };
  const { type } = createGuild({
    over: other.table,
    configuration: watched('configuration', other.play.configuration),
    submitAction: watched('turn', other.play.submitAction),
  });
  await type('1', 'play', {}, { guild_id: null });
  await type('1', 'wait');
  expect(order.slice(0, 2).sort()).toEqual(['configuration begins', 'turn begins']);
});
