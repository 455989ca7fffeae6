import type { Reply } from '../../../../src/discord/api';
import { buttonsInStyle, componentsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, isEphemeral, runOf, shownToAll } from '../../../support/guild';
import { interactionFrom } from '../../../support/interactions';

/** Begins the party of player 1, in which player 2 has the torch. */
async function beginWithHolder(type: ReturnType<typeof createGuild>['type']): Promise<void> {
  await type('1', 'party', { mode: 'handover' });
  await type('2', 'party');
  await type('1', 'party', { torch: '2' });
}

test("a member's suggestions and typed words are in the member's language", async () => {
  const { type, suggest } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'settings', { language: 'de' });
  await type('2', 'party');
  const names = (await suggest('2', 'travel', 'to')).map(({ name }) => name);
  expect(names.some((name) => name.startsWith('Wirt — '))).toBe(true);
  const named = await type('2', 'travel', { to: 'Wirt' });
  expect(textOf(named)).not.toContain('Ort kennst du');
});

test('a party starts a run for the channel, and the board shows its mode', async () => {
  const { type } = createGuild();
  const begun = await type('1', 'party', { mode: 'handover' });
  expect(begun).toMatchObject({ kind: 'message', ephemeral: false });
  expect(textOf(begun)).toContain('the torch is with <@1>');
  expect(textOf(await type('2', 'party', { mode: 'hotseat' }))).toContain('<@1>');
  expect(textOf(await type('1', 'party', { mode: 'vote' }))).toContain('vote');
});

test('a stranger who wants a change that only the owner may make is told so, and does not join', async () => {
  const { type, bring } = createGuild();
  await type('1', 'party', { mode: 'vote' });
  for (const change of [{ mode: 'hotseat' }, { language: 'de' }]) {
    const refused = await type('2', 'party', change);
    expect(isEphemeral(refused)).toBe(true);
    expect(textOf(refused)).toBe('This run belongs to <@1>: nobody else may change that.');
  }
  expect(textOf(await bring('1'))).toContain('1 may still vote');
});

test('a player who may not act gets the reason and buttons to watch and to fork', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party', { mode: 'owner' });
  const foreign = await press('2', customIdOf(begun, '|do:'));
  expect(isEphemeral(foreign)).toBe(true);
  expect(textOf(foreign)).toContain('<@1>');
  const watching = await press('2', customIdOf(foreign, '|shared'));
  expect(isEphemeral(watching)).toBe(true);
  expect(await press('2', customIdOf(watching, '|watch'))).toMatchObject({ kind: 'update' });
  const branch = await press('2', customIdOf(watching, '|fork'));
  expect(textOf(branch)).toContain('not ranked');
});

test('the board shows the votes', async () => {
  const { type } = createGuild();
  await type('1', 'party', { mode: 'vote' });
  await type('2', 'party');
  expect(textOf(await type('1', 'wait'))).toContain('1 of 2');
  expect(textOf(await type('2', 'wait'))).not.toContain('1 of 2');
});

test('the reply to a typed command that fits two runs says which run it took, and where the other is', async () => {
  const { type, press } = createGuild();
  const board = await type('1', 'party', { mode: 'hotseat' });
  await type('1', 'play');
  for (const [name, values] of [['wait'], ['look'], ['map'], ['use', { item: 'x' }], ['descend']] as const) {
    expect(textOf(await type('1', name, values))).toContain('In your own run, which you played last. `/party`');
  }
  await press('1', customIdOf(board, '|do:'));
  expect(textOf(await type('1', 'wait'))).toContain('In this channel’s run, which you played last. `/play`');
  expect(textOf(await type('1', 'wait', {}, { channel_id: '89' }))).not.toContain('played last');
});

test("the board of a party is in its owner's language; ephemeral replies are in the reader's", async () => {
  const { type, press } = createGuild();
  await type('2', 'settings', { language: 'de', text: true });
  const begun = await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'party');
  const pressed = await press('2', customIdOf(begun, '|do:'));
  expect(textOf(pressed)).toContain('Party: anyone');
  expect(textOf(await type('2', 'look'))).not.toContain('You see');
  expect(textOf(await type('2', 'ascend'))).toContain('keine Treppe hinauf');
  expect(textOf(await type('2', 'party', { language: 'de' }))).toContain('<@1>');
  expect(textOf(await type('1', 'party', { language: 'es', layout: 'text' }))).toContain('Grupo: ');
  expect(textOf(await press('2', customIdOf(begun, '|do:')))).not.toContain('Party: ');
});

