import { textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, isEphemeral, runOf } from '../../../support/guild';

test('a fork suspends the run played before, which can be resumed', async () => {
  const { type, press, store } = createGuild();
  expect(textOf(await type('1', 'resume'))).toContain('No run of yours waits');
  const run = runOf(await type('1', 'play', { seed: 'BRAVE-24' }));
  await type('1', 'fork');
  const list = await type('1', 'resume');
  expect(isEphemeral(list)).toBe(true);
  expect(textOf(list)).toMatch(/^## Your runs that wait\n/);
  await press('1', customIdOf(list, '|resumed'), [run]);
  expect((await store.loadProfile('1'))?.activeRun).toBe(run);
});
