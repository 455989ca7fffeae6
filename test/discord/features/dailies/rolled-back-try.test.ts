import { buttonsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, runOf } from '../../../support/guild';

const ADMIN = { user: '3', userName: 'Eve', home: { kind: 'guild', id: '77' }, interaction: '1', now: 0 } as const;

test('a try that was rolled back is said not to be ranked, and has no button to share it', async () => {
  const { type, press, play } = createGuild();
  const giveUp = async () => {
    const question = await type('1', 'run abandon');
    await press('1', controlOf(question, 'do:abandon!').custom_id);
  };
  const run = runOf(await type('1', 'daily'));
  await type('1', 'wait');
  await giveUp();
  await play.recordResult({ run });
  const shared = customIdOf(await type('1', 'daily'), '|tell');
  await play.rollBack({ ...ADMIN, run, to: 1 });
  await giveUp();
  const done = await type('1', 'daily');
  expect(textOf(done)).toContain('This run is not ranked any more.');
  expect(buttonsOf(done)).toEqual(['Board of the day', 'Practise', 'Yesterday’s board']);
  expect(textOf(await press('1', shared))).toContain('no longer there');
});