test('a member who waits for the torch is told so in their own language, even by a button of an older build', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party', { mode: 'handover', language: 'de' });
  await type('2', 'party');
  const played = customIdOf(begun, '|do:');
  for (const pressed of [played, customIdOf(begun, '|panel:'), played.replace('v1|', 'v0|')]) {
    expect(textOf(await press('2', pressed))).toContain('holds the torch');
  }
});

test("the directions are open on a party's board if its owner has them open, whoever presses", async () => {
  const { type, press } = createGuild();
  await type('2', 'settings', { steps: true });
  const begun = await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'party');
  const hasDirections = (reply: Reply) => componentsOf(reply).some(({ label }) => label === 'NW');
  const pressed = await press('2', customIdOf(begun, '|do:'));
  expect(hasDirections(pressed)).toBe(false);
  const opened = await type('1', 'party', { directions: 'open' });
  expect(hasDirections(opened)).toBe(true);
});

test("the board of a party recommends by its owner's settings, whoever presses", async () => {
  const { type, press } = createGuild();
  await type('2', 'settings', { advice: false });
  const isAdvised = (reply: Reply) => buttonsInStyle(reply, 'primary').length > 0;
  const begun = await type('1', 'party', { mode: 'hotseat' });
  expect(isAdvised(await type('2', 'party'))).toBe(true);
  expect(isAdvised(await press('2', customIdOf(begun, '|do:')))).toBe(true);
  expect(isAdvised(await type('1', 'party', { advice: 'off' }))).toBe(false);
  expect(isAdvised(await type('1', 'wait'))).toBe(false);
});

test("settings do not change the board of a party, not even its founder's, and the reply says what does", async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party', { mode: 'hotseat' });
  const settings = textOf(await type('1', 'settings', { layout: 'text', language: 'es' }));
  expect(settings).toContain('Cómo ve un grupo la suya se ajusta con `/party`.');
  expect(textOf(await press('1', customIdOf(begun, '|do:')))).toContain('Party: anyone');
  expect(textOf(await type('1', 'party', { language: 'es' }))).toContain('Grupo: ');
});

test('a party that votes gets no recommendation', async () => {
  const { type } = createGuild();
  expect(buttonsInStyle(await type('1', 'party', { mode: 'vote', advice: 'on' }), 'primary')).toEqual([]);
});

test('the next run of a channel is shown like the run before', async () => {
  const { type, press, store } = createGuild();
  await type('1', 'settings', { colours: 'contrast' });
  await type('1', 'party', { mode: 'hotseat', language: 'de' });
  expect(await store.loadParty('88')).toMatchObject({
    display: { language: 'de', palette: 'contrast', layout: 'compact' },
  });
  const over = await press('1', customIdOf(await type('1', 'run abandon'), '|do:abandon'));
  await press('2', customIdOf(over, '|party'));
  expect(await store.loadParty('88')).toMatchObject({ members: ['2'], display: { language: 'de' } });
});

test('the torch is passed by command', async () => {
  const { type } = createGuild();
  await type('1', 'party', { mode: 'handover' });
  await type('2', 'party');
  expect(textOf(await type('1', 'party', { torch: '2' }))).toContain('the torch is with <@2>');
  expect(textOf(await type('1', 'party', { torch: '1' }))).toContain('<@2>');
});

test('a player who never took part gets no torch, and the member reads how that player can join', async () => {
  const { type, store } = createGuild();
  await type('1', 'party', { mode: 'vote' });
  const before = await store.loadParty('88');
  const refused = await type('1', 'party', { torch: '2' });
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toContain('<@2> has not joined this party, so the torch stays where it is. **Join**');
  expect(await store.loadParty('88')).toEqual(before);
});

test('a mode is set although nobody gets the torch, and the board says both', async () => {
  const { type } = createGuild();
  await type('1', 'party', { mode: 'vote' });
  const set = await type('1', 'party', { mode: 'handover', torch: '2' });
  expect(shownToAll(set)).toContain('<@2> has not joined this party');
  expect(shownToAll(set)).toContain('the torch is with <@1>');
});

