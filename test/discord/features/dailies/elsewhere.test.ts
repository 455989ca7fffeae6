import { buttonsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf } from '../../../support/guild';

test.each([
  ['another server', { guild_id: '78', channel_id: '99' }],
  ['a direct message', { guild_id: null, channel_id: '5' }],
])("a try at a server's dungeon that ends in %s is told as another server's, without links", async (_, there) => {
  const { type, press } = createGuild();
  await type('1', 'daily', { for: 'guild' });
  const question = await type('1', 'run abandon', {}, there);
  const card = await press('1', controlOf(question, 'do:abandon!').custom_id, undefined, there);
  expect(buttonsOf(card)).not.toContain('Board of the day before');
  const result = controlOf(card, 'result').custom_id;
  const done = await press('1', result, undefined, there);
  expect(textOf(done).split('\n')[0]).toBe('**Wyrmdeep** · Dungeon of November 14, 2023 · another server');
  expect(buttonsOf(done)).toEqual(['Share']);
  const shared = await press('1', customIdOf(done, '|tell'), undefined, there);
  expect(textOf(shared)).toContain('· another server');
  expect(buttonsOf(shared)).toEqual([]);
  const home = await press('1', result);
  expect(textOf(home).split('\n')[0]).toContain('· this server');
  expect(buttonsOf(home)).toEqual([
    'Share',
    'Board of the day',
    'Practise',
    'Yesterday’s board',
    'The dungeon of the week',
  ]);
});
