import { messageOf } from '../../../../src/discord/api';
import { createGuild, customIdOf, isEphemeral } from '../../../support/guild';

test('players export their data, and erase it after a confirmation', async () => {
  const { type, press, store } = createGuild();
  await type('1', 'play');
  const offer = await type('1', 'privacy');
  expect(isEphemeral(offer)).toBe(true);
  const exported = await press('1', customIdOf(offer, 'privacy:export'));
  const [file] = messageOf(exported)?.attachments ?? [];
  expect(JSON.parse(String(file?.bytes))).toEqual(expect.arrayContaining([expect.objectContaining({ SK: 'PROFILE' })]));
  const confirmation = await press('1', customIdOf(offer, 'privacy:ask'));
  expect(messageOf(await press('1', customIdOf(confirmation, 'privacy:keep')))).toEqual(messageOf(offer));
  expect(await store.loadProfile('1')).not.toBeNull();
  await press('1', customIdOf(confirmation, 'privacy:erase'));
  expect(await store.loadProfile('1')).toBeNull();
});
