import { DAY_MS } from '../../../src/lib/calendar';
import type { Outcome } from '../../../src/play';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import type { Run, Store } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { ask, waitSubmission } from '../support/callers';

// Without feats, which read the profile of whoever earns one.
const raws = { ...loadRaws(), feats: [] };
/** In its town three times `explore` is 42 turns. */
const SEED = 'noted 67';
const EXPLORE = { kind: 'explore' } as const;
const OWNER = ask().user;

/** A run of one player's own, over which two processes answer; how often either has read a profile. */
async function begun(hints = false) {
  const table = new MemoryTable();
  let profiles = 0;
  const counting = (store: Store): Store => ({
    ...store,
    async loadProfile(...args) {
      profiles += 1;
      return store.loadProfile(...args);
    },
  });
  const processOver = (over: Table = table) =>
    createPlay({ store: counting(createStore(over)), raws, newSeed: () => SEED, hints });
  const [one, other] = [processOver(), processOver()];
  const started = (await one.play(ask({ userName: 'Ann' }))) as Extract<Outcome, { kind: 'started' }>;
  const { run } = started.board;
  const load = async () => (await createStore(table).loadRun(run)) as Run;
  const click = async (play = one, more: object = {}) => {
    const { version: seenVersion } = await load();
    const before = profiles;
    const outcome = await play.submitAction(waitSubmission({ run, seenVersion, action: EXPLORE, ...more }));
    return { outcome, read: profiles - before, taken: (await load()).last };
  };
  return { table, run, one, other, load, click, processOver };
}

const all = ask({ settings: { pickup: 'all' } as const });

test('the first click of a run notes the settings, and later ones read no profile', async () => {
  const { click, other } = await begun();
  expect(await click()).toMatchObject({ read: 1, taken: { take: 'useful' } });
  expect(await click()).toMatchObject({ read: 0, taken: { take: 'useful' } });
  expect(await click(other)).toMatchObject({ read: 0 });
});

test('a change of settings counts with the very next click, wherever that is answered', async () => {
  const { click, one, other } = await begun();
  await click(other);
  await one.settings(all);
  const { outcome, ...rest } = await click(other);
  expect(rest).toMatchObject({ read: 0, taken: { take: 'all' } });
  expect(outcome).toMatchObject({ board: { settings: { pickup: 'all' } } });
});

test('a turn under way when they are changed is taken by the new ones, and does not bring back the old', async () => {
  for (const clicks of [0, 1]) {
    const { table, click, one, load, processOver } = await begun();
    for (let n = 0; n < clicks; n++) await click();
    // What it reads first comes before the change, what it writes after.
    const change = async () => void (await one.settings(all));
    const requests = clicks === 0 ? 2 : 1;
    const late = processOver(cutInAt(table, requests, change));
    expect(await click(late)).toMatchObject({ outcome: { kind: 'applied' }, taken: { take: 'all' } });
    expect((await load()).settings?.settings.pickup).toBe('all');
  }
});

test('they are noted with runs that were set aside as well, and with none that is over', async () => {
  const { run, click, one, load, table } = await begun();
  await click();
  await one.daily(ask({ circle: 'global' } as const));
  await one.settings(all);
  expect((await load()).settings?.settings.pickup).toBe('all');
  const before = await table.get(`RUN#${run}`, 'STATE');
  await table.put({ ...before!, result: 'died' }, null);
  await one.settings(ask({ settings: { pickup: 'nothing' } as const }));
  expect((await load()).settings?.settings.pickup).toBe('all');
});

test('after a day the profile is read again, and noted', async () => {
  const { click } = await begun();
  const { now } = ask();
  await click();
  expect(await click(undefined, { now: now + 2 * DAY_MS })).toMatchObject({ read: 1 });
  expect(await click(undefined, { now: now + 2 * DAY_MS })).toMatchObject({ read: 0 });
});

test('whoever else clicks is shown nothing of the owner’s settings', async () => {
  const { click, one } = await begun();
  await one.settings(all);
  const { outcome, read } = await click(one, { user: 'somebody else' });
  expect(outcome).toEqual({ kind: 'not-yours', owner: OWNER });
  expect(read).toBe(1);
});

test('the hints that a newcomer may be given yet are noted with them', async () => {
  const { click, one, load } = await begun(true);
  const wait = { action: { kind: 'wait' } };
  await click(one, wait);
  expect(await click(one, wait)).toMatchObject({ read: 0 });
  expect((await load()).settings?.pendingHints).toEqual(['hurt', 'enemy', 'large']);
  await one.settings(ask({ settings: { text: true } as const }));
  expect((await load()).settings?.pendingHints).toEqual(['hurt', 'enemy']);
});

test('what is damaged is read from the profile, and noted anew', async () => {
  const { run, table, click, load } = await begun();
  await click();
  const state = await table.get(`RUN#${run}`, 'STATE');
  for (const settings of [7, { rev: 'x', at: '1' }, {}] as never[]) {
    await table.put({ ...state!, settings }, null);
    expect((await load()).settings).toBeNull();
  }
  expect(await click()).toMatchObject({ read: 1, taken: { take: 'useful' } });
  expect((await load()).settings).not.toBeNull();
});
