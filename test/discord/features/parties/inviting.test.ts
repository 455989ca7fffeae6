import { buttonsOf, controlOf, textOf } from '../../../support/bot-fixture';
import {
  createGuild,
  customIdOf,
  EPHEMERAL,
  here,
  isEphemeral,
  PUBLIC,
  runOf,
  shownToAll,
} from '../../../support/guild';

test('a party begins open to anyone, and its first board invites', async () => {
  const { type, store } = createGuild();
  const begun = await type('1', 'party');
  expect(begun).toMatchObject({ kind: 'message', ephemeral: false });
  expect(textOf(begun)).toContain('<@1> opens a party. **Join**');
  expect(buttonsOf(begun)).toContain('Join');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'hotseat' });
});

test('a party in which not everybody may act invites only by its button', async () => {
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
  const { type, bring } = createGuild();
  for (const user of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) await type(user, 'party');
  expect(textOf(await bring('1'))).toContain('<@8> and 1 more');
});

test('where anyone may act, the press of a stranger joins and counts once', async () => {
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
  ['vote', 'That is for members of the party. **Join**'],
])(
  "where not everybody may act (%s), a stranger's press only brings an ephemeral reply with Join",
  async (mode, words) => {
    const { type, press, store } = createGuild();
    const begun = await type('1', 'party', { mode });
    const before = await store.loadParty('88');
    const invited = await press('3', customIdOf(begun, '|do:explore'));
    expect(isEphemeral(invited)).toBe(true);
    expect(textOf(invited)).toContain(words);
    expect(await store.loadParty('88')).toEqual(before);
    const joined = await press('3', controlOf(invited, 'join').custom_id, undefined, EPHEMERAL);
    expect(joined.kind).toBe('update');
    expect(shownToAll(joined)).toContain('<@3> joins the party.');
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

test('the menu below the board changes who acts, and edits the board', async () => {
  const { type, press, store } = createGuild();
  const begun = await type('1', 'party');
  const menu = controlOf(begun, 'mode');
  expect(menu).toMatchObject({
    options: [
      { label: 'Who acts: owner only', value: 'owner' },
      { label: 'Who acts: whoever has the torch', value: 'handover' },
      { label: 'Who acts: vote', value: 'vote' },
      { label: 'Who acts: anyone', value: 'hotseat', default: true },
    ],
  });
  const changed = await press('1', menu.custom_id, ['vote']);
  expect(changed.kind).toBe('update');
  expect(textOf(changed)).toContain('<@1> changes who acts: vote.');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'vote' });
});

test('only the owner can use the menu of modes', async () => {
  const { type, press, store } = createGuild();
  const menu = controlOf(await type('1', 'party'), 'mode').custom_id;
  await type('2', 'party');
  const refused = await press('2', menu, ['owner']);
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toBe('This run belongs to <@1>: nobody else may change that.');
  expect(isEphemeral(await press('1', menu, ['nonsense']))).toBe(true);
  expect(await store.loadParty('88')).toMatchObject({ mode: 'hotseat', members: ['1', '2'] });
});

test('one press moves the board to the end of the channel, and plays nothing', async () => {
  const { type, press, store } = createGuild();
  const begun = await type('1', 'party', { mode: 'vote' });
  await type('2', 'party');
  const brought = await press('2', controlOf(begun, 'bring').custom_id, undefined, PUBLIC);
  expect(brought).toMatchObject({ kind: 'message', ephemeral: false });
  expect(buttonsOf(brought)).toContain('Explore');
  expect(await store.loadRun(runOf(begun))).toMatchObject({ version: 0 });
});

test('a player who joins by the command is announced below a public board', async () => {
  const { type } = createGuild();
  await type('1', 'party');
  const joined = await type('2', 'party');
  expect(isEphemeral(joined)).toBe(false);
  expect(textOf(joined)).toContain('<@2> joins the party.');
});

test('a member who repeats the command gets an ephemeral way to the board, and may move it down', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party');
  const again = await type('1', 'party');
  expect(isEphemeral(again)).toBe(true);
  expect(textOf(again)).toContain('The board stands further up in this channel');
  expect(buttonsOf(again)).toEqual(['Bring down']);
  const brought = await press('1', controlOf(again, 'bring').custom_id, undefined, EPHEMERAL);
  expect(brought).toMatchObject({ kind: 'message', ephemeral: false });
  expect(runOf(brought)).toBe(runOf(begun));
});

test('a member whose first press has joined gets the same ephemeral reply', async () => {
  const { type, press } = createGuild();
  await press('2', controlOf(await type('1', 'party'), 'do:wait').custom_id);
  expect(isEphemeral(await type('2', 'party'))).toBe(true);
});

test('a repeated delivery of the joining command shows the channel the board again', async () => {
  const { type } = createGuild();
  await type('1', 'party');
  for (const _ of [1, 2]) expect(isEphemeral(await type('2', 'party', {}, { id: '7000' }))).toBe(false);
});