test('no bot gets the torch', async () => {
  const { type, bot, store } = createGuild();
  await type('1', 'party', { mode: 'handover' });
  const before = await store.loadParty('88');
  const options = [{ type: 6, name: 'torch', value: '5' }];
  const give = interactionFrom({
    ...{ type: 2, id: '9'.repeat(18), token: 't', application_id: '5', guild_id: '77', channel_id: '88' },
    member: { user: { id: '1', username: 'ada' } },
    data: { name: 'party', options, resolved: { users: { 5: { id: '5', username: 'wyrm', bot: true } } } },
  });
  const reply = await bot.reply(give, { now: 1_700_000_000_000 });
  expect(isEphemeral(reply)).toBe(true);
  expect(textOf(reply)).toBe('<@5> is a bot and cannot play: the torch stays where it is.');
  expect(await store.loadParty('88')).toEqual(before);
});

test('a mode is set although a bot gets no torch, and the board says both', async () => {
  const { type, bot, store } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  const options = [
    { type: 3, name: 'mode', value: 'handover' },
    { type: 6, name: 'torch', value: '5' },
    { type: 5, name: 'leave', value: true },
  ];
  const give = interactionFrom({
    ...{ type: 2, id: '9'.repeat(18), token: 't', application_id: '5', guild_id: '77', channel_id: '88' },
    member: { user: { id: '1', username: 'ada' } },
    data: { name: 'party', options, resolved: { users: { 5: { id: '5', username: 'wyrm', bot: true } } } },
  });
  const reply = await bot.reply(give, { now: 1_700_000_000_000 });
  expect(shownToAll(reply)).toContain('<@5> is a bot and cannot play');
  expect(shownToAll(reply)).toContain('Party: whoever has the torch');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'handover', holder: '1', members: ['1'] });
});

test.each(['owner', 'vote', 'hotseat'] as const)(
  'a member without the torch reads that it decides nothing and is not theirs to pass on (%s)',
  async (mode) => {
    const { type } = createGuild();
    await type('1', 'party', { mode });
    await type('2', 'party');
    for (const holder of ['2', '3']) {
      const refused = await type('2', 'party', { torch: holder });
      expect(isEphemeral(refused)).toBe(true);
      expect(textOf(refused)).toContain('Only <@1>, who has the torch, can pass it on, and it decides nothing here (');
      expect(textOf(refused)).not.toContain('their turn');
    }
  },
);

test("a mode is set although the torch is not the member's to pass on, and the board says both", async () => {
  const { type, store } = createGuild();
  await beginWithHolder(type);
  const set = await type('1', 'party', { mode: 'vote', torch: '3' });
  expect(shownToAll(set)).toContain('Only <@2>, who has the torch, can pass it on, and it decides nothing here (vote)');
  expect(shownToAll(set)).toContain('Party: vote');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'vote', holder: '2', members: ['1', '2'] });
});

test('where the torch decides nothing, the reply to passing it says so, and how to change that', async () => {
  const { type } = createGuild();
  await type('1', 'party', { mode: 'owner' });
  await type('2', 'party');
  const passed = textOf(await type('1', 'party', { torch: '2' }));
  expect(passed).toContain('<@2> has the torch, but it decides nothing here (owner only). `/party` can');
});

test('a mode given with the torch is set before the torch is passed', async () => {
  const { type } = createGuild();
  await type('1', 'party');
  await type('2', 'party');
  expect(textOf(await type('1', 'party', { mode: 'handover', torch: '2' }))).toContain('the torch is with <@2>');
  await type('2', 'party', { torch: '1' });
  expect(textOf(await type('1', 'party', { mode: 'hotseat', torch: '2' }))).toContain('<@2> has the torch, but');
});

test('a member who may not change the mode cannot pass the torch in the same command', async () => {
  const { type, store } = createGuild();
  await beginWithHolder(type);
  expect(textOf(await type('2', 'party', { mode: 'hotseat', torch: '3' }))).toContain('<@1>');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'handover', holder: '2', members: ['1', '2'] });
});

test('Join below the run of another channel joins neither party', async () => {
  const { type, press, store } = createGuild();
  const elsewhere = { channel_id: '99' };
  const begun = await type('1', 'party', { mode: 'hotseat' });
  await store.share({ channel: '99', run: runOf(begun), version: null, at: 0 });
  await type('5', 'party', { mode: 'hotseat' }, elsewhere);
  const joined = await press('2', controlOf(begun, 'join').custom_id, undefined, elsewhere);
  expect(textOf(joined)).toContain('No party plays in this channel');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1'] });
  expect(await store.loadParty('99')).toMatchObject({ members: ['5'] });
});

