import { DAY_MS } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import { listsFor } from '../../../src/play/leaderboards/result-lists';
import { isClosed, previousSeason } from '../../../src/play/leaderboards/seasons';
import { loadRaws } from '../../../src/raws';
import {
  type BoardList,
  DEFAULT_SETTINGS,
  newProfile,
  type ResultList,
  type Season,
  type UserId,
} from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { finishedRun, type ResultChanges } from '../../support/run-result';
import { ask, HOME } from '../support/callers';

const BOARD: BoardList = { kind: 'board', scope: HOME, season: 'all' };
const FORMER: BoardList = { ...BOARD, season: 'former' };
const NOW = Date.parse('2026-11-22T12:00:00Z');
const TODAY = { kind: 'daily', scope: 'guild', date: '2026-11-22' } as const;

const table = () => new MemoryTable();

/** Records a finished run with this score, in the history of its owner and on a board of the server. */
async function record(
  over: MemoryTable,
  owner: UserId,
  score: number,
  { summary, ...more }: ResultChanges = {},
  board = BOARD,
): Promise<string> {
  const run = `${owner}-${score}`;
  await over.put({ PK: `USER#${owner}`, SK: `RUN#${run}`, at: 0, home: 'guild#77' }, null);
  const result = finishedRun({ run, owner, heroName: owner, finishedAt: NOW, ...more }, { score, ...summary });
  await createStore(over).recordResult(result, [{ kind: 'history', of: { kind: 'user', id: owner } }, board]);
  return run;
}

/** Records a result as releases before 1.0 did: the leaderboard has an item of its own for each run. */
async function recordAsBefore(over: MemoryTable, owner: UserId, score: number): Promise<void> {
  await record(over, owner, score, {}, FORMER);
  const [best] = await over.query(`USER#${owner}`, 'LB#');
  await over.remove(`USER#${owner}`, 'LB#guild#77#all');
  const { rev: _, ...item } = { rev: 0, PK: '', SK: '', ...best };
  await over.put({ ...item, PK: `SCORE#${owner}-${score}`, SK: 'LB#guild#77#all' }, null);
}

async function boardOf(
  over: MemoryTable,
  user: UserId = 'eve',
  asked: { campaign?: string; season?: Season; titled?: { from: number; places: number } } = {},
) {
  const play = createPlay({ store: createStore(over), raws: loadRaws() });
  const outcome = await play.leaderboard(ask({ user, circle: 'guild', season: 'all', now: NOW, ...asked }));
  if (outcome.kind !== 'leaderboard') throw new Error(outcome.kind);
  return { ...outcome, runs: outcome.placings.map(({ run }) => run) };
}

test("every player's best run counts, whenever it was recorded", async () => {
  const over = table();
  for (const score of [5, 9, 7]) await record(over, 'ann', score);
  await record(over, 'bob', 8);
  expect((await boardOf(over)).runs).toEqual(['ann-9', 'bob-8']);
  expect(await over.index('LB#guild#77#since-1.0', { limit: 9 })).toHaveLength(2);
});

test("places have the titles of players who show their names, and so has the caller's own place", async () => {
  const over = table();
  const store = createStore(over);
  const players = { ann: 'wyrmling', bob: 'untouched', cid: 'tightwad', dan: 'well-read' } as const;
  for (const [at, [user, title]] of Object.entries(players).entries()) {
    await record(over, user, 9 - at);
    const settings = { ...DEFAULT_SETTINGS, title, shown: user !== 'bob' };
    await store.putProfile({ ...newProfile(user), revision: 1, settings });
  }
  const titlesOn = async (titled?: { from: number; places: number }) =>
    (await boardOf(over, 'dan', titled && { titled })).placings.map(({ title }) => title);
  expect(await titlesOn({ from: 0, places: 2 })).toEqual(['wyrmling', undefined, undefined, 'well-read']);
  expect(await titlesOn()).toEqual([undefined, undefined, undefined, undefined]);
});

test('the board of another campaign has only runs of that campaign', async () => {
  const over = table();
  const store = createStore(over);
  await record(over, 'ann', 9);
  await store.recordResult(finishedRun({ run: 'far', owner: 'bob' }, { score: 5, campaign: 'amulet' }), [
    { ...BOARD, campaign: 'amulet' },
  ]);
  expect((await boardOf(over, 'eve', { campaign: 'amulet' })).runs).toEqual(['far']);
  expect((await boardOf(over)).runs).toEqual(['ann-9']);
});

