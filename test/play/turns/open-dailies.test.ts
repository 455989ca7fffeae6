import { DAY_MS, dayOf } from '../../../src/lib/calendar';
import type { Context } from '../../../src/play/context';
import { isDailyOpen, isHiddenDaily, isPractice, visibleTo } from '../../../src/play/turns/open-dailies';
import { createMemoryStore, type Store } from '../../../src/storage';
import type { Origin, Run } from '../../../src/storage/contract';

const NOON = Date.UTC(2026, 10, 20, 12);
const ofDay = (date: string, scope: 'global' | 'guild' = 'global'): Origin => ({ kind: 'daily', scope, date });

test('practice is a run in a daily dungeon that is not ranked', () => {
  const practice = (origin: Origin, ranked: boolean) => isPractice({ origin, ranked } as Run);
  expect([
    practice(ofDay('2026-11-20'), false),
    practice(ofDay('2026-11-20'), true),
    practice({ kind: 'seed' }, false),
  ]).toEqual([true, false, false]);
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-21', true],
])('on the 20th the dungeon of %s is open: %s', (date, open) => {
  expect(isDailyOpen({ origin: ofDay(date) }, NOON)).toBe(open);
  expect(isDailyOpen({ origin: { kind: 'chance' } }, NOON)).toBe(false);
});

describe('of a list of runs in daily dungeons', () => {
  const date = dayOf(NOON);
  const over = { over: { result: 'died', turn: 9, depth: 1, by: null, cause: null } } as const;
  const server = (id: string) => ({ kind: 'guild', id }) as const;
  const bobs = (id: string, day = date) => ({ owner: 'bob', home: server(id), origin: ofDay(day, 'guild') });
  type Subject = ReturnType<typeof bobs>;

  /**
   * Servers of the runs that Ann may see, in a list and one by one. She has used her tries in the servers `tried`, with
   * `run`.
   */
  async function seen(tried: readonly string[], subjects: Subject[], run: Partial<Run> | null = null) {
    const store = createMemoryStore();
    for (const id of tried) await store.claim('ann', { date, scope: server(id) }, `try-${id}`);
    const loadRuns: Store['loadRuns'] = async (ids) => ids.map((id) => run && ({ ...run, id } as Run));
    const context = { store: { ...store, loadRuns } } as unknown as Context;
    const [all, each] = await Promise.all([
      visibleTo(context, { user: 'ann', now: NOON }, subjects),
      Promise.all(subjects.map((subject) => isHiddenDaily(context, { user: 'ann', now: NOON }, subject as never))),
    ]);
    return {
      listed: all.map(({ home }) => home.id),
      single: subjects.filter((_, at) => !each[at]).map(({ home }) => home.id),
    };
  }

  const both = (ids: string[]) => ({ listed: ids, single: ids });

  test('runs in dungeons that the player has finished are shown, in whatever server', async () => {
    expect(await seen(['a'], [bobs('a'), bobs('b')], { game: over } as never)).toEqual(both(['a']));
    expect(await seen(['a', 'b'], [bobs('b'), bobs('a')], { game: over } as never)).toEqual(both(['b', 'a']));
    expect(await seen([], [bobs('a')])).toEqual(both([]));
  });

  test("runs stay hidden while the player's try goes on or cannot be loaded, but not after its erasure", async () => {
    expect(await seen(['a'], [bobs('a')], { game: { over: null } } as never)).toEqual(both([]));
    expect(await seen(['a'], [bobs('a')], { reason: 'unreadable' } as never)).toEqual(both([]));
    expect(await seen(['a'], [bobs('a')], null)).toEqual(both(['a']));
  });

  test("runs of earlier days are shown, and the player's own", async () => {
    const yesterday = dayOf(NOON - DAY_MS);
    const own = { ...bobs('c'), owner: 'ann' };
    expect(await seen([], [bobs('a', yesterday), bobs('b'), own])).toEqual(both(['a', 'c']));
  });

  test('if there are more than twenty dungeons, the rest stay hidden', async () => {
    const ids = Array.from({ length: 21 }, (_, at) => `s${at}`);
    const { listed, single } = await seen(
      ids,
      ids.map((id) => bobs(id)),
    );
    expect([listed, single]).toEqual([ids.slice(0, 20), ids]);
  });
});
