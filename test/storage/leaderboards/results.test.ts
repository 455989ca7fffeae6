import {
  type BoardOrder,
  DEFAULT_SETTINGS,
  EMPTY_TOTALS,
  type Origin,
  type ResultList,
  type ResultPage,
  type RunResult,
} from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo';
import { createStore } from '../../../src/storage/store';
import { sampleResult } from '../../support/run-result';
import { freshId, openForTests, TABLES } from '../support/tables';
import { withPut } from '../support/with-put';

describe.each(TABLES)('results over %s', (_, open) => {
  const opened = openForTests(open);
  let board: ResultList;
  let history: ResultList;
  let fresh: string;
  beforeEach(() => {
    fresh = freshId();
    board = { kind: 'board', scope: { kind: 'guild', id: fresh }, season: '2026-11' };
    history = { kind: 'history', of: { kind: 'user', id: fresh } };
  });

  const finished = (run: string, score = 0, more: Partial<RunResult> = {}): RunResult =>
    sampleResult({ run: `${fresh}${run}`, summary: { score }, ...more });

  const record = (...entries: RunResult[]) =>
    Promise.all(entries.map((entry) => opened.store.recordResult(entry, [board, history])));
  const runsIn = async (list: ResultList, page: Partial<ResultPage> = {}) =>
    (await opened.store.listResults(list, { limit: 9, ...page })).entries.map(({ run }) => run.replace(fresh, ''));

  test.each<[string, Origin]>([
    ['chance', { kind: 'chance' }],
    ['a seed', { kind: 'seed' }],
    ['a daily dungeon', { kind: 'daily', scope: 'guild', date: '2026-11-20' }],
    ['a fork', { kind: 'fork', run: 'r-_9', version: 12 }],
  ])('a finished run of %s comes back as it was recorded', async (_, origin) => {
    const laurel = { ...finished('').summary, result: 'retired', by: null, laurel: true } as const;
    const entry = finished('a', 7, { origin, ranked: false, summary: laurel });
    await record(entry);
    expect((await opened.store.listResults(board, { limit: 9 })).entries).toEqual([entry]);
  });

  test.each([{}, { campaign: 'amulet' }, { kit: 'scout' }, { boons: ['wildfire', 'toxins'] }, { secondWays: [4, 6] }])(
    'a result keeps %j',
    async (more) => {
      const entry = finished('a', 7, { summary: { ...finished('').summary, ...more } });
      await record(entry);
      expect((await opened.store.listResults(board, { limit: 9 })).entries).toEqual([entry]);
    },
  );

  test('the first recording of a run does not look for an earlier one', async () => {
    const table = withPut(opened.table, (...args) => opened.table.put(...args));
    const store = createStore({ ...table, query: () => Promise.reject(new Error('looked')) });
    await store.recordResult(finished('a', 7), [board, history]);
    expect(await runsIn(board)).toEqual(['a']);
    await expect(store.recordResult(finished('a', 7, { version: 99 }), [board, history])).rejects.toThrow('looked');
  });

  test.each([
    { laurel: false, cheated: true, ranked: false },
    { laurel: true, cheated: false, ranked: false },
    { laurel: false, cheated: false, ranked: true },
  ])('a result keeps each of its marks: %j', async ({ laurel, cheated, ranked }) => {
    const { summary } = finished('');
    await record(finished('a', 0, { ranked, summary: { ...summary, laurel, cheated } }));
    const [entry] = (await opened.store.listResults(history, { limit: 9 })).entries;
    expect(entry).toMatchObject({ ranked, summary: { laurel, cheated } });
  });

  test('the history keeps the lowest hit points of each level; boards keep only the close call', async () => {
    const closeCall = { hp: 2, depth: 4 };
    const entry = finished('a', 7, { lowest: [100, null, 0], closeCall });
    await record(entry);
    expect((await opened.store.listResults(history, { limit: 9 })).entries).toEqual([entry]);
    const { lowest, ...shown } = entry;
    expect((await opened.store.listResults(board, { limit: 9 })).entries).toEqual([shown]);
  });

  describe('a leaderboard in another order', () => {
    const by = (order: BoardOrder, season = '2026-W47'): ResultList => ({
      ...{ kind: 'board', scope: { kind: 'guild', id: fresh }, season, by: order },
    });
    const recordBy = async (order: BoardOrder, ...entries: RunResult[]) => {
      for (const entry of entries) await opened.store.recordResult(entry, [by(order), history]);
    };
    const deep = (run: string, deepest: number, score: number, more: Partial<RunResult> = {}) =>
      sampleResult({ run: `${fresh}${run}`, owner: fresh, ...more, summary: { deepest, score } });

    test('keeps the first sixteen, and the best run by score of every player', async () => {
      const byScore: ResultList = { kind: 'board', scope: { kind: 'guild', id: fresh }, season: '2026-W47' };
      const recordBoth = (entry: RunResult) => opened.store.recordResult(entry, [by('depth'), byScore, history]);
      const others = Array.from({ length: 16 }, (_, at) => deep(`other${at}`, 5, 9, { owner: `${fresh}${at}` }));
      await Promise.all(others.map(recordBoth));
      await recordBoth(deep('shallow', 5, 8));
      expect(await runsIn(by('depth'), { limit: 30 })).not.toContain('shallow');
      expect(await runsIn(byScore, { limit: 30 })).toContain('shallow');
      await recordBoth(deep('deep', 6, 1));
      expect((await runsIn(by('depth'))).at(0)).toBe('deep');
    });

    test('begins with the deepest, then with the higher score', async () => {
      await recordBy('depth', deep('a', 9, 1), deep('b', 10, 5, { owner: 'bob' }), deep('c', 10, 7, { owner: 'eve' }));
      expect(await runsIn(by('depth'))).toEqual(['c', 'b', 'a']);
    });

    test('begins with the most feats, and tells which feats', async () => {
      const proud = deep('b', 1, 1, { owner: 'bob', feats: ['one', 'two'] });
      await recordBy('feats', deep('a', 9, 9, { feats: ['one'] }), proud);
      expect((await opened.store.listResults(by('feats'), { limit: 9 })).entries[0]).toEqual(proud);
      expect(await runsIn(by('feats'))).toEqual(['b', 'a']);
    });

    test('begins with the fewest hit points of a close call, then with the newest date', async () => {
      const call = (hp: number) => ({ closeCall: { hp, depth: 2 } });
      await recordBy('close', deep('a', 1, 9, call(3)), deep('b', 1, 1, { owner: 'bob', ...call(1) }));
      expect(await runsIn(by('close'))).toEqual(['b', 'a']);
      await recordBy('date', deep('a', 1, 9, { finishedAt: 5 }), deep('b', 1, 1, { owner: 'bob', finishedAt: 12 }));
      expect(await runsIn(by('date'))).toEqual(['b', 'a']);
    });

    test('has one entry of a player: the best in that order, and the next best after its removal', async () => {
      await recordBy('depth', deep('a', 5, 1), deep('b', 3, 99), deep('c', 4, 2));
      expect(await runsIn(by('depth'))).toEqual(['a']);
      await opened.store.removeResults({ run: `${fresh}a`, before: null, owner: fresh });
      expect(await runsIn(by('depth'))).toEqual(['c']);
      expect((await opened.store.bestResult(fresh, by('depth')))?.run).toBe(`${fresh}c`);
    });
  });

  test('a board begins with the best, then with the earlier', async () => {
    await record(
      finished('a', 9, { owner: 'ann' }),
      finished('b', 1_000, { owner: 'bob' }),
      finished('c', 9, { owner: 'cid', finishedAt: 999 }),
      finished('d', 200_000, { owner: 'dan' }),
    );
    expect(await runsIn(board)).toEqual(['d', 'b', 'c', 'a']);
  });

  test('a board begins with the laurels, but the board from before 1.0 with the highest score', async () => {
    const former: ResultList = { kind: 'board', scope: { kind: 'guild', id: fresh }, season: 'former' };
    const since: ResultList = { kind: 'board', scope: { kind: 'guild', id: fresh }, season: 'all' };
    const { summary } = finished('');
    const won = finished('a', 9, { owner: 'ann', summary: { ...summary, score: 9, laurel: true } });
    const lost = finished('b', 1_000, { owner: 'bob' });
    for (const list of [board, since, former])
      for (const entry of [won, lost]) await opened.store.recordResult(entry, [list]);
    expect(await Promise.all([board, since, former].map((list) => runsIn(list)))).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect((await opened.store.bestResult('ann', former))?.run).toBe(won.run);
  });

  test('a history begins with the newest', async () => {
    await record(finished('a', 9, { finishedAt: 5 }), finished('b', 8, { finishedAt: 2_000_000 }), finished('c', 7));
    expect(await runsIn(history)).toEqual(['b', 'c', 'a']);
  });

  test('a history can be limited to a time', async () => {
    await record(...[1, 2, 3, 4].map((at) => finished(String(at), 0, { finishedAt: at })));
    expect(await runsIn(history, { since: 2, until: 4 })).toEqual(['3', '2']);
    const after = opened.store.positionOf(history, finished('4', 0, { finishedAt: 4 }));
    expect(await runsIn(history, { until: 3, after })).toEqual(['2', '1']);
  });

  test('a board has no time of day', async () => {
    await record(...['ann', 'bob'].map((owner, at) => finished(owner, 0, { owner, finishedAt: at })));
    expect(await runsIn(board, { since: 1, until: 1 })).toEqual(['ann', 'bob']);
  });

  test('a page ends with the key at which the next page begins, and the last page ends with nothing', async () => {
    await record(...[1, 2, 3, 4].map((at) => finished(String(at), 0, { finishedAt: at })));
    const first = await opened.store.listResults(history, { limit: 3 });
    expect(first.entries).toHaveLength(3);
    const second = await opened.store.listResults(history, { limit: 3, after: first.next as string, until: 9 });
    expect(second.entries.map(({ finishedAt }) => finishedAt)).toEqual([1]);
    expect(second.next).toBeNull();
    const place = opened.store.positionOf(history, finished('3', 0, { finishedAt: 3 }));
    expect(await runsIn(history, { after: place })).toEqual(['2', '1']);
  });

  test('a result recorded again is listed once, as first recorded', async () => {
    await record(finished('a', 9));
    await record(finished('a', 50));
    expect(await opened.store.listResults(board, { limit: 9 })).toEqual({ entries: [finished('a', 9)], next: null });
  });

  test('the best run of a player stays, even if a worse run of a later version lasted longer', async () => {
    await record(finished('a', 50, { version: 10 }));
    await record(finished('b', 5, { version: 40 }));
    expect(await runsIn(board)).toEqual(['a']);
    expect(await runsIn(history)).toHaveLength(2);
  });

  test('if others keep changing a result, the store is unavailable', async () => {
    const store = createStore(withPut(opened.table, async () => false));
    await expect(store.recordResult(finished('a'), [history])).rejects.toMatchObject({ code: 'unavailable' });
    expect(await runsIn(history)).toEqual([]);
  });

  test('a removed result is in no list', async () => {
    await record(finished('a'), finished('b', 0, { owner: 'bob' }));
    await opened.store.removeResults({ run: finished('a').run, before: null, owner: null });
    expect([await runsIn(board), await runsIn(history)]).toEqual([['b'], ['b']]);
  });

  test('a result of a later version replaces the earlier one for good', async () => {
    await record(finished('a', 9));
    await record(finished('a', 5, { version: 41 }));
    await record(finished('a', 9));
    expect((await opened.store.listResults(board, { limit: 9 })).entries).toEqual([finished('a', 5, { version: 41 })]);
  });

  test('only results from before a version are removed', async () => {
    await record(finished('a'), finished('b', 0, { owner: 'bob', version: 41 }));
    for (const run of ['a', 'b']) await opened.store.removeResults({ run: finished(run).run, before: 41, owner: null });
    expect([await runsIn(board), await runsIn(history)]).toEqual([['b'], ['b']]);
  });

  test('an item that is no result is left out of its lists', async () => {
    await record(finished('a'), finished('b', 0, { owner: 'bob' }));
    const [best] = await opened.table.query('USER#ann', `LB#guild#${fresh}`);
    const [result] = await opened.table.query(`SCORE#${finished('a').run}`, 'RUNS');
    for (const item of [best, result]) await opened.table.put({ ...(item as Item), result: 'dreamt' }, null);
    expect([await runsIn(board), await runsIn(history)]).toEqual([['b'], ['b']]);
  });

  test('a daily result kept apart while its day is open does not also come back as the next best', async () => {
    const [owner, finishedAt] = [fresh, Date.parse('2026-11-20T12:00:00Z')];
    const origin = { kind: 'daily', scope: 'global', date: '2026-11-20' } as const;
    await record(finished('a', 9, { owner, finishedAt }));
    await record(finished('d', 50, { owner, finishedAt, origin }));
    expect(await runsIn(board)).toEqual(['d', 'a']);
    await opened.store.removeResults({ run: finished('a').run, before: null, owner });
    expect(await runsIn(board)).toEqual(['d']);
    await opened.store.removeResults({ run: finished('d').run, before: null, owner });
    expect(await runsIn(board)).toEqual([]);
  });

  test('undoing a recording removes a profile that counts nothing else, and no other profile', async () => {
    const profile = {
      revision: 1,
      activeRun: null,
      suspendedRuns: [],
      settings: DEFAULT_SETTINGS,
      totals: EMPTY_TOTALS,
    };
    const { run } = finished('a');
    for (const countedRuns of [[run], [], [run, 'r9']]) {
      const owner = freshId();
      await opened.store.putProfile({ ...profile, user: owner, countedRuns });
      await opened.store.undoRecording({ run, owner });
      expect((await opened.store.loadProfile(owner)) === null).toBe(countedRuns.join() === run);
    }
  });
});