test('if two results are equal, the earlier one stays', async () => {
  const over = table();
  await record(over, 'ann', 5);
  await record(over, 'ann', 5, { run: 'later', finishedAt: NOW + 1 });
  await record(over, 'bob', 5, { finishedAt: NOW + 2 });
  expect((await boardOf(over)).runs).toEqual(['ann-5', 'bob-5']);
});

test("if the best run is removed, the player's next best takes its place, if there is one", async () => {
  const over = table();
  const best = await record(over, 'ann', 9);
  const next = await record(over, 'ann', 7);
  await record(over, 'ann', 3);
  const store = createStore(over);
  await store.removeResults({ run: best, before: null, owner: null });
  expect((await boardOf(over)).runs).toEqual([next]);
  await store.removeResults({ run: 'ann-3', before: null, owner: null });
  expect((await boardOf(over)).runs).toEqual([next]);
  await store.removeResults({ run: next, before: null, owner: null });
  expect((await boardOf(over)).runs).toEqual([]);
});

test('the next best may be a run that has expired, if its result is left', async () => {
  const over = table();
  const best = await record(over, 'ann', 9);
  const next = await record(over, 'ann', 7);
  await over.remove('USER#ann', `RUN#${next}`);
  await createStore(over).removeResults({ run: best, before: null, owner: null });
  expect((await boardOf(over)).runs).toEqual([next]);
});

test('an unranked run never comes back as the next best', async () => {
  const over = table();
  const best = await record(over, 'ann', 9);
  await over.put({ PK: 'USER#ann', SK: 'RUN#seeded', at: 0, home: 'guild#77' }, null);
  const seeded = finishedRun({ run: 'seeded', owner: 'ann', ranked: false }, { score: 8 });
  const store = createStore(over);
  await store.recordResult(seeded, [{ kind: 'history', of: { kind: 'user', id: 'ann' } }]);
  await store.removeResults({ run: best, before: null, owner: null });
  expect((await boardOf(over)).runs).toEqual([]);
});

test('a run that ends again unranked is off the leaderboard, even if its removal was cut short', async () => {
  const over = table();
  const best = await record(over, 'ann', 9);
  const again = finishedRun({ run: best, owner: 'ann', ranked: false, version: 50 }, { score: 12 });
  await createStore(over).recordResult(again, [{ kind: 'history', of: { kind: 'user', id: 'ann' } }]);
  expect((await boardOf(over)).runs).toEqual([]);
});

test('an erased run gives way to the next best of its player, and an erased player is off the leaderboard', async () => {
  const over = table();
  const [best, next] = [await record(over, 'ann', 9), await record(over, 'ann', 7)];
  await eraseRuns(over, [best]);
  expect((await boardOf(over)).runs).toEqual([next]);
  await createStore(over).eraseUser('ann', null, NOW);
  expect(await over.index('LB#guild#77#since-1.0', { limit: 9 })).toEqual([]);
});

test('a player erased from one server keeps the best run of other servers', async () => {
  const over = table();
  const away = { kind: 'guild', id: '88' } as const;
  await record(over, 'ann', 9);
  await record(over, 'ann', 8);
  const kept = await record(over, 'ann', 4, { home: away });
  await over.put({ PK: 'USER#ann', SK: `RUN#${kept}`, at: 0, home: 'guild#88' }, null);
  await createStore(over).eraseUser('ann', HOME, NOW);
  expect((await boardOf(over)).runs).toEqual([kept]);
});

test('runs without points are on no board, except that of a day, where everybody has one try', async () => {
  const over = table();
  const day = '2026-11-21';
  const ofDay: ResultList = { ...BOARD, season: day };
  const store = createStore(over);
  for (const [owner, score] of [
    ['ann', 9],
    ['bob', 0],
  ] as const) {
    await record(over, owner, score);
    await store.recordResult(finishedRun({ run: `${owner}-try`, owner, finishedAt: NOW }, { score }), [ofDay]);
  }
  const play = createPlay({ store, raws: loadRaws() });
  const standing = async (season: string) => {
    const board = await play.leaderboard(ask({ user: 'bob', circle: 'guild', season, now: NOW }));
    if (board.kind !== 'leaderboard') throw new Error(board.kind);
    return { runs: board.placings.map(({ run }) => run), own: board.own?.run };
  };
  expect(await standing('all')).toEqual({ runs: ['ann-9'], own: undefined });
  expect(await standing(day)).toEqual({ runs: ['ann-try', 'bob-try'], own: 'bob-try' });
});

const WON = { summary: { laurel: true } };

