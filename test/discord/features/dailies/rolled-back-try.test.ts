import { createPlay } from '../../../../src/play';
import { loadRaws } from '../../../../src/raws';
import { buttonsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, runOf } from '../../../support/guild';

const ADMIN = { user: '3', userName: 'Eve', home: { kind: 'guild', id: '77' }, interaction: '1', now: 0 } as const;

test('a rolled-back try is called unranked, and has no button to share it', async () => {
  const { type, press, play } = createGuild();
  const giveUp = async () => {
    const question = await type('1', 'run abandon');
    return press('1', controlOf(question, 'do:abandon!').custom_id);
  };
  const run = runOf(await type('1', 'daily'));
  await type('1', 'wait');
  await giveUp();
  await play.recordResult({ run });
  const shared = customIdOf(await type('1', 'daily'), '|tell');
  await play.rollBack({ ...ADMIN, run, to: 1 });
  expect(textOf(await type('1', 'daily'))).toContain('*This run is not ranked any more.*');
  await giveUp();
  await play.recordResult({ run });
  const history = textOf(await type('1', 'run history'));
  expect(history).toContain('not ranked');
  expect(history).not.toContain('practice');
  const done = await type('1', 'daily');
  expect(textOf(done)).toContain('This run is not ranked any more.');
  expect(buttonsOf(done)).toEqual(['Board of the day', 'Practise', 'Yesterday’s board', 'The dungeon of the week']);
  expect(textOf(await press('1', shared))).toContain('no longer there');
});

test('a try that failed verification is called unranked, and an older button does not share it', async () => {
  const { type, press, play, store } = createGuild();
  const run = runOf(await type('1', 'daily'));
  await type('1', 'wait');
  const question = await type('1', 'run abandon');
  await press('1', controlOf(question, 'do:abandon!').custom_id);
  const shared = customIdOf(await type('1', 'daily'), '|tell');
  const withoutLog = createPlay({ store: { ...store, loadLog: async () => null }, raws: loadRaws() });
  expect(await withoutLog.recordResult({ run })).toMatchObject({ refuted: 'no-log' });
  const done = await type('1', 'daily');
  expect(textOf(done)).toContain('This run is not ranked any more.');
  expect(buttonsOf(done)).not.toContain('Share');
  expect(await press('1', shared)).toMatchObject({ kind: 'message', ephemeral: true });
  const practice = await type('1', 'daily', { practice: true });
  expect(textOf(practice)).toContain('This is practice');
  const again = await type('1', 'run abandon');
  await press('1', controlOf(again, 'do:abandon!').custom_id);
  await play.recordResult({ run: runOf(practice) });
  const lines = textOf(await type('1', 'run history')).split('\n');
  expect(lines.filter((line) => line.endsWith(' · practice'))).toHaveLength(1);
  expect(lines.filter((line) => line.endsWith(' · not ranked'))).toHaveLength(1);
});

test('a try that lost its rank before its first action is not called practice, either', async () => {
  const { type, store } = createGuild();
  const run = runOf(await type('1', 'daily'));
  await store.unrank(run);
  const begun = textOf(await type('1', 'daily'));
  expect(begun).toContain('*This run is not ranked any more.*');
  expect(begun).not.toContain('practice');
});
