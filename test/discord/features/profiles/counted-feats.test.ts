import { controlOf, textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, finishRun } from '../../../support/guild';

const FEATS_LINE = 'Earned before this run: Taxi!';

/** Server in which `count` records a run of user 1 that has earned a feat. */
function guildWithFeats() {
  const guild = createGuild();
  const { store } = guild;
  const count = async () => {
    const profile = (await store.loadProfile('1'))!;
    await store.putProfile({ ...profile, revision: profile.revision + 1, feats: ['taxi'], newFeats: ['taxi'] });
  };
  return { ...guild, guild, count };
}

test('feats counted after the next run had begun are not told as earned by that run', async () => {
  const { guild, press, type, count } = guildWithFeats();
  const card = await finishRun(guild, '1');
  const next = await press('1', customIdOf(card, '|restart'));
  expect(textOf(next)).not.toContain('Earned before');
  await count();
  const question = await type('1', 'run abandon');
  const over = await press('1', controlOf(question, 'do:abandon!').custom_id);
  expect(textOf(await press('1', customIdOf(over, '|restart')))).toContain(FEATS_LINE);
});

test('the dungeon of the day also begins with the feats counted since the last run, told once', async () => {
  const { guild, type, press, store, count } = guildWithFeats();
  const card = await finishRun(guild, '1');
  await count();
  const begun = await type('1', 'daily');
  expect(textOf(begun)).toContain(`*This is your one ranked try at the dungeon of the day. ${FEATS_LINE}*`);
  expect(await store.loadProfile('1')).toMatchObject({ feats: ['taxi'] });
  expect((await store.loadProfile('1'))?.newFeats).toBeUndefined();
  expect(textOf(await type('1', 'daily'))).not.toContain('Earned before');
  const question = await type('1', 'run abandon');
  await press('1', controlOf(question, 'do:abandon!').custom_id);
  expect(textOf(await press('1', customIdOf(card, '|restart')))).not.toContain('Earned before');
});
