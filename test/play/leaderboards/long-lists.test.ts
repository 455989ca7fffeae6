import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type ResultList, type RunResult } from '../../../src/storage';
import { finishedRun } from '../../support/run-result';
import { ask, HOME } from '../support/callers';

const SERVER: ResultList = { kind: 'history', of: HOME };

/** Result of Bob's. Its time is also its score. */
const finished = (at: number, more: Partial<RunResult> = {}): RunResult =>
  finishedRun({ run: `run${at}`, finishedAt: at, ...more }, { score: at });

const anns = (at: number): RunResult =>
  finishedRun({ run: `run${at}`, owner: 'ann', heroName: 'Ann', finishedAt: at }, { laurel: true });

/** Store whose server has a result of Ann's at time 1 and the given number of Bob's after it. */
async function recorded(others: number) {
  const store = createMemoryStore();
  const later = Array.from({ length: others }, (_, at) => finished(at + 2));
  await Promise.all([anns(1), ...later].map((entry) => store.recordResult(entry, [SERVER])));
  return { store, play: createPlay({ store, raws: loadRaws() }) };
}

const won = { query: { laurel: true } };

test('a search that would take too long says where it stopped, and can go on from there', async () => {
  const { play } = await recorded(450);
  const first = await play.history(ask(won));
  expect(first).toMatchObject({ runs: [], older: 3 });
  const second = await play.history(ask({ ...won, before: first.older as number }));
  expect(second).toMatchObject({ runs: [{ owner: 'ann' }], next: null, older: null });
});

test('a search that reaches the end says so', async () => {
  const { play } = await recorded(400);
  expect(await play.history(ask(won))).toMatchObject({ runs: [{ owner: 'ann' }], next: null, older: null });
});

test('a page that ends where a search stopped leads on from there', async () => {
  const { play } = await recorded(950);
  const page = await play.history(ask({ query: {}, limit: 450 }));
  // The search goes on with the last result that was read and all results of the same moment, so that none is listed
  // twice.
  expect(page).toMatchObject({ runs: { length: 449 }, older: 503 });
  expect(page.runs.at(-1)).toMatchObject({ finishedAt: 503 });
  const on = await play.history(ask({ query: {}, limit: 2, before: page.older as number }));
  expect(on.runs.map(({ finishedAt }) => finishedAt)).toEqual([502, 501]);
});

test("a player's runs are found however many runs of others came after, within the server", async () => {
  const { store, play } = await recorded(0);
  const elsewhere = finished(7, { owner: 'ann', home: { kind: 'guild', id: 'other' } });
  const hers: ResultList = { kind: 'history', of: { kind: 'user', id: 'ann' } };
  await Promise.all([anns(1), elsewhere].map((entry) => store.recordResult(entry, [hers])));
  const asked = await play.history(ask({ user: 'eve', query: { player: 'ann' } }));
  expect(asked.runs.map(({ run }) => run)).toEqual(['run1']);
});

test('in a direct message a search finds no run of others', async () => {
  const { store, play } = await recorded(0);
  await store.recordResult(anns(1), [{ kind: 'history', of: { kind: 'user', id: 'ann' } }]);
  const home = { kind: 'dm', id: 'd' } as const;
  expect((await play.history(ask({ user: 'eve', home, query: { player: 'ann' } }))).runs).toEqual([]);
});
