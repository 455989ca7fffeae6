import type { Origin, Run } from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo';
import { internalsOf } from '../../../src/storage/turns/run-internals';
import { sample } from '../../support/deep';
import { sampleGame } from '../support/sample-game';
import { freshId, openForTests, TABLES } from '../support/tables';

describe.each(sample(TABLES, 1))('pending results over %s', (_, open) => {
  const opened = openForTests(open);
  let fresh: string;
  beforeEach(() => {
    fresh = freshId();
  });

  const OVER = { result: 'died', turn: 9, depth: 1, by: null, cause: null } as const;

  async function begin(more: { origin?: Origin; ranked?: boolean } = {}): Promise<Run> {
    const game = sampleGame('results', 1, 1, 1);
    const made = { id: fresh, owner: 'ann', home: { kind: 'dm', id: '5' } as const, interaction: '900', now: 1 };
    await opened.store.createRun({ ...made, ...more, game });
    return (await opened.store.loadRun(fresh)) as Run;
  }

  async function end(from: Run): Promise<Run> {
    const game = { ...from.game, over: OVER };
    const ended = { from, game, action: { kind: 'abandon' } as const, interaction: '901', now: 2 };
    expect((await opened.store.commit(ended)).ok).toBe(true);
    return (await opened.store.loadRun(fresh)) as Run;
  }

  test('a run counts as one of chance and as ranked unless it was begun otherwise', async () => {
    expect(await begin()).toMatchObject({ origin: { kind: 'chance' }, ranked: true, pendingResult: false });
    fresh += 'other';
    const practice = { origin: { kind: 'daily', scope: 'global', date: '2026-11-20' }, ranked: false } as const;
    expect(await begin(practice)).toMatchObject({ ...practice, pendingResult: false });
    expect(await end((await opened.store.loadRun(fresh)) as Run)).toMatchObject(practice);
  });

  test('the turn that ends a run leaves its result pending until the result is cleared', async () => {
    const ended = await end(await begin());
    expect(ended.pendingResult).toBe(true);
    for (let time = 0; time < 2; time++) await opened.store.clearPendingResult(fresh, ended.version);
    const cleared = { ...ended, pendingResult: false, internals: { ...internalsOf(ended), rewrites: 1 } };
    expect(await opened.store.loadRun(fresh)).toEqual(cleared);
  });

  test('the pending result of a later version is not cleared', async () => {
    const ended = await end(await begin());
    const again = await end(ended);
    await opened.store.clearPendingResult(fresh, ended.version);
    expect(await opened.store.loadRun(fresh)).toEqual(again);
  });

  test('a rollback leaves a run unranked and without a pending result', async () => {
    const from = await end(await begin());
    const game = { ...from.game, over: null };
    await opened.store.commit({ from, game, action: { kind: 'back', to: 0 }, interaction: '902', now: 3 });
    expect(await opened.store.loadRun(fresh)).toMatchObject({ ranked: false, pendingResult: false });
  });

  test('a run from before leaderboards is one of chance, ranked, and has no pending result', async () => {
    const run = await end(await begin());
    const { origin, ranked, owed, ...old } = (await opened.table.get(`RUN#${fresh}`, 'STATE')) as Item;
    await opened.table.put(old as Item, null);
    expect(await opened.store.loadRun(fresh)).toEqual({ ...run, pendingResult: false });
  });
});
