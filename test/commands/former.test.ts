import { COMMANDS } from '../../commands';
import { FORMER_COMMANDS } from '../../commands/former';
import { LOCALES } from '../../src/i18n';
import { type optionsFrom, textOf } from '../support/bot-fixture';
import { createGuild, isEphemeral, MANAGER } from '../support/guild';
import { interactionFrom } from '../support/interactions';
import { TYPABLE_COMMANDS } from '../support/typable-commands';

/** Commands of version 0.1, as Discord still sends them, each with the command that replaces it. */
const FORMER_RUN: [name: string, now: string, values?: Parameters<typeof optionsFrom>[0]][] = [
  ['seed', 'run seed', { seed: 'MOON' }],
  ['resume', 'run resume'],
  ['fork', 'run fork', { move: 0 }],
  ['replay', 'run replay'],
  ['watch', 'run watch'],
  ['runs', 'run history', { depth: 2 }],
  ['share', 'run share'],
  ['log', 'run log', { page: 2 }],
  ['building', 'run building', { depth: 3 }],
  ['abandon', 'run abandon'],
  ['retire', 'run retire'],
];

test('every former name gets a reply', () => {
  const names = ['admin', ...FORMER_RUN.map(([name]) => name)];
  expect(FORMER_COMMANDS.map(({ name }) => name).sort()).toEqual(names.sort());
});

test.each(FORMER_RUN)('/%s does the same as /%s, and says so', async (name, now, values = {}) => {
  const ask = async (typed: string) => {
    const guild = createGuild({ newSeed: () => 'SAME' });
    await guild.type('1', 'play');
    return guild.type('1', typed, values);
  };
  const [former, present] = [await ask(name), await ask(now)];
  expect(isEphemeral(former)).toBe(isEphemeral(present));
  const note = textOf(former).replace(textOf(present), '');
  expect(textOf(former)).toContain(textOf(present));
  expect(note).toContain(`\`/${now}\``);
  expect(textOf(present)).not.toContain('now called');
});

test.each([
  [{}, 'Runs being played in this server'],
  [{ move: 3 }, 'Runs being played in this server'],
  [{ player: '1' }, 'Data of <@1> in this server'],
])('/admin %j without a subcommand shows what it did, and names the panel', async (values, shown) => {
  const reply = await createGuild().type('9', 'admin', values, MANAGER);
  expect(textOf(reply)).toContain(shown);
  expect(textOf(reply)).toContain('`/admin panel`');
  expect(isEphemeral(reply)).toBe(true);
});

test('a former name is deferred and completed like the new name', async () => {
  const { bot, suggest } = createGuild();
  const asked = (name: string) => ({
    id: '9',
    token: 't',
    application_id: '5',
    user: { id: '1', username: 'ada' },
    type: 2,
    data: { name, options: [] },
  });
  expect(bot.isSlow(interactionFrom(asked('building')))).toBe(true);
  expect(bot.deferred(interactionFrom(asked('log')))).toMatchObject({ ephemeral: true });
  expect(bot.deferred(interactionFrom(asked('abandon')))).toMatchObject({ ephemeral: false });
  expect(await suggest('1', 'runs', 'cause', {}, 'gobl')).toContainEqual({ name: 'Goblin', value: 'goblin' });
});

test('the new name is told in the language of the client', async () => {
  const { bot } = createGuild();
  const reply = await bot.reply(
    interactionFrom({
      ...{ id: '9', token: 't', application_id: '5', locale: 'de', user: { id: '1', username: 'ada' } },
      ...{ type: 2, data: { name: 'runs', options: [] } },
    }),
    { now: 0 },
  );
  const { run } = LOCALES.de.commands;
  expect(textOf(reply)).toContain(`\`/${run.name} ${run.subcommands.history.name}\``);
});

test.each(['run', 'run sing', 'sing'])('/%s is unknown', async (typed) => {
  const { type } = createGuild();
  expect(textOf(await type('1', typed))).toContain('I do not know that command');
});

test('a former name is no longer registered', () => {
  const names = COMMANDS.map(({ definition }) => definition.name);
  const typable = TYPABLE_COMMANDS.map(([name]) => name);
  for (const { name, now } of FORMER_COMMANDS) {
    expect(name === 'admin' || !names.includes(name)).toBe(true);
    expect(typable).toContain(now);
  }
});
