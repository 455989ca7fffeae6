import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { newGame } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import type { Run } from '../../../src/storage/contract';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../support/cut-in';

const raws = loadRaws();
const GAME = newGame({ seed: 'rewriting' }, raws);
const OVER = { ...GAME, over: { result: 'abandoned', turn: 0, depth: 1, by: null, cause: null } as const };

/** Bob's run that is over, with a pending result, in which Ann did something. */
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

/** Runs one change to the end before each request of another in turn, and checks what that leaves each time. */
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

test('a run loaded before an id was erased from it cannot be committed any more', async () => {
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