test('no defeat stands above a victory, whatever the score', async () => {
  const over = table();
  await record(over, 'bob', 900);
  await record(over, 'ann', 5, WON);
  await record(over, 'cid', 9, WON);
  expect((await boardOf(over)).runs).toEqual(['cid-9', 'ann-5', 'bob-900']);
});

test('a player stands with the best victory, not with a defeat that has more points', async () => {
  const over = table();
  const won = await record(over, 'ann', 5, WON);
  await record(over, 'ann', 900);
  expect((await boardOf(over)).runs).toEqual([won]);
  await createStore(over).removeResults({ run: won, before: null, owner: null });
  expect((await boardOf(over)).runs).toEqual(['ann-900']);
});

test.each(['2026-W47', '2026-11', '2026-11-21'])(
  'a victory from before 1.0 stands above defeats, although it was placed by its score: %s',
  async (season) => {
    const over = table();
    const board = { ...BOARD, season };
    const won = await record(over, 'ann', 5, WON, board);
    const [item] = await over.query('USER#ann', 'LB#');
    await over.put({ PK: '', SK: '', ...item, GSI1SK: `0000000005#${'9'.repeat(13)}#${won}` }, null);
    await record(over, 'bob', 900, {}, board);
    expect((await boardOf(over, 'eve', { season })).runs).toEqual([won, 'bob-900']);
  },
);

describe('the board of all time before 1.0', () => {
  test('is apart from the present board, sorts by score alone, and takes no new run', async () => {
    const over = table();
    await record(over, 'ann', 5, WON, FORMER);
    await record(over, 'bob', 900, {}, FORMER);
    const result = finishedRun({ run: 'new', owner: 'bob', finishedAt: NOW, home: HOME }, { score: 5_000 });
    await createStore(over).recordResult(result, listsFor(result));
    expect((await boardOf(over, 'eve', { season: 'former' })).runs).toEqual(['bob-900', 'ann-5']);
    expect((await boardOf(over)).runs).toEqual(['new']);
  });

  test('is offered by the present board if it has a run, and leads to no older board', async () => {
    const over = table();
    await record(over, 'ann', 9);
    expect((await boardOf(over)).previous).toBeNull();
    await record(over, 'bob', 9, {}, { ...FORMER, campaign: 'amulet' });
    expect((await boardOf(over)).previous).toBeNull();
    await record(over, 'bob', 8, {}, FORMER);
    expect((await boardOf(over)).previous).toBe('former');
    const former = await boardOf(over, 'eve', { season: 'former' });
    expect(former).toMatchObject({ previous: null, notable: null, closing: null });
  });

  test('replaces an erased run by the next best of its player, and drops an erased player', async () => {
    const over = table();
    const best = await record(over, 'ann', 9, {}, FORMER);
    const next = await record(over, 'ann', 7, {}, FORMER);
    await record(over, 'ann', 8);
    await eraseRuns(over, [best]);
    expect((await boardOf(over, 'eve', { season: 'former' })).runs).toEqual([next]);
    await createStore(over).eraseUser('ann', null, NOW);
    expect(await over.index('LB#guild#77#all', { limit: 9 })).toEqual([]);
  });
});

describe('a run in the daily dungeon of today', () => {
  test("is hidden from players who have yet to play it; the player's best earlier run stands in its place", async () => {
    const over = table();
    const before = await record(over, 'ann', 5);
    const today = await record(over, 'ann', 9, { origin: TODAY });
    await record(over, 'bob', 7);
    expect((await boardOf(over, 'eve')).runs).toEqual(['bob-7', before]);
    expect((await boardOf(over, 'ann')).runs).toEqual([today, 'bob-7']);
  });

  test('counts as any other when the next daily has come', async () => {
    const over = table();
    const yesterday = { ...TODAY, date: '2026-11-21' } as const;
    const first = await record(over, 'ann', 9, { origin: yesterday, finishedAt: NOW - DAY_MS });
    await record(over, 'ann', 5, { origin: TODAY });
    await record(over, 'ann', 4);
    expect((await boardOf(over)).runs).toEqual([first]);
    await createStore(over).removeResults({ run: first, before: null, owner: null });
    expect((await boardOf(over, 'ann')).runs).toEqual(['ann-5']);
    expect((await boardOf(over, 'eve')).runs).toEqual(['ann-4']);
  });
});

