import type { Outcome } from '../../../src/play';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import type { Run, Store } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, waitSubmission } from '../support/callers';

const raws = loadRaws();
const EXPLORE = { kind: 'explore' } as const;
const OWNER = ask().user;

/** Begins a run. Two processes answer its clicks and count how often they read a profile. */
async function setUp() {
  const table = new MemoryTable();
  let profiles = 0;
  const counting = (store: Store): Store => ({
    ...store,
    async loadProfile(...args) {
      profiles += 1;
      return store.loadProfile(...args);
    },
  });
  const process = () => createPlay({ store: counting(createStore(table)), raws, newSeed: () => 'noted 45' });
  const [one, other] = [process(), process()];
  const started = (await one.play(ask({ userName: 'Ann' }))) as Extract<Outcome, { kind: 'started' }>;
  const { run } = started.board;
  const load = async () => (await createStore(table).loadRun(run)) as Run;
  const click = async (play = one, more: object = {}) => {
    const { version: seenVersion } = await load();
    const before = profiles;
    const outcome = await play.submitAction(waitSubmission({ run, seenVersion, action: EXPLORE, ...more }));
    return { outcome, read: profiles - before, taken: (await load()).last };
  };
  return { table, run, one, other, click };
}

const all = ask({ settings: { pickup: 'all' } as const });

test('a click reads the profile of the player who clicks, once', async () => {
  const { click, other } = await setUp();
  expect(await click()).toMatchObject({ read: 1, taken: { take: 'useful' } });
  expect(await click(other)).toMatchObject({ read: 1, taken: { take: 'useful' } });
});

test('a change of settings counts from the very next click, in any process', async () => {
  const { click, one, other } = await setUp();
  await click(other);
  await one.settings(all);
  const { outcome, taken } = await click(other);
  expect(taken).toMatchObject({ take: 'all' });
  expect(outcome).toMatchObject({ board: { settings: { pickup: 'all' } } });
});

test('other players who click do not see the owner’s settings', async () => {
  const { click, one } = await setUp();
  await one.settings(all);
  expect((await click(one, { user: 'somebody else' })).outcome).toEqual({ kind: 'not-yours', owner: OWNER });
});

test('settings that an earlier build stored with a run are ignored, and gone with the next turn', async () => {
  const { table, run, click } = await setUp();
  const state = await table.get(`RUN#${run}`, 'STATE');
  await table.put({ ...state!, settings: { pickup: 'nothing', hints: 'hurt', rev: '9', at: '1' } }, null);
  expect(await click()).toMatchObject({ taken: { take: 'useful' } });
  expect(await table.get(`RUN#${run}`, 'STATE')).not.toHaveProperty('settings');
});