test('a player who leaves by command is told so', async () => {
  const { type } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'party');
  expect(textOf(await type('2', 'party', { leave: true }))).toContain('<@2> has left the party.');
});

test('a member who passes the torch and leaves does both, in this order', async () => {
  const { type, store } = createGuild();
  await type('1', 'party', { mode: 'handover' });
  await type('2', 'party');
  const left = textOf(await type('1', 'party', { torch: '2', leave: true }));
  expect(left).toContain('<@1> has left the party.');
  expect(left).toContain('the torch is with <@2>');
  expect(await store.loadParty('88')).toMatchObject({ holder: '2', members: ['2'] });
});

test('a leave with a change makes the change, too', async () => {
  const { type, store } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'party');
  const left = textOf(await type('1', 'party', { mode: 'vote', language: 'es', leave: true }));
  expect(left).toContain('<@1> ya no juega en el grupo.');
  expect(left).toContain('Grupo: votación');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'vote', display: { language: 'es' }, members: ['2'] });
});

test('after a refusal nobody leaves', async () => {
  const { type, store } = createGuild();
  await type('1', 'party', { mode: 'handover' });
  await type('2', 'party');
  expect(isEphemeral(await type('2', 'party', { mode: 'vote', leave: true }))).toBe(true);
  expect(isEphemeral(await type('2', 'party', { torch: '2', leave: true }))).toBe(true);
  expect(await store.loadParty('88')).toMatchObject({ mode: 'handover', holder: '1', members: ['1', '2'] });
});

test('a command that only leaves begins nothing', async () => {
  const { type, store } = createGuild();
  expect(textOf(await type('1', 'party', { mode: 'vote', leave: true }))).toContain('No party plays in this channel');
  expect(await store.loadParty('88')).toBeNull();
});

test('a stranger who leaves is told so alone, and nobody hears of it', async () => {
  const { type } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  const refused = await type('50', 'party', { leave: true });
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toBe('You are not in the party. `/party` lets you join.');
});

test('a change by a stranger who cannot leave is shown to the stranger', async () => {
  const { type, store } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'party');
  await type('2', 'party', { leave: true });
  // A player may pass the torch after leaving, if nobody has played for hours.
  const later = { now: 1_700_000_000_000 + 14 * 86_400_000 };
  const set = textOf(await type('2', 'party', { mode: 'vote', leave: true }, later));
  expect(set).toContain('You are not in the party.');
  expect(set).toContain('Party: vote');
  expect(await store.loadParty('88')).toMatchObject({ mode: 'vote', members: ['1'] });
});

test('an owner without an heir is told what to do instead of leaving, even after a change', async () => {
  const { type, store } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  const told = 'End it with `/run abandon`, or leave once somebody has joined with `/party`.';
  const refused = await type('1', 'party', { leave: true });
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toContain(told);
  const changed = textOf(await type('1', 'party', { mode: 'vote', leave: true }));
  expect(changed).toContain('Party: vote');
  expect(changed).toContain(told);
  expect(await store.loadParty('88')).toMatchObject({ members: ['1'] });
});

test('once an owner has left, every board and the log name the new owner', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'party');
  await type('1', 'party', { leave: true });
  expect(textOf(await type('3', 'party'))).toContain('Party: anyone · the run belongs to <@2>');
  expect(textOf(await press('3', customIdOf(begun, '|do:')))).toContain('the run belongs to <@2>');
  expect(textOf(await type('3', 'run log'))).toContain('The run belongs to <@2>');
});

test('a member ends a run that nobody has played for two weeks, after a confirmation', async () => {
  const { type, press, store } = createGuild();
  const begun = await type('1', 'party', { mode: 'owner' });
  await type('2', 'party');
  const later = { now: 1_700_000_000_000 + 14 * 86_400_000 };
  const refused = await press('2', customIdOf(begun, '|do:'), undefined, later);
  expect(textOf(refused)).toContain('As a member you may also end it.');
  const asked = await press('2', customIdOf(refused, '|do:abandon'), undefined, later);
  await press('2', customIdOf(asked, '|do:abandon'), undefined, later);
  const run = (await store.loadParty('88'))?.run ?? '';
  expect((await store.loadRun(run))?.game.over).toMatchObject({ result: 'abandoned' });
});

