import { textOf } from '../../support/bot-fixture';
import { DAMAGES, damaged, laterState, tamper } from '../../support/damage';
import { createGuild, MANAGER, runOf } from '../../support/guild';

/** Two players of one server, of whom the first has a run that cannot be loaded any more. */
async function guildWith(what: 'unreadable' | 'newer') {
  const guild = createGuild();
  const run = runOf(await guild.type('1', 'play'));
  const healthy = runOf(await guild.type('2', 'play'));
  await guild.type('1', 'share');
  await guild.type('2', 'share');
  await tamper(guild.table, [`RUN#${run}`, 'STATE'], (item) =>
    what === 'newer' ? laterState(item) : damaged(item, 'state', DAMAGES.flipped!),
  );
  return { ...guild, run, healthy };
}

const LINES = { unreadable: 'A run of <@1> cannot be read.', newer: 'A run of <@1> waits for an update.' };

describe.each(['unreadable', 'newer'] as const)('a run that is %s', (what) => {
  test('is one marked line for admins, beside the runs of others', async () => {
    const { type } = await guildWith(what);
    const text = textOf(await type('9', 'admin', {}, MANAGER));
    expect(text).toContain(LINES[what]);
    expect(text).toContain('**u2** <@2>');
  });

  test('is one marked line for those who watch, beside the runs of others', async () => {
    const { type } = await guildWith(what);
    const text = textOf(await type('3', 'watch'));
    expect(text).toContain(LINES[what]);
    expect(text).toContain('**u2** <@2>');
  });
});
