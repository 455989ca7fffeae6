import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type ResultList, type RunResult } from '../../../src/storage';
import { ask, HOME } from '../support/callers';

const BOARD: ResultList = { kind: 'board', scope: HOME, season: 'all' };
const SERVER: ResultList = { kind: 'history', of: HOME };

/** Bob's run, ended at that time with a score as high. */
const finished = (at: number, more: Partial<RunResult> = {}): RunResult => ({
  run: `run${at}`,
  version: 1,
  owner: 'bob',
  home: HOME,
  heroName: 'Bob',
  seed: 'long',
  rules: 1,
  origin: { kind: 'chance' },
  ranked: true,
  finishedAt: at,
  summary: {
    result: 'died',
    score: at,
    depth: 1,
    deepest: 1,
    level: 1,
    xp: 0,
    kills: 0,
    gold: 0,
    turns: 1,
    by: 'rat',
    cause: null,
    laurel: false,
    cheated: false,
  },
  ...more,
});

const anns = (at: number): RunResult => {
  const entry = finished(at, { owner: 'ann', heroName: 'Ann' });
  return { ...entry, summary: { ...entry.summary, laurel: true } };
};

/** A list with one result of Ann's at time 1, and so many of Bob's after it. */
async function recorded(others: number, list: ResultList) {
  const store = createMemoryStore();
  const later = Array.from({ length: others }, (_, at) => finished(at + 2));
  await Promise.all([anns(1), ...later].map((entry) => store.recordResult(entry, [list])));
  return { store, play: createPlay({ store, raws: loadRaws() }) };
}

const won = { query: { laurel: true } };

test('a search that would take too long says where it was given up, and goes on from there', async () => {
  const { play } = await recorded(1_000, SERVER);
  const first = await play.history(ask(won));
  expect(first).toMatchObject({ runs: [], older: 3 });
  const second = await play.history(ask({ ...won, before: first.older as number }));
  expect(second).toMatchObject({ runs: [{ owner: 'ann' }], next: null, older: null });
});

test('a search that comes to the end says that it did', async () => {
  const { play } = await recorded(900, SERVER);
  expect(await play.history(ask(won))).toMatchObject({ runs: [{ owner: 'ann' }], next: null, older: null });
});

test('the page that ends where a search is given up leads on from there', async () => {
  const { play } = await recorded(1_500, SERVER);
  const page = await play.history(ask({ query: {}, limit: 1_000 }));
  expect(page).toMatchObject({ runs: { length: 1_000 }, older: 503 });
  const on = await play.history(ask({ query: {}, limit: 2, before: page.older as number }));
  expect(on.runs.map(({ finishedAt }) => finishedAt)).toEqual([502, 501]);
});

test("a player's runs are found however many others came after, and only those of the server", async () => {
  const { store, play } = await recorded(0, SERVER);
  const elsewhere = finished(7, { owner: 'ann', home: { kind: 'guild', id: 'other' } });
  const hers: ResultList = { kind: 'history', of: { kind: 'user', id: 'ann' } };
  await Promise.all([anns(1), elsewhere].map((entry) => store.recordResult(entry, [hers])));
  const asked = await play.history(ask({ user: 'eve', query: { player: 'ann' } }));
  expect(asked.runs.map(({ run }) => run)).toEqual(['run1']);
});

test('a direct message tells of nobody else', async () => {
  const { store, play } = await recorded(0, SERVER);
  await store.recordResult(anns(1), [{ kind: 'history', of: { kind: 'user', id: 'ann' } }]);
  const home = { kind: 'dm', id: 'd' } as const;
  expect((await play.history(ask({ user: 'eve', home, query: { player: 'ann' } }))).runs).toEqual([]);
});

test('one player with many runs does not hide another', async () => {
  const { play } = await recorded(1_500, BOARD);
  const board = await play.leaderboard(ask({ circle: 'guild', season: 'all' }));
  expect(board).toMatchObject({ own: { rank: 2, run: 'run1' }, cut: null });
});

test('a board too long to be looked through says how far it was', async () => {
  const { play } = await recorded(2_000, BOARD);
  const board = await play.leaderboard(ask({ circle: 'guild', season: 'all' }));
  expect(board).toMatchObject({ placings: [{ owner: 'bob' }], own: null, cut: 2_000 });
});
