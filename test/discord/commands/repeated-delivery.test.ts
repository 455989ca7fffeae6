import { textOf } from '../../support/bot-fixture';
import { createGuild, runOf } from '../../support/guild';

test('a repeated command is answered with its first outcome, not by the board as it is now', async () => {
  const { type, store } = createGuild({ newSeed: () => 'oak' });
  const run = runOf(await type('1', 'play'));
  const use = () => type('1', 'use', { item: 'sausage' }, { id: '7000' });
  const first = await use();
  expect(textOf(first)).toContain('You eat the Dried Sausage');
  expect(textOf(await use())).toBe(textOf(first));
  expect((await store.loadRun(run))?.version).toBe(1);
  // A new command finds no sausage left.
  expect(textOf(await type('1', 'use', { item: 'sausage' }))).toContain('You carry nothing of that name to use');
});
