import { createPlay, type Play } from '../../../src/play';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, expectKind, waitSubmission } from '../support/callers';
import { raws } from '../support/party-scenario';

/** Admin's presses that are delivered again after others have acted on the same run. */

const asAdmin = <T extends object>(more: T) => ask({ user: 'eve', ...more } as T & { user: string });

/** Begins a run of Ann's and plays two turns. */
async function setUp() {
  const table = new MemoryTable();
  const store = createStore(table);
  const play = createPlay({ store, raws });
  const { run } = expectKind(await play.play(ask()), 'started').board;
  for (const _ of ['first', 'second']) expectKind(await play.submitAction(waitSubmission()), 'applied');
  return { table, store, play, run };
}

const lasting = async (play: Play, run: string) => {
  await play.rollBack(asAdmin({ run, to: 1 }));
  await play.resume(ask({ run }));
};

test.each(['resetPlayer', 'endRun'] as const)(
  '%s that is delivered again leaves alone a run that was rolled back and resumed meanwhile',
  async (act) => {
    const { store, play, run } = await setUp();
    const press = asAdmin({ run });
    expect(await play[act](press)).toMatchObject({ kind: 'done' });
    await lasting(play, run);
    expect(await play[act](press)).toMatchObject({ kind: 'done' });
    expect((await store.loadProfile('ann'))?.activeRun).toBe(run);
    expect((await store.loadRun(run))?.game.over).toBeNull();
  },
);

test('a rollback that is delivered again does not bring back a run that its owner has let go meanwhile', async () => {
  const { store, play, run } = await setUp();
  const press = asAdmin({ run, to: 1 });
  await play.rollBack(press);
  const profile = (await store.loadProfile('ann'))!;
  await store.putProfile({ ...profile, revision: profile.revision + 1, activeRun: null, suspendedRuns: [] });
  await play.rollBack(press);
  expect(await store.loadProfile('ann')).toMatchObject({ activeRun: null, suspendedRuns: [] });
});

test("an admin's end of a damaged run that is delivered again does not end the repaired run", async () => {
  const { table, store, play, run } = await setUp();
  const state = (await table.get(`RUN#${run}`, 'STATE'))!;
  await table.put({ ...state, state: new Uint8Array([1]) }, null);
  const press = asAdmin({ run });
  expect(await play.endRun(press)).toEqual({ kind: 'set-aside' });
  await table.put(state, null);
  await play.endRun(press);
  expect((await store.loadRun(run))?.game.over).toBeNull();
});
