import { textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, EPHEMERAL, isEphemeral, runOf } from '../../../support/guild';

const NEW = { channel_id: '99' };

test('a run of a party is listed with its channel, and played in the channel where a member picks it', async () => {
  const { type, press, store } = createGuild();
  const run = runOf(await type('1', 'party', { mode: 'hotseat' }));
  await type('2', 'party');
  const list = await type('1', 'run resume', {}, NEW);
  expect(isEphemeral(list)).toBe(true);
  expect(textOf(list)).toContain('## Runs of your parties\n<#88> · ');
  const moved = await press('1', customIdOf(list, '|here'), [run], { ...NEW, ...EPHEMERAL });
  expect(moved).toMatchObject({ kind: 'message', ephemeral: false });
  expect(textOf(moved)).toContain('This run is played in this channel from now on.');
  expect(await store.loadParty('99')).toMatchObject({ run, members: ['1', '2'] });
  expect(textOf(await type('2', 'wait', {}, NEW))).toContain('You wait.');
});

test('a player without a party sees no list of party runs', async () => {
  const { type } = createGuild();
  await type('1', 'party');
  expect(textOf(await type('2', 'run resume'))).not.toContain('Runs of your parties');
});

test.each([
  ['a direct message', '1', { guild_id: null, channel_id: '70' }, 'A party needs a channel where all its members see'],
  ['another server', '1', { guild_id: '78', channel_id: '99' }, 'This run began on another server and stays there.'],
  ['another channel, by a member', '2', NEW, 'Only <@1>, whose run this is, can move it while the party plays.'],
  ['another channel, by a stranger', '3', NEW, 'That run can no longer be played.'],
])('in %s the run is kindly refused', async (_, user, place, reason) => {
  const { type, press, store } = createGuild();
  const run = runOf(await type('1', 'party', { mode: 'hotseat' }));
  await type('2', 'party');
  const refused = await press(user, 'v1|-|0|here', [run], { ...place, ...EPHEMERAL });
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toContain(reason);
  expect((await store.loadRun(run))?.channel).toBe('88');
});

test('in a channel of another party, or that the server does not allow, the run is kindly refused', async () => {
  const { type, press, store } = createGuild();
  const run = runOf(await type('1', 'party'));
  await type('5', 'party', {}, NEW);
  const pick = () => press('1', 'v1|-|0|here', [run], { ...NEW, ...EPHEMERAL });
  expect(textOf(await pick())).toContain('Another party plays in this channel.');
  await store.putConfig({ guild: '77', revision: 1, channels: ['66'], mode: 'owner', quiet: false });
  expect(textOf(await pick())).toContain('This server keeps the game to <#66>.');
});

test('a member who presses the old board reads where the party plays now', async () => {
  const { type, press } = createGuild();
  const board = await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'party');
  await press('1', 'v1|-|0|here', [runOf(board)], { ...NEW, ...EPHEMERAL });
  const late = await press('2', customIdOf(board, '|do:'));
  expect(isEphemeral(late)).toBe(true);
  expect(textOf(late)).toContain('This run is played in <#99> now.');
});
