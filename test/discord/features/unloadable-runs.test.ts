import { RestorableTable, type Saved } from '../../../scripts/harness/restorable-table';
import type { Reply } from '../../../src/discord/api';
import { errorOf } from '../../../src/discord/api/reply';
import type { Item } from '../../../src/storage/dynamo/table';
import { buttonsOf, textOf } from '../../support/bot-fixture';
import { DAMAGES, damaged, laterState, tamper } from '../../support/damage';
import { ASKED, createGuild, customIdOf, MANAGER, runOf } from '../../support/guild';

type Reason = 'unreadable' | 'newer';

const spoil = (reason: Reason) => (item: Item) =>
  reason === 'newer' ? laterState(item) : damaged(item, 'state', DAMAGES.flipped!);

/** Board of the first player, and all stored items, in a server in which two players share their runs. */
let begun: { board: Reply; saved: Saved };
beforeAll(async () => {
  const table = new RestorableTable();
  const { type } = createGuild({ over: table });
  const board = await type('1', 'play');
  await type('2', 'play');
  await type('1', 'run share');
  await type('2', 'run share');
  begun = { board, saved: table.save() };
});

/** Creates a server of two players. The run of the first cannot be loaded for the given reason. */
async function guildWith(reason: Reason) {
  const { board, saved } = begun;
  const table = new RestorableTable();
  table.restore(saved);
  const guild = createGuild({ over: table });
  const run = runOf(board);
  const stored = () => table.get(`RUN#${run}`, 'STATE');
  const whole = await stored();
  const spoiled = await tamper(table, [`RUN#${run}`, 'STATE'], spoil(reason));
  return { ...guild, table, board, run, stored, whole, spoiled };
}

/** Attributes that a switch to another run adds to the stored run. */
const LEFT = { leftAt: expect.any(Number), rewrites: 1 };

const LINES = { unreadable: 'A run of <@1> cannot be read.', newer: 'A run of <@1> waits for an update.' };
const ANSWERS = { unreadable: 'What is stored of this run is damaged', newer: 'saved by a newer version of the game' };

describe.each(['unreadable', 'newer'] as const)('a run that is %s', (reason) => {
  test('is one marked line for admins, beside the runs of others', async () => {
    const { type } = await guildWith(reason);
    const text = textOf(await type('9', 'admin panel', {}, MANAGER));
    expect(text).toContain(LINES[reason]);
    expect(text).toContain('<@2>');
  });

  test('is one marked line for watchers, beside the runs of others', async () => {
    const { type } = await guildWith(reason);
    const text = textOf(await type('3', 'run watch'));
    expect(text).toContain(LINES[reason]);
    expect(text).toContain('<@2>');
  });

  test.each(['play', 'wait', 'look', 'run abandon', 'run retire'])(
    'is what /%s answers with, and nothing is written',
    async (name) => {
      const { type, stored, spoiled } = await guildWith(reason);
      expect(textOf(await type('1', name))).toContain(ANSWERS[reason]);
      expect(await stored()).toEqual(spoiled);
    },
  );

  test('is what old buttons answer with', async () => {
    const { press, board, stored, spoiled } = await guildWith(reason);
    expect(textOf(await press('1', customIdOf(board, '|do:wait')))).toContain(ANSWERS[reason]);
    expect(textOf(await press('1', customIdOf(board, '|panel:')))).toContain(ANSWERS[reason]);
    expect(await stored()).toEqual(spoiled);
  });

  test('is only somebody else’s run to others', async () => {
    const { press, board } = await guildWith(reason);
    expect(textOf(await press('2', customIdOf(board, '|do:wait')))).toContain('belongs to <@1>');
    expect(textOf(await press('2', customIdOf(board, '|do:wait').replace('do:wait', 'aside')))).toContain('belongs to');
  });

  test.each([
    ['run seed', { seed: 'MOON' }],
    ['daily', {}],
  ])('is suspended when its player starts another by /%s', async (name, values) => {
    const { type, store, run, stored, spoiled } = await guildWith(reason);
    const started = await type('1', name, values);
    expect(runOf(started)).not.toBe(run);
    expect((await store.loadProfile('1'))?.suspendedRuns).toEqual([run]);
    expect(textOf(await type('1', 'run resume'))).toContain(LINES[reason]);
    expect(textOf(await type('1', 'play'))).not.toContain(ANSWERS[reason]);
    expect(await stored()).toEqual({ ...spoiled, ...LEFT });
  });

  test('is not mentioned as one to go on with when its player has started another', async () => {
    const { type } = await guildWith(reason);
    expect(textOf(await type('1', 'run seed', { seed: 'MOON' }))).not.toContain('paused');
    expect(textOf(await type('1', 'play'))).not.toContain('paused');
  });
});