/** Beside the places on a board stand the notable runs of its season. */
describe('beside the places', () => {
  const WEEK = '2026-W47';
  const BEFORE = NOW - 7 * DAY_MS;

  async function recordAll(over: MemoryTable, ...results: [owner: UserId, score: number, more?: ResultChanges][]) {
    for (const [owner, score, more = {}] of results) {
      const { summary, ...rest } = more;
      const run = `${owner}-${score}`;
      const result = finishedRun(
        { run, owner, heroName: owner, finishedAt: NOW, home: HOME, ...rest },
        { score, ...summary },
      );
      await createStore(over).recordResult(result, listsFor(result));
    }
  }

  async function shownOf(over: MemoryTable, season: string, more: object = {}) {
    const play = createPlay({ store: createStore(over), raws: loadRaws() });
    const outcome = await play.leaderboard(ask({ user: 'eve', circle: 'guild', season, now: NOW, ...more } as const));
    if (outcome.kind !== 'leaderboard') throw new Error(outcome.kind);
    return outcome;
  }

  const hide = async (over: MemoryTable, user: UserId) => {
    const settings = { ...DEFAULT_SETTINGS, shown: false };
    await createStore(over).putProfile({ ...newProfile(user), settings, revision: 1 });
  };
  const died = (deepest: number) => ({ summary: { deepest } });

  describe('of a server', () => {
    test('stand the newest laurel, the deepest run and the closest escape of the week', async () => {
      const over = table();
      await recordAll(
        over,
        ['ann', 9, { finishedAt: BEFORE, summary: { laurel: true, deepest: 8 } }],
        ['bob', 8, { finishedAt: BEFORE - 1, summary: { laurel: true, deepest: 7 } }],
        ['cid', 7, died(5)],
        ['dot', 6, { ...died(4), closeCall: { hp: 1, depth: 2 } }],
        ['fay', 5, { summary: { deepest: 9, result: 'retired' }, closeCall: { hp: 2, depth: 6 } }],
      );
      expect(await shownOf(over, WEEK)).toMatchObject({
        closing: null,
        previous: '2026-W46',
        notable: {
          laurel: { run: 'ann-9', finishedAt: BEFORE },
          deepest: { run: 'fay-5', summary: { deepest: 9 } },
          closeCall: { run: 'dot-6', hp: 1, depth: 2 },
        },
      });
      expect((await shownOf(over, 'all')).notable).toMatchObject({ laurel: { run: 'ann-9' } });
      expect((await shownOf(over, '2026-11', { circle: 'global' })).notable).toBeNull();
      expect((await shownOf(over, '2026-11-21')).notable).toBeNull();
    });

    test('a notable run is empty if nothing happened, and marked as hidden if its player hides their name', async () => {
      const over = table();
      const nothing = { laurel: null, deepest: null, closeCall: null, hunter: null };
      expect((await shownOf(over, WEEK)).notable).toEqual(nothing);
      await recordAll(over, ['ann', 9, { ...died(5), closeCall: { hp: 1, depth: 2 } }]);
      await hide(over, 'ann');
      const noneVisible = { laurel: null, deepest: 'hidden', closeCall: 'hidden', hunter: null };
      expect((await shownOf(over, WEEK)).notable).toEqual(noneVisible);
      await recordAll(over, ['bob', 1, died(3)]);
      expect((await shownOf(over, WEEK)).notable).toMatchObject({ ...noneVisible, deepest: { run: 'bob-1' } });
    });

    test('a run without points is a hidden notable run, and a run without turns is none', async () => {
      const over = table();
      await recordAll(over, ['ann', 0, { version: 1, summary: { result: 'abandoned' } }]);
      expect((await shownOf(over, WEEK)).notable?.deepest).toBeNull();
      await recordAll(over, ['bob', 0, { version: 7, summary: { result: 'abandoned' } }]);
      expect((await shownOf(over, WEEK)).notable?.deepest).toBe('hidden');
    });

    test("a run in today's dungeon is a hidden notable run until the caller's own try is over", async () => {
      const over = table();
      await recordAll(over, ['ann', 9, { ...died(5), origin: TODAY }]);
      expect((await shownOf(over, WEEK)).notable?.deepest).toBe('hidden');
      expect((await shownOf(over, WEEK, { user: 'ann' })).notable?.deepest).toMatchObject({ run: 'ann-9' });
    });
  });

  describe('of a finished week', () => {
    const at = { finishedAt: BEFORE };

    test('the card names the three best, the deepest run and the run with the most feats', async () => {
      const over = table();
      await recordAll(
        over,
        ['ann', 9, at],
        ['bob', 8, { ...at, feats: ['taxi'] }],
        ['cid', 7, { ...at, ...died(12) }],
        ['dot', 6, { ...at, feats: ['taxi', 'first-blood'] }],
        ['dot', 3, { finishedAt: NOW, ...died(20) }],
      );
      for (const circle of ['guild', 'global']) {
        expect(await shownOf(over, '2026-W46', { circle })).toMatchObject({
          notable: null,
          closing: {
            places: [
              { rank: 1, run: 'ann-9' },
              { rank: 2, run: 'bob-8' },
              { rank: 3, run: 'cid-7' },
            ],
            deepest: { run: 'cid-7' },
            mostFeats: { run: 'dot-6', feats: 2 },
          },
        });
      }
      expect((await shownOf(over, WEEK)).closing).toBeNull();
    });

    test('the card names no player who hides their name, and is missing without places', async () => {
      const over = table();
      expect((await shownOf(over, '2026-W46')).closing).toBeNull();
      await recordAll(over, ['ann', 9, { ...at, feats: ['taxi'] }], ['bob', 8, at]);
      await hide(over, 'ann');
      expect((await shownOf(over, '2026-W46')).closing).toMatchObject({
        places: [{ rank: 2, run: 'bob-8' }],
        deepest: { run: 'bob-8' },
        mostFeats: null,
      });
      await hide(over, 'bob');
      expect((await shownOf(over, '2026-W46')).closing).toBeNull();
    });

    test('the card names no run without points, however deep or proud', async () => {
      const over = table();
      await recordAll(over, ['ann', 9, at], ['bob', 0, { ...at, feats: ['taxi'], ...died(5) }]);
      expect((await shownOf(over, '2026-W46')).closing).toMatchObject({
        places: [{ run: 'ann-9' }],
        deepest: { run: 'ann-9' },
        mostFeats: null,
      });
    });

    test('the entries of weeks expire', async () => {
      const over = table();
      await recordAll(over, ['ann', 9, at]);
      const [entry] = await over.index('LB#guild#77#2026-W46', { limit: 1 });
      expect(entry?.expiresAt).toBe(Math.floor(BEFORE / 1000) + 120 * 86_400);
      const [monthly] = await over.index('LB#guild#77#2026-11', { limit: 1 });
      expect(monthly).not.toHaveProperty('expiresAt');
    });
  });
});

