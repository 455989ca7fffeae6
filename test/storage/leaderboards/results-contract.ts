import type { Run } from '../../../src/storage/contract';
import {
  type Daily,
  DEFAULT_SETTINGS,
  EMPTY_TOTALS,
  type Origin,
  type ResultList,
  type RunResult,
} from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo/table';
import { internalsOf } from '../../../src/storage/turns/run-internals';
import { sampleGame } from '../support/sample-game';
import type { Tried } from '../turns/turns-contract';

const EVERYWHERE = { kind: 'global' } as const;
let shelves = 0;

/** What every store promises of runs that are over, of boards and of daily dungeons. */
export function booksContract(name: string, open: () => Promise<Tried>): void {
  describe(name, () => {
    let tried: Tried;
    let board: ResultList;
    let history: ResultList;
    let fresh: string;
    beforeAll(async () => {
      tried = await open();
    });
    afterAll(() => tried.close());
    beforeEach(() => {
      fresh = `${process.pid}x${Date.now().toString(36)}x${shelves++}`;
      board = { kind: 'board', scope: { kind: 'guild', id: fresh }, season: '2026-11' };
      history = { kind: 'history', of: { kind: 'user', id: fresh } };
    });

    const finished = (run: string, score = 0, more: Partial<RunResult> = {}): RunResult => ({
      run: `${fresh}${run}`,
      version: 40,
      owner: 'ann',
      home: { kind: 'guild', id: '77' },
      heroName: 'Ann',
      seed: '7Q4-KVX',
      rules: 1,
      origin: { kind: 'chance' },
      ranked: true,
      finishedAt: 1_000,
      summary: {
        result: 'died',
        score,
        depth: 3,
        deepest: 4,
        level: 2,
        xp: 1_200,
        kills: 7,
        gold: 12.5,
        turns: 900,
        by: 'mangy-wolf',
        cause: null,
        laurel: false,
        cheated: false,
      },
      ...more,
    });

    const enter = (...entries: RunResult[]) =>
      Promise.all(entries.map((entry) => tried.store.recordResult(entry, [board, history])));
    const runsOn = async (shelf: ResultList, page: Partial<Parameters<typeof tried.store.listResults>[1]> = {}) =>
      (await tried.store.listResults(shelf, { limit: 9, ...page })).entries.map(({ run }) => run.replace(fresh, ''));

    test.each<[string, Origin]>([
      ['chance', { kind: 'chance' }],
      ['a seed', { kind: 'seed' }],
      ['a daily dungeon', { kind: 'daily', scope: 'guild', date: '2026-11-20' }],
      ['a fork', { kind: 'fork', run: 'r-_9', version: 12 }],
    ])('a finished run of %s comes back as it was entered', async (_, origin) => {
      const laurel = { ...finished('').summary, result: 'retired', by: null, laurel: true } as const;
      const entry = finished('a', 7, { origin, ranked: false, summary: laurel });
      await enter(entry);
      expect((await tried.store.listResults(board, { limit: 9 })).entries).toEqual([entry]);
    });

    test('a board begins with the best, and with the earlier of equals', async () => {
      await enter(
        finished('a', 9),
        finished('b', 1_000),
        finished('c', 9, { finishedAt: 999 }),
        finished('d', 200_000),
      );
      expect(await runsOn(board)).toEqual(['d', 'b', 'c', 'a']);
    });

    test('a history begins with the newest', async () => {
      await enter(finished('a', 9, { finishedAt: 5 }), finished('b', 8, { finishedAt: 2_000_000 }), finished('c', 7));
      expect(await runsOn(history)).toEqual(['b', 'c', 'a']);
    });

    test('a history can be asked for a time', async () => {
      await enter(...[1, 2, 3, 4].map((at) => finished(String(at), 0, { finishedAt: at })));
      expect(await runsOn(history, { since: 2, until: 4 })).toEqual(['3', '2']);
    });

    test('a page ends with where the next one begins, and the last with nothing', async () => {
      await enter(...[1, 2, 3, 4].map((at) => finished(String(at), 0, { finishedAt: at })));
      const first = await tried.store.listResults(history, { limit: 3 });
      expect(first.entries).toHaveLength(3);
      const second = await tried.store.listResults(history, { limit: 3, after: first.next as string, until: 9 });
      expect(second.entries.map(({ finishedAt }) => finishedAt)).toEqual([1]);
      expect(second.next).toBeNull();
      const place = tried.store.positionOf(history, finished('3', 0, { finishedAt: 3 }));
      expect(await runsOn(history, { after: place })).toEqual(['2', '1']);
    });

    test('a run entered again stands there once, as it was first', async () => {
      await enter(finished('a', 9));
      await enter(finished('a', 50));
      expect(await tried.store.listResults(board, { limit: 9 })).toEqual({ entries: [finished('a', 9)], next: null });
    });

    test('a run struck off is on no shelf', async () => {
      await enter(finished('a'), finished('b'));
      await tried.store.removeResults(finished('a').run, null);
      expect([await runsOn(board), await runsOn(history)]).toEqual([['b'], ['b']]);
    });

    test('a run entered at a later version stands there as it ended then, and not as before again', async () => {
      await enter(finished('a', 9));
      await enter(finished('a', 5, { version: 41 }));
      await enter(finished('a', 9));
      expect((await tried.store.listResults(board, { limit: 9 })).entries).toEqual([finished('a', 5, { version: 41 })]);
    });

    test('what a run was entered as before a version is struck off alone', async () => {
      await enter(finished('a'), finished('b', 0, { version: 41 }));
      for (const run of ['a', 'b']) await tried.store.removeResults(finished(run).run, 41);
      expect([await runsOn(board), await runsOn(history)]).toEqual([['b'], ['b']]);
    });

    test('an entry that is no finished run is unreadable', async () => {
      await enter(finished('a'));
      const [item] = await tried.table.query(`SCORE#${finished('a').run}`, 'LB');
      await tried.table.put({ ...(item as Item), result: 'dreamt' }, null);
      await expect(tried.store.listResults(board, { limit: 9 })).rejects.toMatchObject({ code: 'unreadable' });
    });

    const DAILY = (): Daily => ({ date: fresh, scope: EVERYWHERE });

    test('of many who ask for a dungeon of the day the first makes its seed', async () => {
      const seeds = ['a', 'b', 'c', 'd'].map((seed) => tried.store.dailySeed(DAILY(), seed));
      const found = new Set(await Promise.all(seeds));
      expect(found.size).toBe(1);
      expect(found).toContain(await tried.store.dailySeed(DAILY(), 'late'));
    });

    test('every server has a dungeon of the day of its own', async () => {
      await tried.store.dailySeed(DAILY(), 'all');
      for (const id of ['1', '2']) await tried.store.dailySeed({ ...DAILY(), scope: { kind: 'guild', id } }, `g${id}`);
      expect(await tried.store.dailySeed(DAILY(), 'x')).toBe('all');
      expect(await tried.store.dailySeed({ ...DAILY(), scope: { kind: 'guild', id: '2' } }, 'x')).toBe('g2');
    });

    test('of many runs one is the try of a player, a dungeon and a day', async () => {
      const claims = ['a', 'b', 'c'].map((run) => tried.store.claim('ann', DAILY(), run));
      const [winner] = await Promise.all(claims);
      expect(new Set(await Promise.all(claims))).toEqual(new Set([winner]));
      expect(await tried.store.loadClaim('ann', DAILY())).toBe(winner);
      expect(await tried.store.loadClaim('bob', DAILY())).toBeNull();
      expect(await tried.store.loadClaim('ann', { ...DAILY(), scope: { kind: 'guild', id: '1' } })).toBeNull();
    });

    const OVER = { result: 'died', turn: 9, depth: 1, by: null, cause: null } as const;

    async function begin(more: { origin?: Origin; ranked?: boolean } = {}): Promise<Run> {
      const game = sampleGame('books', 1, 1, 1);
      const made = { id: fresh, owner: 'ann', home: { kind: 'dm', id: '5' } as const, interaction: '900', now: 1 };
      await tried.store.createRun({ ...made, ...more, game });
      return (await tried.store.loadRun(fresh)) as Run;
    }

    async function end(from: Run): Promise<Run> {
      const game = { ...from.game, over: OVER };
      const ended = { from, game, action: { kind: 'abandon' } as const, interaction: '901', now: 2 };
      expect((await tried.store.commit(ended)).ok).toBe(true);
      return (await tried.store.loadRun(fresh)) as Run;
    }

    test('a run is one of chance and ranked unless it was begun otherwise', async () => {
      expect(await begin()).toMatchObject({ origin: { kind: 'chance' }, ranked: true, pendingResult: false });
      fresh += 'other';
      const practice = { origin: { kind: 'daily', scope: 'global', date: '2026-11-20' }, ranked: false } as const;
      expect(await begin(practice)).toMatchObject({ ...practice, pendingResult: false });
      expect(await end((await tried.store.loadRun(fresh)) as Run)).toMatchObject(practice);
    });

    test('the turn that ends a run leaves it owed until that is cleared, and then it is as it was', async () => {
      const ended = await end(await begin());
      expect(ended.pendingResult).toBe(true);
      for (let time = 0; time < 2; time++) await tried.store.clearPendingResult(fresh, ended.version);
      const cleared = { ...ended, pendingResult: false, internals: { ...internalsOf(ended), rewrites: 1 } };
      expect(await tried.store.loadRun(fresh)).toEqual(cleared);
    });

    test('nothing is cleared of a run that has gone on since', async () => {
      const ended = await end(await begin());
      const again = await end(ended);
      await tried.store.clearPendingResult(fresh, ended.version);
      expect(await tried.store.loadRun(fresh)).toEqual(again);
    });

    test('a step back leaves a run unranked and owing nothing', async () => {
      const from = await end(await begin());
      const game = { ...from.game, over: null };
      await tried.store.commit({ from, game, action: { kind: 'back', to: 0 }, interaction: '902', now: 3 });
      expect(await tried.store.loadRun(fresh)).toMatchObject({ ranked: false, pendingResult: false });
    });

    test('a run saved before there were boards is one of chance, ranked, and owes nothing', async () => {
      const run = await end(await begin());
      const { origin, ranked, owed, ...old } = (await tried.table.get(`RUN#${fresh}`, 'STATE')) as Item;
      await tried.table.put(old as Item, null);
      expect(await tried.store.loadRun(fresh)).toEqual({ ...run, pendingResult: false });
    });

    test('a profile saved before there were statistics has none', async () => {
      await tried.table.put({ PK: `USER#${fresh}`, SK: 'PROFILE', rev: 1, activeRun: '', settings: 'text' }, null);
      expect(await tried.store.loadProfile(fresh)).toEqual({
        user: fresh,
        revision: 1,
        activeRun: null,
        suspendedRuns: [],
        settings: { ...DEFAULT_SETTINGS, text: true },
        totals: EMPTY_TOTALS,
        countedRuns: [],
      });
    });

    test('a profile of colours that there are none of has the standard ones', async () => {
      const item = { PK: `USER#${fresh}`, SK: 'PROFILE', rev: 1, activeRun: '', settings: '', palette: 'sepia' };
      await tried.table.put(item, null);
      expect((await tried.store.loadProfile(fresh))?.settings).toEqual(DEFAULT_SETTINGS);
    });

    test('a profile remembers the last sixteen runs it counted', async () => {
      const countedRuns = Array.from({ length: 20 }, (_, i) => `r${i}`);
      const profile = {
        activeRun: null,
        suspendedRuns: [],
        settings: DEFAULT_SETTINGS,
        totals: EMPTY_TOTALS,
        countedRuns,
      };
      await tried.store.putProfile({ user: fresh, revision: 1, ...profile });
      expect((await tried.store.loadProfile(fresh))?.countedRuns).toEqual(countedRuns.slice(4));
    });
  });
}
