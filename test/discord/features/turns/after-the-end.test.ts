import { controlOf, textOf } from '../../../support/bot-fixture';
import { createGuild } from '../../../support/guild';

test.each([
  ['travel', { to: 'nowhere' }],
  ['use', { item: 'nothing of the kind' }],
  ['move', { to: 'sideways' }],
])('after the end of a run /%s is answered with how it ended, whatever the command names', async (command, options) => {
  const guild = createGuild();
  await guild.type('1', 'play');
  const confirmation = await guild.type('1', 'run abandon');
  await guild.press('1', controlOf(confirmation, 'do:abandon!').custom_id);
  expect(textOf(await guild.type('1', command, options))).toBe(textOf(await guild.type('1', 'wait')));
});
