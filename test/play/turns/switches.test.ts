import * as fc from 'fast-check';
import { createPlay } from '../../../src/play';
import { newProfile, type Run } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { wrapCalls } from '../../storage/support/wrap-calls';
import { isDeep } from '../../support/deep';
import { HOME, waitSubmission } from '../support/callers';
import { QUIET, raws } from '../support/party-scenario';

const RUNS = ['run-a', 'run-b', 'run-c'] as const;

/** Commands that Ann types, and switches to one of her runs, in the order in which she sends them. */
const sent = fc.array(fc.oneof(fc.constant('wait' as const), fc.constantFrom(...RUNS)), { minLength: 2, maxLength: 5 });

/** Ann's three runs in a table whose answers come in any order. The first run is active. */
async function threeRuns(scheduler: fc.Scheduler) {
  const table = new MemoryTable();
  const store = createStore(table);
  for (const [at, id] of RUNS.entries()) {
    await store.createRun({ id, owner: 'ann', home: HOME, game: QUIET, interaction: String(900 + at), now: 1 });
  }
  const [activeRun, ...suspendedRuns] = RUNS;
  await store.putProfile({ ...newProfile('ann'), revision: 1, activeRun, suspendedRuns });
  const slow = wrapCalls(table, (call) => scheduler.scheduleFunction(call) as typeof call);
  return { store, play: createPlay({ store: createStore(slow), raws }) };
}

test('no command counts twice, while commands and switches are delivered twice, in any order and at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), sent, async (scheduler, list) => {
      const { store, play } = await threeRuns(scheduler);
      const deliver = async (at: number): Promise<unknown> => {
        const what = list[at] as (typeof list)[number];
        const caller = waitSubmission({ interaction: String(1000 + at) });
        await scheduler.schedule(Promise.resolve(), `delivery of ${what}`);
        return what === 'wait' ? play.submitAction(caller) : play.resume({ ...caller, run: what });
      };
      const deliveries = [...list.keys(), ...list.keys()].map((at) => deliver(at).catch(() => null));
      await scheduler.waitFor(Promise.all(deliveries));
      const runs = await Promise.all(RUNS.map((id) => store.loadRun(id) as Promise<Run>));
      const applied = runs.flatMap(({ recent }) => recent.map(({ id }) => id));
      expect(applied).toEqual([...new Set(applied)]);
    }),
    { numRuns: isDeep ? 1000 : 15 },
  );
});