test.each([
  ['2026-11-22', NOW, false, '2026-11-21'],
  ['2026-11-01', NOW, true, '2026-10-31'],
  ['2026-W47', Date.UTC(2026, 10, 23) - 1, false, '2026-W46'],
  ['2026-W47', Date.UTC(2026, 10, 23), true, '2026-W46'],
  ['2026-W30', NOW, true, null],
  ['2027-W01', NOW, false, null],
  ['2026-01', NOW, true, '2025-12'],
  ['2026-11', Date.UTC(2026, 11, 1) - 1, false, '2026-10'],
  ['2026-11', Date.UTC(2026, 11, 1), true, '2026-10'],
  ['all', NOW, false, null],
  ['former', NOW, false, null],
])('the time tells if the season %s is over, and which season comes before it', (season, now, isOver, previous) => {
  expect([isClosed(season, now), previousSeason(season, now)]).toEqual([isOver, previous]);
});

describe('results recorded by an older release', () => {
  test('list no player twice', async () => {
    const over = table();
    for (const score of [3, 9]) await recordAsBefore(over, 'ann', score);
    await record(over, 'ann', 6, {}, FORMER);
    expect((await boardOf(over, 'eve', { season: 'former' })).runs).toEqual(['ann-9']);
  });

  test("are reported as too many to search, and the caller's best is shown without a place", async () => {
    const over = table();
    for (let score = 100; score < 560; score++) await recordAsBefore(over, 'bob', score);
    await record(over, 'ann', 7, {}, FORMER);
    const board = await boardOf(over, 'ann', { season: 'former' });
    expect(board).toMatchObject({ runs: ['bob-559'], own: null, beyond: { run: 'ann-7' }, cut: 450 });
    expect(await boardOf(over, 'eve', { season: 'former' })).toMatchObject({ own: null, beyond: null, cut: 450 });
  });
});

test('a board has a hundred places; callers a little below learn their rank, callers far below only their best', async () => {
  const over = table();
  for (let at = 0; at < 200; at++) await record(over, `p${String(at).padStart(3, '0')}`, 1_000 - at);
  const near = await boardOf(over, 'p120');
  expect(near).toMatchObject({ placings: { length: 100 }, own: { rank: 121 }, beyond: null, cut: null });
  expect(await boardOf(over, 'p190')).toMatchObject({ own: null, beyond: { run: 'p190-810' }, cut: null });
});
