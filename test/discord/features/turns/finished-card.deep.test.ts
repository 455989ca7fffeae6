import { buttonsOf as customIdsOf } from '../../../../scripts/harness/presses';
import { messageOf, type Reply } from '../../../../src/discord/api';
import { textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, finishRun, isEphemeral, runOf } from '../../../support/guild';

type Guild = ReturnType<typeof createGuild>;

const GAVE_UP = 'gave up';

const end = ({ press }: Guild, begun: Reply) => press('1', `v1|${runOf(begun)}|0|do:abandon!`);

const CARDS: [string, (guild: Guild) => Promise<Reply>][] = [
  ['a run', (guild) => finishRun(guild, '1')],
  ['a run with its last turns', async (guild) => guild.press('1', customIdOf(await finishRun(guild, '1'), '|last'))],
  ['a party', async (guild) => end(guild, await guild.type('1', 'party'))],
  ['a daily try', async (guild) => end(guild, await guild.type('1', 'daily'))],
  [
    'a shared run',
    async (guild) => {
      await finishRun(guild, '1');
      return guild.type('1', 'run share');
    },
  ],
];

describe.each(CARDS)('the card of %s', (_, cardOf) => {
  test.each(['1', '2'])('stays after any press on it by user %s', async (user) => {
    const guild = createGuild();
    const card = await cardOf(guild);
    expect(textOf(card)).toContain(GAVE_UP);
    const controls = customIdsOf((messageOf(card)?.components ?? []) as never);
    expect(controls.length).toBeGreaterThanOrEqual(3);
    for (const customId of controls) {
      const reply = await guild.press(user, customId);
      if (reply.kind !== 'update') continue;
      expect(textOf(reply)).toContain(GAVE_UP);
      expect(messageOf(reply)?.attachments.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^end-/));
    }
  });
});

test.each([
  [0, false],
  [64, true],
])('a new game below a card with the flags %i is for its player alone: %s', async (flags, isForOne) => {
  const guild = createGuild();
  const card = await finishRun(guild, '1');
  const begun = await guild.press('1', customIdOf(card, '|restart'), undefined, { message: { flags } });
  expect([begun.kind, isEphemeral(begun)]).toEqual(['message', isForOne]);
});
