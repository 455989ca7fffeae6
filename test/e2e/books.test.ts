import { createDynamoStore, type FinishedRun, type Store } from '../../src/storage';
import { ada, control, setTable, type Table } from './table';

const BOARD = { kind: 'board', scope: { kind: 'global' }, season: 'all' } as const;

let table: Table;
let store: Store & { close(): void };
beforeEach(async () => {
  table = await setTable();
  store = createDynamoStore(table.database);
});
afterEach(async () => {
  store.close();
  await table.stop();
});

/** Waits for the worker to have entered a run. */
async function entered(): Promise<FinishedRun> {
  for (let tries = 0; tries < 200; tries++) {
    const [run] = (await store.browse(BOARD, { limit: 1 })).entries;
    if (run && !(await store.loadRun(run.run))?.owed) return run;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('no run was ever entered');
}

test('a run that ends is entered in the books without anybody asking', async () => {
  await table.type('play');
  await table.type('wait');
  const asked = await table.type('abandon');
  await table.press(asked.message!, control(asked.message!, 'do:abandon!'));
  expect(await entered()).toMatchObject({ owner: ada.id, ranked: true, record: { result: 'abandoned' } });
  expect((await store.loadProfile(ada.id))?.stats.runs).toBe(1);
});