test('a newer run waits while its player begins another, and goes on after an update', async () => {
  const { type, press, table, run, stored, whole, spoiled } = await guildWith('newer');
  const answer = await type('1', 'play');
  const started = await press('1', customIdOf(answer, '|restart'));
  expect(runOf(started)).not.toBe(run);
  expect(await stored()).toEqual({ ...spoiled, ...LEFT });
  // A second press of the button starts no further run.
  expect(textOf(await press('1', customIdOf(answer, '|restart')))).toContain('That was from an earlier turn');
  await table.put(whole as Item, null);
  const resumed = await press('1', customIdOf(await type('1', 'run resume'), 'resumed'), [run]);
  expect(runOf(resumed)).toBe(run);
});

test('a damaged run is let go by its player, who begins another; its items stay stored', async () => {
  const { type, press, store, run, stored, spoiled } = await guildWith('unreadable');
  const answer = await type('1', 'play');
  expect(buttonsOf(answer)).toEqual(['Let it go']);
  const aside = customIdOf(answer, '|aside');
  expect(textOf(await press('1', aside))).toContain('out of the way');
  expect(textOf(await press('1', aside))).toContain('out of the way');
  expect(await store.loadProfile('1')).toMatchObject({ activeRun: null, suspendedRuns: [] });
  expect(runOf(await type('1', 'play'))).not.toBe(run);
  expect(await stored()).toEqual(spoiled);
});

test('a damaged run is ended by an admin: nothing leads to it any more, and its items stay stored', async () => {
  const { type, press, store, run, stored, spoiled } = await guildWith('unreadable');
  const panel = await type('9', 'admin panel', {}, MANAGER);
  const picked = await press('9', customIdOf(panel, '|admin:picked'), [run], MANAGER);
  expect(buttonsOf(picked)).toEqual(['End the run', 'Runs']);
  const question = await press('9', customIdOf(picked, '|deed:end'), undefined, MANAGER);
  const done = await press('9', customIdOf(question, '|deed:end:sure'), undefined, MANAGER);
  expect(textOf(done)).toContain('done');
  expect(textOf(await type('9', 'admin panel', {}, MANAGER))).not.toContain(LINES.unreadable);
  expect(await store.loadProfile('1')).toMatchObject({ activeRun: null });
  expect(await store.loadAudit('77', 9)).toMatchObject([{ action: 'end', target: run, done: true }]);
  expect(await stored()).toEqual(spoiled);
  expect(runOf(await type('1', 'play'))).not.toBe(run);
});

test.each(['reset', 'end'])('/admin %s lets a damaged run go, for its player, too', async (name) => {
  const { type, press, store } = await guildWith('unreadable');
  const question = await type('9', `admin ${name}`, { player: '1' }, MANAGER);
  expect(textOf(question)).toContain(LINES.unreadable);
  expect(textOf(await press('9', customIdOf(question, ':sure'), undefined, MANAGER))).toContain('done');
  expect(await store.loadProfile('1')).toMatchObject({ activeRun: null });
  const back = await type('9', 'admin rollback', { player: '1', move: 0 }, MANAGER);
  expect(textOf(back)).toContain('<@1> plays no run');
});

test.each(['reset', 'end', 'rollback'])('/admin %s does not touch a newer run', async (name) => {
  const { type } = await guildWith('newer');
  const reply = await type('9', `admin ${name}`, { player: '1', move: 0 }, MANAGER);
  expect(textOf(reply)).toContain(LINES.newer);
  expect(buttonsOf(reply)).toEqual(['Runs']);
});

test('no admin can end a newer run', async () => {
  const { type, press, board, run, stored, spoiled } = await guildWith('newer');
  const panel = await type('9', 'admin panel', {}, MANAGER);
  expect(buttonsOf(await press('9', customIdOf(panel, '|admin:picked'), [run], MANAGER))).toEqual(['Runs']);
  const old = customIdOf(board, '|do:wait').replace('do:wait', `deed:reset:sure:${ASKED}`);
  expect(textOf(await press('9', old, undefined, MANAGER))).toContain('saved by a newer version');
  expect(await stored()).toEqual(spoiled);
});

test('a run that can be read by now is shown, not let go', async () => {
  const { type, press, table, run, whole } = await guildWith('unreadable');
  const answer = await type('1', 'play');
  await table.put(whole as Item, null);
  expect(runOf(await press('1', customIdOf(answer, '|aside')))).toBe(run);
});

