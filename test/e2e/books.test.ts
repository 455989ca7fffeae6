import type { RunResult } from '../../src/storage';
import { ada, control, tableWithStore } from './table';

const BOARD = { kind: 'board', scope: { kind: 'global' }, season: 'all' } as const;

const set = tableWithStore();

/** Waits for the worker to have entered a run. */
async function entered(): Promise<RunResult> {
  for (let tries = 0; tries < 200; tries++) {
    const [run] = (await set.store.listResults(BOARD, { limit: 1 })).entries;
    if (run && !(await set.store.loadRun(run.run))?.pendingResult) return run;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('no run was ever entered');
}

test('a run that ends is entered in the books without anybody asking', async () => {
  await set.table.type('play');
  await set.table.type('wait');
  const asked = await set.table.type('abandon');
  await set.table.press(asked.message!, control(asked.message!, 'do:abandon!'));
  expect(await entered()).toMatchObject({ owner: ada.id, ranked: true, summary: { result: 'abandoned' } });
  expect((await set.store.loadProfile(ada.id))?.totals.runs).toBe(1);
});