test('after hours without a turn the command itself moves the board down', async () => {
  const { type } = createGuild();
  await type('1', 'party');
  const later = await type('1', 'party', {}, { now: 1_700_000_000_000 + 7 * 3_600_000 });
  expect(later).toMatchObject({ kind: 'message', ephemeral: false });
});

test('a stranger who moves the board down joins an open party, and is invited to any other', async () => {
  const { type, press, store } = createGuild();
  const bring = controlOf(await type('1', 'party', { mode: 'owner' }), 'bring').custom_id;
  const invited = await press('2', bring);
  expect(isEphemeral(invited)).toBe(true);
  expect(buttonsOf(invited)).toEqual(['Join']);
  await type('1', 'party', { mode: 'hotseat' });
  expect(textOf(await press('2', bring))).toContain('<@2> joins the party.');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1', '2'] });
});

test('the buttons about an earlier party of the channel change nothing', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party');
  await press('1', controlOf(await type('1', 'run abandon'), 'do:abandon!').custom_id);
  for (const [part, values] of [
    ['bring', undefined],
    ['mode', ['vote']],
  ] as const) {
    const pressed = await press('1', controlOf(begun, part).custom_id, values && [...values]);
    expect(textOf(pressed)).toContain('No party plays in this channel');
  }
});

test('a board that is behind is updated for all by its next press, which plays nothing', async () => {
  const { type, press, store, table } = createGuild();
  const board = await type('1', 'party');
  await createGuild({ over: table }).type('1', 'wait');
  const answer = await press('3', controlOf(board, 'do:explore').custom_id, undefined, here());
  expect(answer.kind).toBe('update');
  expect(textOf(answer)).toContain('<@3>: <@1> waited first, so yours came too late and did nothing.');
  expect(controlOf(answer, 'do:explore').custom_id).toContain('|1|');
  expect(await store.loadRun(runOf(board))).toMatchObject({ version: 1 });
});

test.each([
  ['Bring down', ({ bring }: ReturnType<typeof createGuild>) => bring('1')],
  ['another player who joins by the command', ({ type }: ReturnType<typeof createGuild>) => type('2', 'party')],
])('after %s, the former board answers with the current board alone, and plays nothing', async (_, move) => {
  const guild = createGuild();
  const { type, press, store } = guild;
  const board = await type('1', 'party');
  const former = here();
  const moved = await move(guild);
  expect(moved).toMatchObject({ kind: 'message', ephemeral: false });
  const id = controlOf(board, 'do:explore').custom_id;
  expect(id).toBe(controlOf(moved, 'do:explore').custom_id);
  const answer = await press('1', id, undefined, former);
  expect(isEphemeral(answer)).toBe(true);
  expect(buttonsOf(answer)).toEqual(expect.arrayContaining(['Explore', 'Bring down']));
  expect(await store.loadRun(runOf(board))).toMatchObject({ version: 0 });
  expect((await press('1', id, undefined, here())).kind).toBe('update');
  expect(await store.loadRun(runOf(board))).toMatchObject({ version: 1 });
});

test('the menu of a former board changes who acts on the current board', async () => {
  const { type, press, bring, store } = createGuild();
  const menu = controlOf(await type('1', 'party'), 'mode').custom_id;
  const former = here();
  await bring('1');
  const changed = await press('1', menu, ['vote'], former);
  expect(isEphemeral(changed)).toBe(true);
  expect(shownToAll(changed)).toContain('<@1> changes who acts: vote.');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'vote' });
});

test('a party that begins in a thread lives there, and the channel of the thread has a party of its own', async () => {
  const { type, press, store } = createGuild();
  const thread = { channel_id: '99', channel: { type: 11, parent_id: '88' } };
  const begun = await type('1', 'party', {}, thread);
  const other = await type('2', 'party');
  expect(runOf(other)).not.toBe(runOf(begun));
  await press('3', controlOf(begun, 'do:wait').custom_id, undefined, { ...here(), ...thread });
  expect(await store.loadParty('99')).toMatchObject({ run: runOf(begun), members: ['1', '3'] });
  expect(await store.loadParty('88')).toMatchObject({ run: runOf(other), members: ['2'] });
});

test('three people play by presses alone: each joins, each press counts, and each is named', async () => {
  const { type, press, store } = createGuild();
  let board = await type('1', 'party');
  for (const user of ['2', '3', '1']) board = await press(user, controlOf(board, 'do:wait').custom_id);
  expect(textOf(board)).toContain('<@2> waited · <@3> waited · <@1> waited');
  expect(textOf(board)).toContain('Playing: <@1>, <@2>, <@3>');
  expect(await store.loadRun(runOf(board))).toMatchObject({ version: 3 });
});
