import { DAY_MS } from '../../../src/lib/calendar';
import type { Run } from '../../../src/storage';
import type { Item, Table } from '../../../src/storage/dynamo';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { killAt } from '../../play/support/crashing-table';
import { activeRunsIn } from '../../support/active-runs';
import { sample } from '../../support/deep';
import { runsIn } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';
import { wrapCalls } from '../support/wrap-calls';

const OVER = { result: 'abandoned', turn: 0, depth: 1, by: null, cause: null } as const;

describe.each(sample(TABLES, 1))('the runs being played in a server, over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin, commit } = runsIn(opened);
  let home: { kind: 'guild'; id: string };
  let owner: string;
  beforeEach(() => {
    home = { kind: 'guild', id: freshId() };
    owner = freshId();
  });

  const inServer = (prefix: string) => opened.table.query(`GUILD#${home.id}`, prefix);
  const ofOwner = () => opened.table.query(`USER#${owner}`, 'RUN#');
  const expiries = (items: Item[]) => items.map(({ expiresAt }) => expiresAt);
  const played = (run: Run) => commit(run);

  async function listed(now = 1_000): Promise<Run> {
    const run = await begin({ home, owner, now });
    await opened.store.listRun(run);
    return run;
  }

  test('if no turn is played, the run and every pointer to it expire after thirty days', async () => {
    const run = await listed(DAY_MS);
    const state = await opened.table.get(`RUN#${run.id}`, 'STATE');
    expect(state?.expiresAt).toBe((31 * DAY_MS) / 1000);
    expect(expiries([...(await inServer('ACTIVE#')), ...(await ofOwner())])).toEqual([
      state?.expiresAt,
      state?.expiresAt,
    ]);
    const range = { limit: 9, now: 31 * DAY_MS };
    expect((await opened.store.listActiveRuns(home.id, range)).pointers).toEqual([]);
    expect((await opened.store.listActiveRuns(home.id, { ...range, now: range.now - 1 })).pointers).toHaveLength(1);
  });

  test('after its first turn, neither the run nor its pointers expire, even if the run is listed late', async () => {
    const fresh = await listed();
    await played(fresh);
    expect(expiries([...(await inServer('ACTIVE#')), ...(await ofOwner())])).toEqual([undefined, undefined]);
    await opened.store.listRun(fresh);
    expect(expiries(await inServer('ACTIVE#'))).toEqual([undefined]);
    // The listing stops before it reads the run a second time. The pointer must not expire even then.
    await killAt(opened.table, 2, (table) => createStore(table).listRun(fresh));
    expect(expiries(await inServer('ACTIVE#'))).toEqual([undefined]);
  });

  test('a run that was over when the store loaded it, and goes on since, stays listed', async () => {
    const fresh = await listed();
    await played(fresh);
    await opened.store.listRun({ ...fresh, game: { ...fresh.game, over: OVER } });
    expect(await activeRunsIn(opened.store, home.id)).toEqual([fresh.id]);
    expect(expiries(await inServer('ACTIVE#'))).toEqual([undefined]);
  });

  test('an erased run is on no list, even if an older release listed it elsewhere, and is not listed again', async () => {
    const run = await listed();
    await opened.table.put({ PK: `GUILD#${home.id}`, SK: `RUN#${run.id}`, at: 1_000 }, null);
    await eraseRuns(opened.table, [run.id]);
    expect(await inServer('')).toEqual([]);
    await opened.store.listRun(run);
    expect(await inServer('')).toEqual([]);
  });

  test('a run that is listed while the store erases it is on no list afterwards', async () => {
    const run = await begin({ home, owner });
    const table = wrapCalls(opened.table, (call) => call);
    const overtaken: Table = {
      ...table,
      async remove(pk, sort, ...more) {
        if (sort === 'STATE') await opened.store.listRun(run);
        return table.remove(pk, sort, ...more);
      },
    };
    await eraseRuns(overtaken, [run.id]);
    expect(await inServer('')).toEqual([]);
  });

  test('pages are full, the newest run comes first, and each page leads to its neighbours', async () => {
    for (let at = 1; at <= 7; at++) await opened.table.put(pointer(at), null);
    const pageAt = async (turn: { olderThan?: string; newerThan?: string }) => {
      const { pointers, ...ways } = await opened.store.listActiveRuns(home.id, { limit: 3, now: 0, ...turn });
      return { runs: pointers.map(({ run }) => run), ...ways };
    };
    const first = await pageAt({});
    expect(first).toEqual({ runs: ['r7', 'r6', 'r5'], newer: null, older: position(5) });
    const second = await pageAt({ olderThan: position(5) });
    expect(second).toEqual({ runs: ['r4', 'r3', 'r2'], newer: position(4), older: position(2) });
    const third = await pageAt({ olderThan: position(2) });
    expect(third).toEqual({ runs: ['r1'], newer: position(1), older: null });
    expect(await pageAt({ newerThan: position(1) })).toEqual(second);
    expect(await pageAt({ newerThan: position(4) })).toEqual(first);
    expect(await pageAt({ newerThan: position(7) })).toEqual(first);
  });

  test('expired pointers that are still stored take no place on a page', async () => {
    for (let at = 1; at <= 9; at++)
      await opened.table.put({ ...pointer(at), ...(at > 2 ? { expiresAt: 5 } : {}) }, null);
    const page = await opened.store.listActiveRuns(home.id, { limit: 2, now: 5_000 });
    expect(page).toMatchObject({ pointers: [{ run: 'r2' }, { run: 'r1' }], older: null });
  });

  const position = (at: number) => `${String(at).padStart(13, '0')}#r${at}`;
  const pointer = (at: number): Item => ({ PK: `GUILD#${home.id}`, SK: `ACTIVE#${position(at)}`, at });
});