test('a ranked try that cannot be loaded does not keep its player from practice', async () => {
  const { type, press, table } = createGuild();
  const run = runOf(await type('1', 'daily'));
  await tamper(table, [`RUN#${run}`, 'STATE'], spoil('unreadable'));
  const answer = await type('1', 'daily');
  expect(textOf(answer)).toContain(ANSWERS.unreadable);
  const practice = await press('1', customIdOf(answer, '|daily:'));
  expect(runOf(practice)).not.toBe(run);
});

describe('a party whose run cannot be loaded', () => {
  /** Creates a party that player 1 began and player 2 joined. `change` spoils the state of its run. */
  async function party(change: (item: Item) => Item) {
    const guild = createGuild();
    const board = await guild.type('1', 'party');
    const run = runOf(board);
    await guild.type('2', 'party');
    const spoiled = await tamper(guild.table, [`RUN#${run}`, 'STATE'], change);
    return { ...guild, board, run, spoiled };
  }

  test.each(['unreadable', 'newer'] as const)('is answered with the reason if it is %s', async (reason) => {
    const { type, press, board, table, run, spoiled } = await party(spoil(reason));
    expect(textOf(await type('1', 'party'))).toContain(ANSWERS[reason]);
    expect(textOf(await type('2', 'wait'))).toContain(ANSWERS[reason]);
    expect(textOf(await press('2', customIdOf(board, '|do:wait')))).toContain(ANSWERS[reason]);
    expect(await table.get(`RUN#${run}`, 'STATE')).toEqual(spoiled);
  });

  test.each(['join', 'leave', 'watch:en', 'unshare:en', 'shared', 'fork'])('answers its %s', async (control) => {
    const { press, run } = await party(spoil('unreadable'));
    const answer = await press('2', `v1|${run}|0|${control}`);
    expect(textOf(answer)).toContain(ANSWERS.unreadable);
    expect(answer).toMatchObject({ kind: 'message', ephemeral: true });
    expect(errorOf(answer)).toBeUndefined();
  });

  test.each(['run share', 'run fork'])('answers /%s', async (name) => {
    const { type } = await party(spoil('unreadable'));
    expect(textOf(await type('2', name))).toContain(ANSWERS.unreadable);
  });

  test('begins anew after its owner lets the damaged run go', async () => {
    const { type, press, run } = await party(spoil('unreadable'));
    expect(buttonsOf(await type('2', 'party'))).toEqual([]);
    await press('1', customIdOf(await type('1', 'party'), '|aside'));
    expect(runOf(await type('2', 'party'))).not.toBe(run);
  });

  test('any member lets it go if the owner cannot be read either, and no stranger', async () => {
    const { type, press, run } = await party((item) => ({ ...spoil('unreadable')(item), owner: 7 }));
    const aside = customIdOf(await type('2', 'party'), '|aside');
    expect(textOf(await press('3', aside))).toContain(ANSWERS.unreadable);
    await press('2', aside);
    expect(runOf(await type('2', 'party'))).not.toBe(run);
  });

  test('waits only for its members, if a later build wrote its mode', async () => {
    const { type, press, board, table } = await party((item) => item);
    const newer = await tamper(table, ['CHANNEL#88', 'PARTY'], (item) => ({ ...item, mode: 'council' }));
    expect(textOf(await type('2', 'wait'))).toContain(ANSWERS.newer);
    expect(textOf(await type('2', 'party', { leave: true }))).toContain(ANSWERS.newer);
    expect(textOf(await press('1', customIdOf(board, '|do:wait')))).toContain(ANSWERS.newer);
    expect(textOf(await type('9', 'admin end', { player: '1' }, MANAGER))).toContain(LINES.newer);
    const own = runOf(await type('2', 'play'));
    expect(own).not.toBe('');
    const others = runOf(await type('3', 'play'));
    expect(runOf(await type('3', 'wait'))).toBe(others);
    expect(await table.get('CHANNEL#88', 'PARTY')).toEqual(newer);
  });

  test.each(['unreadable', 'newer'] as const)('lets members leave if it is %s', async (reason) => {
    const { type, store } = await party(spoil(reason));
    expect(textOf(await type('2', 'party', { leave: true }))).toContain('has left the party');
    expect((await store.loadParty('88'))?.members).toEqual(['1']);
    const own = runOf(await type('2', 'play'));
    expect(runOf(await type('2', 'wait'))).toBe(own);
  });
});