test('a stranger is not offered the end of a run that nobody has played for two weeks', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party', { mode: 'owner' });
  const refused = await press('2', customIdOf(begun, '|do:'), undefined, { now: 1_700_000_000_000 + 14 * 86_400_000 });
  expect(JSON.stringify(refused)).not.toContain('|do:abandon');
});

test('the torch of an idle holder is taken by its button', async () => {
  const changeHolder = jest.fn(async () => ({ kind: 'no-party' }) as const);
  const { press } = createGuild({ changeHolder });
  await press('2', 'v1|run|3|torch');
  expect(changeHolder).toHaveBeenCalledWith(expect.objectContaining({ user: '2', to: '2', channel: '88' }));
});

test('after a run ends the channel starts the next from the same message', async () => {
  const { type, press, store } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  const confirmation = await type('1', 'run abandon');
  const over = await press('1', customIdOf(confirmation, '|do:abandon'));
  const next = await press('2', customIdOf(over, '|party'));
  expect(next).toMatchObject({ kind: 'message', ephemeral: false });
  const party = await store.loadParty('88');
  expect(party).toMatchObject({ mode: 'hotseat', members: ['2'] });
  expect((await store.loadRun(party?.run ?? ''))?.owner).toBe('2');
});

test('a player who comes back to a party after hours is told what happened before', async () => {
  const { type, press } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  await type('1', 'wait');
  const after = (hours: number) => ({ now: 1_700_000_000_000 + hours * 3_600_000 });
  expect(textOf(await type('2', 'party', {}, after(6)))).not.toContain('**Previously…**');
  const resumed = await type('2', 'party', {}, after(7));
  expect(textOf(resumed)).toContain('**Previously…**\nAfter a long night in the pub');
  expect(textOf(await type('1', 'party', { mode: 'vote' }, after(7)))).toContain('**Previously…**');
  expect(textOf(await press('3', customIdOf(resumed, '|join'), undefined, after(7)))).not.toContain('**Previously…**');
});

test.each(['owner', 'handover'] as const)(
  'a member who may not act can look, and read the sheets and the pack (%s)',
  async (mode) => {
    const { type, press } = createGuild();
    const begun = await type('1', 'party', { mode });
    await type('2', 'party');
    const looking = await press('2', customIdOf(begun, '|look'));
    expect(textOf(looking)).toContain('Stairs down 1 E');
    const menu = await press('2', customIdOf(begun, '|menu'));
    expect(textOf(menu)).toContain('Armour class');
    expect(textOf(await press('2', customIdOf(menu, '|sheet:log')))).toContain('After a long night in the pub');
    expect(textOf(await type('2', 'inventory'))).toContain('Beer');
    expect(textOf(await type('2', 'run log'))).toContain('After a long night in the pub');
    for (const part of ['|do:', '|panel:pack', '|panel:steps']) {
      const refused = await press('2', customIdOf(begun, part));
      expect(isEphemeral(refused)).toBe(true);
      expect(textOf(refused)).toMatch(/<@1>/);
    }
  },
);

test('in a run idle for two weeks, a member who may not act reads how to change that, and does', async () => {
  const { type, press } = createGuild();
  const begun = await type('1', 'party', { mode: 'owner' });
  const later = { now: 1_700_000_000_000 + 14 * 86_400_000 };
  const line = 'Nobody has played this one for two weeks, so with `/party` anyone may now change who acts.';
  expect(textOf(await press('2', customIdOf(begun, '|do:')))).not.toContain(line);
  expect(textOf(await press('2', customIdOf(begun, '|do:'), undefined, later))).toContain(line);
  expect(textOf(await type('2', 'party', { mode: 'vote' }, later))).toContain('Party: vote');
});

test('a player whose press may have counted, or whose run is gone, is led back to the party, too', async () => {
  const { type, press, store } = createGuild({ submitAction: async () => ({ kind: 'busy' }) });
  const begun = await type('1', 'party', { mode: 'hotseat' });
  expect(textOf(await press('2', customIdOf(begun, '|do:')))).toContain('`/party` where your party does');
  await store.eraseUser('1', null, 1_700_000_000_000);
  expect(textOf(await press('2', customIdOf(begun, '|panel:pack')))).toContain('`/party` does so for the channel');
});
