import type { Ballot, NewRun } from '../../../src/storage/contract';
import { resultsKey } from '../../../src/storage/dynamo';
import type { Table } from '../../../src/storage/dynamo/table';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { tamper } from '../../support/damage';
import { sample } from '../../support/deep';
import { latch } from '../../support/latch';
import { sampleResult } from '../../support/run-result';
import { GAME, GUILD, partyOf, runsIn, WAIT } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';
import { wrapCalls } from '../support/wrap-calls';

describe.each(sample(TABLES, 1))('an erasure and concurrent writes, over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin } = runsIn(opened);

  /**
   * Table of a client that calls `before` and `after` around each put (or removal) of an item under the sort key
   * prefix.
   */
  function hooked(
    call: 'put' | 'remove',
    prefix: string,
    { before = async () => {}, after = async () => {} }: { before?: () => Promise<void>; after?: () => Promise<void> },
  ): Table {
    const table = wrapCalls(opened.table, (each) => each);
    const around = async <T>(sort: string, request: () => Promise<T>): Promise<T> => {
      if (!sort.startsWith(prefix)) return request();
      await before();
      const answer = await request();
      await after();
      return answer;
    };
    return call === 'put'
      ? { ...table, put: (item, ...more) => around(item.SK, () => table.put(item, ...more)) }
      : { ...table, remove: (pk, sort, ...more) => around(sort, () => table.remove(pk, sort, ...more)) };
  }

  const ballotOf = (run: string, user: string): Ballot => ({
    run,
    version: 0,
    user,
    action: WAIT,
    interactions: ['1'],
    now: 1,
  });

  test('a voter who is erased before their ballot is written leaves none', async () => {
    const [run, bob] = [await begin(), freshId()];
    const overtaken = hooked('put', 'BALLOT#', { before: () => opened.store.eraseUser(bob, null, 1) });
    await createStore(overtaken).putBallot(ballotOf(run.id, bob));
    expect((await opened.table.query(`RUN#${run.id}`, '')).map(({ SK }) => SK)).toEqual(['STATE']);
  });

  test('a run that is erased before a ballot is written keeps none', async () => {
    const [run, bob] = [await begin(), freshId()];
    const overtaken = hooked('put', 'BALLOT#', { before: () => eraseRuns(opened.table, [run.id]) });
    await createStore(overtaken).putBallot(ballotOf(run.id, bob));
    expect(await opened.table.query(`RUN#${run.id}`, '')).toEqual([]);
    expect(await opened.table.query(`USER#${bob}`, '')).toEqual([]);
  });

  test("a ballot written after the search for its voter's ballots is not kept", async () => {
    const [run, bob] = [await begin(), freshId()];
    const [vote, look] = [latch(), latch()];
    let erasing = Promise.resolve();
    // The erasure waits for the vote before it removes the pointer.
    const slow = hooked('remove', 'PLAYED#', {
      before: () => {
        look.open();
        return vote.opened;
      },
    });
    const overtaken = hooked('put', 'BALLOT#', {
      before: () => {
        erasing = createStore(slow).eraseUser(bob, null, 1);
        return look.opened;
      },
    });
    await createStore(overtaken).putBallot(ballotOf(run.id, bob));
    vote.open();
    await erasing;
    expect((await opened.table.query(`RUN#${run.id}`, '')).map(({ SK }) => SK)).toEqual(['STATE']);
    expect(await opened.table.query(`USER#${bob}`, '')).toEqual([]);
  });

  describe('a fork', () => {
    const forkOf = (source: string): NewRun => ({
      ...{ id: freshId(), owner: 'bob', home: GUILD, origin: { kind: 'fork', run: source, version: 0 } },
      ...{ ranked: false, game: GAME, interaction: '901', now: 1 },
    });
    const sourceOf = async ({ id }: NewRun) => (await opened.store.loadRun(id))?.origin;

    test('that begins while its source is erased does not name the source, and leaves no note there', async () => {
      const { id: source } = await begin();
      const fork = forkOf(source);
      const overtaken = hooked('put', 'STATE', { before: () => eraseRuns(opened.table, [source]) });
      await createStore(overtaken).createRun(fork);
      expect(await sourceOf(fork)).toMatchObject({ kind: 'fork', run: '-' });
      expect(await opened.table.query(`RUN#${source}`, '')).toEqual([]);
    });

    test('that begins after its source was erased does not, either', async () => {
      const source = freshId();
      const fork = forkOf(source);
      await opened.store.createRun(fork);
      expect(await sourceOf(fork)).toMatchObject({ kind: 'fork', run: '-' });
      expect(await opened.table.query(`RUN#${source}`, '')).toEqual([]);
    });

    test('whose result another client changes while its source is erased does not name the source', async () => {
      const { id: source } = await begin();
      const fork = forkOf(source);
      await opened.store.createRun(fork);
      const [owner, origin] = [fork.owner, fork.origin!];
      const history = { kind: 'history', of: { kind: 'user', id: owner } } as const;
      await opened.store.recordResult(sampleResult({ run: fork.id, owner, origin, ranked: false }), [history]);
      let changes = 0;
      const overtaken = wrapCalls(opened.table, (each) => each);
      const table: Table = {
        ...overtaken,
        async put(item, ...more) {
          if (item.PK === resultsKey(fork.id) && changes++ === 0) {
            await tamper(opened.table, [item.PK, item.SK], (stored) => ({ ...stored, v: Number(stored.v) + 1 }));
          }
          return overtaken.put(item, ...more);
        },
      };
      await eraseRuns(table, [source]);
      expect(await opened.table.query(resultsKey(fork.id), '')).toMatchObject([{ origin: 'fork#0#-' }]);
    });
  });

  test('a pointer written after the last look is left for the next erasure', async () => {
    const [run, bob, channel] = [await begin(), freshId(), freshId()];
    await opened.store.putParty(partyOf(channel, { run: run.id, members: ['ann', bob], holder: bob }));
    const table = wrapCalls(opened.table, (call) => call);
    let looks = 0;
    const late: Table = {
      ...table,
      async query(pk, prefix, signal) {
        const items = await table.query(pk, prefix, signal);
        const isLast = pk === `USER#${bob}` && prefix === '' && ++looks === 2;
        if (isLast) await opened.store.putBallot(ballotOf(run.id, bob));
        return items;
      },
    };
    await createStore(late).eraseUser(bob, null, 1);
    expect((await opened.store.loadBallots(run.id, 0)).map(({ user }) => user)).toEqual([bob]);
    await opened.store.eraseUser(bob, null, 1);
    expect(await opened.store.loadBallots(run.id, 0)).toEqual([]);
  });

  test('an owner who gets the torch while being erased does not keep it', async () => {
    const [ann, bob, channel] = [freshId(), freshId(), freshId()];
    const run = await begin({ owner: ann, channel });
    const party = partyOf(channel, { run: run.id, mode: 'handover', holder: bob, members: [ann, bob] });
    await opened.store.putParty(party);
    const leave = async (): Promise<void> => {
      const present = await opened.store.loadParty(channel);
      if (present)
        await opened.store.putParty({ ...present, revision: present.revision + 1, holder: ann, members: [] });
    };
    await createStore(hooked('remove', 'PARTY#', { after: leave })).eraseUser(ann, null, 1);
    expect(JSON.stringify(await opened.table.query(`CHANNEL#${channel}`, ''))).not.toContain(ann);
  });
});
