import { RestorableTable } from '../../../scripts/harness/restorable-table';
import type { Reply } from '../../../src/discord/api';
import { controlOf, textOf } from '../../support/bot-fixture';
import { CONTROL_CODES } from '../../support/control-codes';
import { ASKED, createGuild, customIdOf, EPHEMERAL, isEphemeral, MANAGER, PUBLIC, runOf } from '../../support/guild';
import { TYPABLE_COMMANDS } from '../../support/typable-commands';

const [CHOSEN, OTHER] = ['88', '99'] as const;
const ELSEWHERE = { channel_id: OTHER };
const ALONE = { guild_id: null, channel_id: '70' };

/**
 * Server whose admin chose channel 88, after everybody had begun in other places: player 1 in a direct message, player
 * 2 on another server. Players 3 and 4 are a party in channel 99.
 */
async function restrictedGuild(mode = 'hotseat') {
  const table = new RestorableTable();
  const guild = createGuild({ over: table });
  const alone = await guild.type('1', 'play', {}, ALONE);
  const abroad = await guild.type('2', 'play', {}, { guild_id: '78', channel_id: '71' });
  const party = await guild.type('3', 'party', { mode }, ELSEWHERE);
  await guild.type('4', 'party', {}, ELSEWHERE);
  const here = await guild.press('9', `v1|-|0|deed:here:sure:${ASKED}`, undefined, { ...MANAGER, channel_id: CHOSEN });
  expect(textOf(here)).toContain('Only in this channel');
  const saved = table.save();
  return { ...guild, alone, abroad, party, restore: () => table.restore(saved) };
}

/** True if others could see the reply, or its effect on the pressed message, which is public. */
const isPublic = (reply: Reply): boolean => reply.kind === 'update' || (reply.kind === 'message' && !reply.ephemeral);

/** Values for required options, and for options that make a command act. */
const OPTIONS: Record<string, Record<string, string | number>> = {
  move: { direction: 'e' },
  attack: { direction: 'e' },
  use: { item: '1' },
  buy: { item: '1' },
  sell: { item: '1' },
  cast: { spell: '1' },
  travel: { to: 'Barkeep' },
};

test('no command posts anything public in another channel, whoever types it', async () => {
  const { type, restore } = await restrictedGuild();
  const faults: string[] = [];
  for (const [name] of TYPABLE_COMMANDS) {
    for (const user of ['1', '3', '5']) {
      for (const options of [{}, ...(OPTIONS[name] ? [OPTIONS[name]] : [])]) {
        const reply = await type(user, name, options, { ...ELSEWHERE, ...MANAGER });
        if (isPublic(reply)) faults.push(`${user} /${name}: ${reply.kind}`);
        restore();
      }
    }
  }
  expect(faults).toEqual([]);
});

test('no control updates a public message of another channel, or posts one', async () => {
  const { press, restore, alone, abroad, party } = await restrictedGuild();
  const faults: string[] = [];
  for (const [user, run] of [
    ['1', runOf(alone)],
    ['2', runOf(abroad)],
    ['3', runOf(party)],
  ] as const) {
    for (const code of CONTROL_CODES) {
      const reply = await press(user, `v1|${run}|0|${code}`, undefined, { ...ELSEWHERE, ...MANAGER, ...PUBLIC });
      if (isPublic(reply)) faults.push(`${user} ${code}: ${reply.kind}`);
      restore();
    }
  }
  expect(faults).toEqual([]);
});

test('a process that has not read the configuration yet obeys it, too', async () => {
  const { table, alone } = await withTable();
  const fresh = () => createGuild({ over: table });
  expect(isEphemeral(await fresh().type('1', 'play', {}, ELSEWHERE))).toBe(true);
  expect(isEphemeral(await fresh().press('1', customIdOf(alone, '|do:'), undefined, ELSEWHERE))).toBe(true);
});

async function withTable() {
  const table = new RestorableTable();
  const guild = createGuild({ over: table });
  const alone = await guild.type('1', 'play', {}, ALONE);
  await guild.store.putConfig({ guild: '77', revision: 1, channels: [CHOSEN], mode: 'owner', quiet: false });
  return { table, alone };
}

test('a run of one player goes on there in an ephemeral message, turn by turn', async () => {
  const { type, press } = await restrictedGuild();
  await type('1', 'wait');
  const board = await type('1', 'play', {}, ELSEWHERE);
  expect(isEphemeral(board)).toBe(true);
  const turn = await press('1', customIdOf(board, '|do:'), undefined, { ...ELSEWHERE, ...EPHEMERAL });
  expect(turn.kind).toBe('update');
});

test('an old button there plays on in a new ephemeral message', async () => {
  const { press, alone, store } = await restrictedGuild();
  const played = await press('1', controlOf(alone, 'do:wait').custom_id, undefined, { ...ELSEWHERE, ...PUBLIC });
  expect(isEphemeral(played)).toBe(true);
  expect((await store.loadRun(runOf(alone)))?.version).toBe(1);
});

test.each(['hotseat', 'vote', 'handover', 'owner'])('the run of a party (%s) does not go on there', async (mode) => {
  const { type, press, party, store } = await restrictedGuild(mode);
  for (const refused of [
    await press('3', customIdOf(party, '|do:'), undefined, ELSEWHERE),
    await press('3', customIdOf(party, '|panel:'), undefined, ELSEWHERE),
    await type('3', 'wait', {}, ELSEWHERE),
    await type('3', 'party', {}, ELSEWHERE),
    await type('3', 'party', { mode: 'vote' }, ELSEWHERE),
    await press('5', customIdOf(party, '|join'), undefined, ELSEWHERE),
  ]) {
    expect(isEphemeral(refused)).toBe(true);
    expect(textOf(refused)).toContain('keeps the game to <#88>. A party plays only where');
  }
  expect((await store.loadRun(runOf(party)))?.version).toBe(0);
  expect(await store.loadParty(OTHER)).toMatchObject({ members: ['3', '4'] });
});

test('a member can still leave a party there', async () => {
  const { type, store } = await restrictedGuild();
  expect(isEphemeral(await type('4', 'party', { leave: true }, ELSEWHERE))).toBe(true);
  expect(await store.loadParty(OTHER)).toMatchObject({ members: ['3'] });
});

test('in the chosen channel, its threads, other servers and direct messages nothing changes', async () => {
  const { type } = await restrictedGuild();
  const thread = { channel_id: '90', channel: { type: 11, parent_id: CHOSEN } };
  for (const place of [{ channel_id: CHOSEN }, thread, { guild_id: '78', channel_id: OTHER }, ALONE]) {
    expect(isEphemeral(await type('1', 'play', {}, place))).toBe(false);
  }
});

test('a deferral there is ephemeral, even before the process knows the configuration', async () => {
  const { table } = await withTable();
  const { bot, commandOf } = createGuild({ over: table });
  const shared = commandOf('1', 'run share', ELSEWHERE);
  await bot.prepareDeferral(shared, { now: 1_700_000_000_000 }, AbortSignal.timeout(9_000));
  expect(bot.deferred(shared).ephemeral).toBe(true);
});
