import { componentsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { ASKED, createGuild, customIdOf, finishRun, isEphemeral, runOf } from '../../../support/guild';

type Guild = ReturnType<typeof createGuild>;

const CARDS: [string, (guild: Guild) => ReturnType<typeof finishRun>][] = [
  ['the card of the end', (guild) => finishRun(guild, '1')],
  [
    'the title',
    async (guild) => {
      await finishRun(guild, '1');
      return guild.type('1', 'play');
    },
  ],
];

describe.each(CARDS)('a new game below %s of another player', (_, cardOf) => {
  const newGames = async (guild: Guild) =>
    componentsOf(await cardOf(guild)).flatMap(({ custom_id: id }) => (id?.includes('|restart') ? [id] : []));

  test('begins in a new message, as by /play', async () => {
    const guild = createGuild();
    const [newGame, other] = await newGames(guild);
    expect(other).toContain('restart::');
    const begun = await guild.press('2', newGame);
    expect(begun).toMatchObject({ kind: 'message', ephemeral: false });
    expect((await guild.store.loadProfile('2'))?.activeRun).toBe(runOf(begun));
    expect(await guild.press('2', newGame)).toMatchObject({ kind: 'message' });
  });

  test("asks in a new message whether to give up the presser's own run, and goes on there", async () => {
    const guild = createGuild();
    const [newGame] = await newGames(guild);
    const own = runOf(await guild.type('2', 'play'));
    await guild.type('2', 'wait');
    const question = await guild.press('2', newGame);
    expect(question.kind).toBe('message');
    expect(isEphemeral(question)).toBe(false);
    expect(textOf(question)).toContain('You have a living hero.');
    const begun = await guild.press('2', customIdOf(question, '|restart'));
    expect(begun.kind).toBe('update');
    expect(runOf(begun)).not.toBe(own);
  });

  test("is a new message for the card's own player, too", async () => {
    const guild = createGuild();
    const [newGame] = await newGames(guild);
    expect(await guild.press('1', newGame)).toMatchObject({ kind: 'message', ephemeral: false });
  });

  test('is a new message even after that player is erased', async () => {
    const guild = createGuild();
    const [newGame] = await newGames(guild);
    await guild.type('2', 'play');
    await guild.type('2', 'wait');
    await guild.press('1', `v1|-|0|privacy:erase:${ASKED}`);
    expect(await guild.press('2', newGame)).toMatchObject({ kind: 'message' });
  });
});

test('a new game below an old card of a channel replaces it for nobody, not even for its owner', async () => {
  const { type, press } = createGuild();
  const run = runOf(await type('1', 'party'));
  await press('1', `v1|${run}|0|do:abandon!`);
  await type('1', 'play');
  for (const user of ['1', '2']) expect((await press(user, `v1|${run}|1|restart`)).kind).toBe('message');
});

test('the card of a channel leads to its next run, even after that has begun and the last turns are shown', async () => {
  const { type, press } = createGuild();
  const run = runOf(await type('1', 'party', { mode: 'hotseat' }));
  await press('1', `v1|${run}|0|do:wait`);
  await press('1', `v1|${run}|1|do:abandon!`);
  await type('2', 'party');
  const card = await press('3', `v1|${run}|2|last:en`);
  expect(controlOf(card, 'party').label).toBe('New game');
  expect(() => customIdOf(card, '|restart')).toThrow();
});

test('any member of the server sees the last turns on a card, as they do the replay beside it', async () => {
  const guild = createGuild();
  const card = await finishRun(guild, '1');
  const shown = await guild.press('2', customIdOf(card, '|last'));
  expect(shown.kind).toBe('update');
  expect(textOf(shown)).toContain('**u1** gave up');
});
