import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { newGame, RULES } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { leftAtOf, type Run } from '../../../src/storage/contract';
import type { Item, Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { laterState } from '../../support/damage';
import { cutInAt } from '../support/cut-in';

const raws = loadRaws();
const GAME = newGame({ seed: 'rewriting' }, raws);
const OVER = { ...GAME, over: { result: 'abandoned', turn: 0, depth: 1, by: null, cause: null } as const };

/** Bob's finished run with a pending result. Ann took one action in it. */
async function pendingRun(table: Table): Promise<Run> {
  const store = createStore(table);
  const home = { kind: 'guild', id: '77' } as const;
  await store.createRun({ id: 'r', owner: 'bob', home, game: GAME, interaction: '1', now: 1 });
  const from = (await store.loadRun('r')) as Run;
  const action = { kind: 'wait' } as const;
  const first = await store.commit({ from, game: GAME, action, interaction: '2', by: 'ann', now: 2 });
  if (!first.ok) throw new Error('lost a race without a rival');
  const last = await store.commit({ from: first.run, game: OVER, action, interaction: '3', by: 'bob', now: 3 });
  if (!last.ok) throw new Error('lost a race without a rival');
  return last.run;
}

async function summaryOf(table: Table) {
  const state = await table.get('RUN#r', 'STATE');
  const run = (await createStore(table).loadRun('r')) as Run;
  return { people: state?.people, by: run.recent.map(({ by }) => by), pendingResult: run.pendingResult };
}

const AFTERWARDS = { people: '- bob', by: [undefined, '-', 'bob'], pendingResult: false };

/**
 * Tests the slow change once for each of its requests: just before that request, the quick change runs to its end. Then
 * checks the table.
 */
async function cutInEverywhere(
  slow: (table: Table, run: Run) => Promise<unknown>,
  quick: (table: Table, run: Run) => Promise<unknown>,
  check: (table: Table) => Promise<void>,
): Promise<number> {
  for (let at = 0; ; at++) {
    const table = new RestorableTable();
    const run = await pendingRun(table);
    const cut = cutInAt(table, at, async () => {
      await quick(table, run);
    });
    await slow(cut, run);
    if (cut.requests <= at) return at;
    await check(table);
  }
}

const erase = (table: Table) => createStore(table).eraseUser('ann', null, 1);
const clear = (table: Table, { version }: Run) => createStore(table).clearPendingResult('r', version);
const expectDone = async (table: Table) => expect(await summaryOf(table)).toEqual(AFTERWARDS);

test('an id erased while a pending result is cleared stays erased', async () => {
  expect(await cutInEverywhere(clear, erase, expectDone)).toBeGreaterThanOrEqual(2);
});

test('a pending result cleared while an id is erased stays cleared', async () => {
  expect(await cutInEverywhere(erase, clear, expectDone)).toBeGreaterThan(4);
});

test('a chunk closed by such a commit does not bring the id back, and keeps the other ids in place', async () => {
  const table = new RestorableTable();
  const store = createStore(table);
  await pendingRun(table);
  const item = (await table.get('RUN#r', 'STATE')) as Item;
  await table.put({ ...item, rules: RULES - 1 }, null);
  const from = (await store.loadRun('r')) as Run;
  await erase(table);
  const late = { from, game: GAME, action: { kind: 'back', to: 0 } as const, interaction: '4', by: 'bob', now: 4 };
  expect(await store.commit(late)).toEqual({ ok: false, reason: 'conflict' });
  expect((await table.query('RUN#r', 'LOG')).map(({ people }) => people)).toEqual(['- bob']);
});

/** Begins a run of Bob's, at version 0. */
async function setUp() {
  const table = new RestorableTable();
  const store = createStore(table);
  const home = { kind: 'guild', id: '77' } as const;
  await store.createRun({ id: 'r', owner: 'bob', home, game: GAME, interaction: '1', now: 1 });
  const load = async () => (await store.loadRun('r')) as Run;
  return { table, store, load };
}

describe('a run that is unranked', () => {
  test('stays unranked, at the same version', async () => {
    const { store, load } = await setUp();
    const before = await load();
    expect(before.ranked).toBe(true);
    await store.unrank('r');
    const unranked = await load();
    expect({ ...unranked, internals: null }).toEqual({ ...before, ranked: false, internals: null });
    const action = { kind: 'wait' } as const;
    expect(await store.commit({ from: unranked, game: GAME, action, interaction: '2', now: 2 })).toMatchObject({
      ok: true,
      run: { version: 1, ranked: false },
    });
  });

  test('is not written again, and a finished run stays ranked', async () => {
    const { table, store, load } = await setUp();
    await store.unrank('r');
    const state = await table.get('RUN#r', 'STATE');
    await store.unrank('r');
    expect(await table.get('RUN#r', 'STATE')).toEqual(state);
    const over = new RestorableTable();
    await pendingRun(over);
    await createStore(over).unrank('r');
    expect(await createStore(over).loadRun('r')).toMatchObject({ ranked: true });
    expect((await load()).ranked).toBe(false);
  });
});

describe('a run that is left for another', () => {
  test('keeps a note of it through every commit', async () => {
    const { store, load } = await setUp();
    await store.leaveRun('r', { user: 'ann', revision: 7 });
    const left = await load();
    expect(left.leftAt).toBe(7);
    const commit = { from: left, game: GAME, action: { kind: 'wait' } as const, interaction: '2', now: 2 };
    expect(await store.commit(commit)).toMatchObject({ ok: true, run: { version: 1, leftAt: 7 } });
    expect(await load()).toMatchObject({ version: 1, leftAt: 7 });
  });

  test('refuses a commit under way', async () => {
    const { store, load } = await setUp();
    const from = await load();
    await store.leaveRun('r', { user: 'ann', revision: 7 });
    const commit = { from, game: GAME, action: { kind: 'wait' } as const, interaction: '2', now: 2 };
    expect(await store.commit(commit)).toEqual({ ok: false, reason: 'conflict' });
  });

  test('is not written again for the same switch, nor after its end', async () => {
    const { table, store } = await setUp();
    await store.leaveRun('r', { user: 'ann', revision: 7 });
    const state = await table.get('RUN#r', 'STATE');
    await store.leaveRun('r', { user: 'ann', revision: 7 });
    expect(await table.get('RUN#r', 'STATE')).toEqual(state);
    const over = new RestorableTable();
    await pendingRun(over);
    await createStore(over).leaveRun('r', { user: 'ann', revision: 7 });
    expect(await createStore(over).loadRun('r')).not.toHaveProperty('leftAt');
  });

  test('has the note even if only a later build can load the run', async () => {
    const { table, store } = await setUp();
    const state = laterState((await table.get('RUN#r', 'STATE')) as Item);
    await table.put(state, null);
    await store.leaveRun('r', { user: 'ann', revision: 7 });
    expect(await table.get('RUN#r', 'STATE')).toEqual({ ...state, leftAt: 7, rewrites: 1 });
  });

  test('counts as never left if the note is damaged', async () => {
    const { table, store, load } = await setUp();
    await store.leaveRun('r', { user: 'ann', revision: 7 });
    await table.put({ ...((await table.get('RUN#r', 'STATE')) as Item), leftAt: 'x' }, null);
    expect(await load()).not.toHaveProperty('leftAt');
  });
});

describe('a party’s run that members leave for runs of their own', () => {
  const leave = async (users: readonly string[]) => {
    const table = new RestorableTable();
    const store = createStore(table);
    const home = { kind: 'guild', id: '77' } as const;
    await store.createRun({ id: 'r', owner: 'bob', home, channel: 'c', game: GAME, interaction: '1', now: 1 });
    for (const user of users) await store.leaveRun('r', { user, revision: 7 });
    return { table, store, load: async () => (await store.loadRun('r')) as Run };
  };

  test('keeps a note of each through every commit', async () => {
    const { store, load } = await leave(['ann', 'bob']);
    const leftAts = async () => ['ann', 'bob', 'cid'].map(async (user) => leftAtOf(await load(), user));
    expect(await Promise.all(await leftAts())).toEqual([7, 7, 0]);
    const action = { kind: 'wait' } as const;
    await store.commit({ from: await load(), game: GAME, action, interaction: '2', by: 'bob', now: 2 });
    expect(await Promise.all(await leftAts())).toEqual([7, 7, 0]);
  });

  test('does not name the members in the notes, and lists the last eight', async () => {
    const { table, load } = await leave(['zoe', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8']);
    expect(JSON.stringify(await table.get('RUN#r', 'STATE'))).not.toContain('zoe');
    const run = await load();
    expect(['zoe', 'u1', 'u8'].map((user) => leftAtOf(run, user))).toEqual([0, 7, 7]);
  });

  test('counts as left by nobody if the list is damaged', async () => {
    const { table, load } = await leave(['ann']);
    await table.put({ ...((await table.get('RUN#r', 'STATE')) as Item), leavers: 'x' }, null);
    expect(leftAtOf(await load(), 'ann')).toBe(0);
  });
});

test('a run loaded before an id was erased from it can no longer be committed', async () => {
  const table = new RestorableTable();
  const store = createStore(table);
  const from = await pendingRun(table);
  await erase(table);
  const action = { kind: 'back', to: 0 } as const;
  const late = { from, game: GAME, action, interaction: '4', by: 'bob', now: 4 };
  expect(await store.commit(late)).toEqual({ ok: false, reason: 'conflict' });
  const again = await store.commit({ ...late, from: (await store.loadRun('r')) as Run });
  expect(again).toMatchObject({ ok: true, run: { version: 3 } });
  expect(await summaryOf(table)).toMatchObject({ people: '- bob' });
});
