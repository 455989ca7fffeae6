import { buttonsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, EPHEMERAL, isEphemeral } from '../../../support/guild';

test('a party begins open to anyone, and its first board invites', async () => {
  const { type, store } = createGuild();
  const begun = await type('1', 'party');
  expect(begun).toMatchObject({ kind: 'message', ephemeral: false });
  expect(textOf(begun)).toContain('<@1> opens a party. **Join**');
  expect(buttonsOf(begun)).toContain('Join');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'hotseat' });
});

test('a party in which not anyone may act invites by its button alone', async () => {
  const { type } = createGuild();
  expect(textOf(await type('1', 'party', { mode: 'vote' }))).toContain('<@1> opens a party. **Join** lets you');
});

test('the board names the players', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party');
  expect(textOf(begun)).toContain('Playing: <@1>');
  const acted = await press('2', customIdOf(begun, '|do:explore'));
  expect(textOf(acted)).toContain('Playing: <@1>, <@2>');
});

test('of a large party the first eight are named', async () => {
  const { type } = createGuild();
  for (const user of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) await type(user, 'party');
  expect(textOf(await type('1', 'party'))).toContain('<@8> and 1 more');
});

test('where anyone may act, the press of a stranger joins and counts, and counts once', async () => {
  const { type, press, store } = createGuild();
  const id = customIdOf(await type('1', 'party'), '|do:explore');
  for (const _ of [1, 2]) expect((await press('2', id, undefined, { id: '5000' })).kind).toBe('update');
  const run = (await store.loadParty('88'))?.run ?? '';
  expect(await store.loadParty('88')).toMatchObject({ members: ['1', '2'] });
  expect(await store.loadRun(run)).toMatchObject({ version: 1 });
});

test('a button tells how many votes its action has and needs', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party', { mode: 'vote' });
  await type('2', 'party');
  expect(buttonsOf(begun)).toContain('Explore');
  const voted = await press('1', controlOf(begun, 'do:explore').custom_id);
  expect(buttonsOf(voted)).toContain('Explore 1/2');
  expect(textOf(voted)).toContain('First to 2 votes · Explore: <@1>');
});

test.each([
  ['owner', 'This run belongs to <@1>'],
  ['handover', '<@1> holds the torch'],
  ['vote', 'The members of this party vote on that. **Join**'],
])(
  'where not anyone may act (%s), the press of a stranger changes nothing and is answered in private with Join',
  async (mode, words) => {
    const { type, press, store } = createGuild();
    const begun = await type('1', 'party', { mode });
    const before = await store.loadParty('88');
    const invited = await press('3', customIdOf(begun, '|do:explore'));
    expect(isEphemeral(invited)).toBe(true);
    expect(textOf(invited)).toContain(words);
    expect(await store.loadParty('88')).toEqual(before);
    const joined = await press('3', controlOf(invited, 'join').custom_id, undefined, EPHEMERAL);
    expect(joined).toMatchObject({ kind: 'message', ephemeral: false });
    expect(textOf(joined)).toContain('<@3> joins the party.');
    expect(await store.loadParty('88')).toMatchObject({ members: ['1', '3'] });
  },
);

test('a stranger who joins a vote may then press again, and votes', async () => {
  const { type, press } = createGuild();
  const id = customIdOf(await type('1', 'party', { mode: 'vote' }), '|do:explore');
  await press('2', controlOf(await press('2', id), 'join').custom_id, undefined, EPHEMERAL);
  expect(textOf(await press('2', id))).toContain('First to 2 votes · Explore: <@2>');
});

test('a member who may not act is not asked to join', async () => {
  const { type, press } = createGuild();
  const id = customIdOf(await type('1', 'party', { mode: 'handover' }), '|do:explore');
  await type('2', 'party');
  expect(buttonsOf(await press('2', id))).toEqual([]);
});
