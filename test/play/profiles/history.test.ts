import { DAY_MS } from '../../../src/lib/calendar';
import { createPlay, type HistoryQuery } from '../../../src/play';
import { createMemoryStore, type ResultList } from '../../../src/storage';
import { finishedRun } from '../../support/run-result';
import { ask, HOME } from '../support/callers';
import { raws } from '../support/party-scenario';

const NOON = Date.UTC(2026, 10, 20, 12);
const LIST: ResultList = { kind: 'history', of: HOME };

const RESULTS = [
  finishedRun({ run: 'deep', finishedAt: NOON }, { deepest: 5, by: 'orc', cause: 'poison', result: 'died' }),
  finishedRun(
    { run: 'won', owner: 'ann', finishedAt: NOON + DAY_MS },
    { deepest: 8, by: null, laurel: true, result: 'retired' },
  ),
  finishedRun({ run: 'short', finishedAt: NOON + 2 * DAY_MS }, { deepest: 2, by: 'rat' }),
];

async function recorded(results = RESULTS) {
  const store = createMemoryStore();
  for (const result of results) await store.recordResult(result, [LIST]);
  return createPlay({ store, raws });
}

test.each<[HistoryQuery, string[]]>([
  [{}, ['short', 'won', 'deep']],
  [{ deepest: { from: 5 } }, ['won', 'deep']],
  [{ deepest: { from: 6 } }, ['won']],
  [{ deepest: { to: 5 } }, ['short', 'deep']],
  [{ deepest: { to: 4 } }, ['short']],
  [{ deepest: { from: 3, to: 7 } }, ['deep']],
  [{ cause: 'orc' }, ['deep']],
  [{ cause: 'poison' }, ['deep']],
  [{ cause: 'rat' }, ['short']],
  [{ result: 'died' }, ['short', 'deep']],
  [{ laurel: true }, ['won']],
  [{ laurel: false }, ['short', 'deep']],
  [{ since: '2026-11-21' }, ['short', 'won']],
  [{ until: '2026-11-21' }, ['won', 'deep']],
  [{ since: '2026-11-21', until: '2026-11-21' }, ['won']],
  [{ until: 'tomorrow' }, ['short', 'won', 'deep']],
])('%j finds %j, newest first', async (query, runs) => {
  const play = await recorded();
  expect((await play.history(ask({ query }))).runs.map(({ run }) => run)).toEqual(runs);
});

test('a search finds runs that ended before a time, or before the end of a day if that is earlier', async () => {
  const play = await recorded();
  const before = async (time: number, query: HistoryQuery = {}) =>
    (await play.history(ask({ query, before: time }))).runs.map(({ run }) => run);
  expect(await before(NOON + DAY_MS)).toEqual(['deep']);
  expect(await before(NOON + DAY_MS + 1)).toEqual(['won', 'deep']);
  expect(await before(NOON + 9 * DAY_MS, { until: '2026-11-20' })).toEqual(['deep']);
  expect(await before(NOON + 1, { until: '2026-11-29' })).toEqual(['deep']);
});

test('a page has ten runs, and a page that is full to the last run leads nowhere', async () => {
  const many = Array.from({ length: 11 }, (_, at) => finishedRun({ run: `r${at}`, finishedAt: NOON + at }));
  const play = await recorded(many);
  const first = await play.history(ask({ query: {} }));
  expect(first.runs).toHaveLength(10);
  expect(first.runs[0]).toMatchObject({ run: 'r10' });
  expect(await play.history(ask({ query: {}, after: first.next as string }))).toMatchObject({
    runs: [{ run: 'r0' }],
    next: null,
    older: null,
  });
  expect(await play.history(ask({ query: {}, limit: 11 }))).toMatchObject({ runs: { length: 11 }, next: null });
});

test('a full page reads no further, and leads on from its end', async () => {
  const store = createMemoryStore();
  const listResults = jest.fn(async () => ({ entries: [...RESULTS], next: 'further' }));
  const play = createPlay({ store: { ...store, listResults }, raws });
  expect(await play.history(ask({ query: {}, limit: 3 }))).toMatchObject({ next: 'further', older: null });
  expect(listResults).toHaveBeenCalledTimes(1);
});

test('a run that was given up before it was played is left out, but not a daily dungeon', async () => {
  const given = (run: string, more: Parameters<typeof finishedRun>[0] = {}) =>
    finishedRun({ run, version: 1, ...more }, { result: 'abandoned' });
  const daily = { kind: 'daily', date: '2026-11-20', scope: 'global' } as const;
  const play = await recorded([
    given('unplayed'),
    given('played', { version: 2 }),
    given('daily', { origin: daily, finishedAt: NOON }),
  ]);
  const { runs } = await play.history(ask({ query: {}, now: NOON + 2 * DAY_MS }));
  expect(runs.map(({ run }) => run).sort()).toEqual(['daily', 'played']);
});
