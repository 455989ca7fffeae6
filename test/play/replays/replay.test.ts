import { type Game, hash, isParked, RULES, view } from '../../../src/engine';
import { verify } from '../../../src/play/leaderboards/verify';
import { gameAt, momentAt, replay, type Stretch } from '../../../src/play/replays/replay';
import type { LoggedInput } from '../../../src/storage/contract';
import { logOf, parked, raws, thereAndBack } from '../support/recorded-run';

// The hero leaves the town at version 3, returns at 4, leaves again at 6, and returns at 7.
const run = thereAndBack(2);
const last = run.actions.length;
const digests = run.games.map(hash);
const OLD = RULES - 1;

const withoutLevel = (game: Game): Game => ({
  ...game,
  levels: { ...game.levels, [game.depth]: { parked: true, digest: '' } },
});
const shown = (log: ReturnType<typeof logOf>, stretch: Stretch = {}) => [...replay(log, raws, stretch)];
const versions = (log: ReturnType<typeof logOf>, stretch: Stretch = {}) =>
  shown(log, stretch).map(({ version }) => version);

describe('a replay', () => {
  const saves = [[], [{ at: 2 }], [{ at: 3 }], [{ at: 3 }, { at: 4 }, { at: 7 }], [{ at: last }]];

  test.each(saves.map((closed) => [closed.map(({ at }) => at).join(', ') || 'none', closed] as const))(
    'is the same with saves at %s',
    (_, closed) => {
      const moments = shown(logOf(run, closed));
      expect(moments.map(({ version }) => version)).toEqual(digests.map((_, version) => version));
      expect(moments.map(({ game }) => hash(game))).toEqual(digests);
      expect(moments.map(({ action }) => action)).toEqual([null, ...run.actions]);
      expect(moments.some(({ gap }) => gap)).toBe(false);
    },
  );

  test('tells what each action brought, and what the player saw then', () => {
    const moments = shown(logOf(run, [{ at: 3 }]));
    for (const { version, view: seen, events } of moments.slice(1)) {
      expect(seen).toEqual(view(run.games[version]!, raws));
      expect(events.length).toBeGreaterThan(0);
      expect(run.games[version]!.events.slice(-events.length)).toEqual(events);
    }
  });

  test('begins and ends at the given versions', () => {
    const log = logOf(run, [{ at: 3 }, { at: 6 }]);
    expect(versions(log, { from: 5 })).toEqual([5, 6, 7]);
    expect(versions(log, { from: 2, to: 4 })).toEqual([2, 3, 4]);
    expect(versions(log, { from: -3, to: 0 })).toEqual([0]);
    expect(versions(log, { from: last + 1 })).toEqual([]);
  });

  test('can show every second or third moment, with the events between', () => {
    const all = shown(logOf(run));
    const some = shown(logOf(run), { every: 3 });
    expect(some.map(({ version }) => version)).toEqual([1, 4, 7]);
    expect(some[1]?.events).toEqual(all.slice(2, 5).flatMap(({ events }) => events));
    expect(versions(logOf(run), { from: 3, to: 6, every: 2 })).toEqual([4, 6]);
  });

  test('does not count rolled-back actions among these, if they are left out', () => {
    const actions: LoggedInput[] = [...run.actions.slice(0, 4), { kind: 'back', to: 2 }, ...run.actions.slice(2)];
    const games = [...run.games.slice(0, 5), ...run.games.slice(2)];
    const twice: LoggedInput[] = [...actions, { kind: 'back', to: 5 }, ...run.actions.slice(2)];
    const all = { games: [...games, ...run.games.slice(2)], actions: twice };
    for (const closed of [[], [{ at: 3 }, { at: 7 }, { at: 12 }], [{ at: 5 }, { at: 11 }]]) {
      const moments = shown(logOf(all, closed), { counted: true });
      expect(moments.map(({ version }) => version)).toEqual([0, 1, 2, 12, 13, 14, 15, 16]);
      expect(moments.map(({ game }) => hash(game))).toEqual(digests);
      expect(versions(logOf(all, closed), { counted: true, every: 2 })).toEqual([1, 12, 14, 16]);
      expect(versions(logOf(all, closed), { counted: true, every: 2, from: 2 })).toEqual([12, 14, 16]);
    }
  });

  test('takes no more time than it may', () => {
    const log = logOf({ ...run, actions: [...run.actions, { kind: 'dance' } as never] });
    const moments = replay(log, raws);
    expect(moments.next()).toMatchObject({ value: { version: 0 } });
    expect(moments.next()).toMatchObject({ value: { version: 1 } });
  });

  test('begins at the nearest save, and plays nothing before it', async () => {
    const log = logOf(run, [{ at: 4 }]);
    log.chunks[0]!.after = { ...log.chunks[0]!.after!, kills: 77 };
    expect((await momentAt(log, raws, 5))?.view.kills).toBe(77);
    expect((await momentAt(log, raws, 2))?.view.kills).toBe(0);
  });
});

describe('a chunk played under other rules', () => {
  test('is shown only by its end', async () => {
    const log = logOf(run, [{ at: 1, rules: OLD }, { at: 2, rules: OLD }, { at: 4, rules: OLD }, { at: 5 }]);
    const moments = shown(log, { to: 5 });
    expect(moments.map(({ version, gap }) => [version, gap])).toEqual([
      [1, true],
      [2, true],
      [4, true],
      [5, false],
    ]);
    expect(moments.map(({ game }) => hash(game))).toEqual([1, 2, 4, 5].map((version) => digests[version]));
    expect(await momentAt(log, raws, 3)).toBeNull();
  });

  test('is shown by its end even if only every second or third moment is asked for', () => {
    const log = logOf(run, [
      { at: 2, rules: OLD },
      { at: 4, rules: OLD },
    ]);
    const end = run.games[last]!;
    expect(versions(log, { end })).toEqual([2, 4, 5, last]);
    expect(versions(log, { every: 2, end })).toEqual([2, 5, last]);
    expect(versions(log, { every: 3, end })).toEqual([4, last]);
  });

  test('cannot be shown if a level has been lost with it', async () => {
    // The hero left the town under the old rules, and no save has the town as the hero left it.
    const log = logOf(run, [{ at: 3, rules: OLD }]);
    expect(versions(log)).toEqual([3]);
    expect(versions(log, { end: run.games[last]! })).toEqual([3, last]);
    expect(await gameAt(log, raws, 3)).toBeNull();
  });

  test('may be the last chunk', () => {
    const log = logOf(run, [{ at: 4 }]);
    log.chunks[1]!.rules = OLD;
    expect(versions(log)).toEqual([0, 1, 2, 3, 4]);
    const end = shown(log, { end: parked(run.games[last]!) }).at(-1);
    expect(end).toMatchObject({ version: last, gap: true, action: run.actions.at(-1), events: [] });
  });

  test('a chunk that does not replay is treated alike', () => {
    const actions = run.actions.with(0, { kind: 'ascend' });
    expect(versions(logOf({ ...run, actions }, [{ at: 2 }]))).toEqual([0, 2, 3, 4, 5, 6, 7]);
  });
});

describe('the game at a version', () => {
  test('is whole wherever the saves are', async () => {
    for (const closed of [[], [{ at: 3 }, { at: 7 }]]) {
      for (const version of [0, 3, 6, last]) {
        const game = (await gameAt(logOf(run, closed), raws, version))!;
        expect(hash(game)).toBe(digests[version]);
        expect(Object.values(game.levels).some(isParked)).toBe(false);
      }
    }
  });

  test('yields to other work meanwhile, and stops when its signal aborts', async () => {
    const abort = new AbortController();
    setImmediate(() => abort.abort(new Error('late')));
    await expect(gameAt(logOf(run), raws, last, { signal: abort.signal })).rejects.toThrow('late');
    await expect(momentAt(logOf(run), raws, last, { signal: abort.signal })).rejects.toThrow('late');
  });

  test('is none if there is no such version', async () => {
    for (const version of [-1, last + 1]) expect(await gameAt(logOf(run), raws, version)).toBeNull();
  });

  test("begins with the log's own game, if there is one", () => {
    const { games, actions } = run;
    const branch = { games: games.slice(4), actions: actions.slice(4) };
    const log = logOf(branch, [{ at: 0 }]);
    log.chunks[0]!.after = games[4]!;
    expect(shown(log).map(({ game }) => hash(game))).toEqual(digests.slice(4));
    expect(verify(log, raws)).toMatchObject({ ok: true });
  });
});

describe('a step back', () => {
  const back: LoggedInput = { kind: 'back', to: 2 };
  const actions = [...run.actions.slice(0, 4), back, ...run.actions.slice(2, 4)];
  const games = [...run.games.slice(0, 5), ...run.games.slice(2, 5)];

  test.each([[[]], [[{ at: 3 }]], [[{ at: 5 }]], [[{ at: 3 }, { at: 6 }]]])(
    'goes on from the earlier version, with saves at %j',
    async (closed) => {
      const log = logOf({ games, actions }, closed);
      const moments = shown(log);
      expect(moments.map(({ game }) => hash(game))).toEqual(games.map(hash));
      expect(moments[5]).toMatchObject({ action: back, events: [], gap: false });
      expect(hash((await gameAt(log, raws, 7))!)).toBe(digests[4]);
      expect(verify(log, raws, games.at(-1)!)).toMatchObject({ ok: true });
    },
  );
});

test('a damaged log ends, and does not run in circles', async () => {
  const actions: LoggedInput[] = [{ kind: 'wait' }, { kind: 'back', to: 2 }];
  const log = logOf({ games: run.games, actions });
  expect(await gameAt(log, raws, 2)).toBeNull();
  expect(versions(log)).toEqual([0, 1]);
});

describe('a run is verified', () => {
  test('if all of its log leads to its game', () => {
    const verdict = verify(logOf(run, [{ at: 3 }, { at: 6 }]), raws, parked(run.games[last]!));
    expect(verdict).toMatchObject({ ok: true, summary: null });
    expect(verdict.ok && hash(verdict.game)).toBe(digests[last]);
  });

  test('with its score if it is over', () => {
    const over = { ...run, actions: [...run.actions, { kind: 'abandon', sure: true } as const] };
    expect(verify(logOf(over), raws)).toMatchObject({
      ok: true,
      summary: { result: 'abandoned', deepest: 2, score: 100 },
    });
  });

  test.each([
    ['another end', logOf(run), { ...run.games[last]!, kills: 9 }, { reason: 'differs', version: last }],
    ['another seed', { ...logOf(run, [{ at: 1 }]), seed: 'other' }, null, { ok: false }],
    [
      'another end after a change of rules',
      logOf(run, [{ at: 2, rules: OLD }]),
      { ...run.games[last]!, kills: 9 },
      { reason: 'differs', version: last },
    ],
    [
      'an action that is refused',
      logOf({ ...run, actions: run.actions.with(1, { kind: 'ascend' }) }),
      null,
      { reason: 'refused', version: 2 },
    ],
    [
      'an action that is refused, wherever the run stands',
      logOf({ ...run, actions: run.actions.with(1, { kind: 'ascend' }) }),
      run.games[last]!,
      { reason: 'refused', version: 2 },
    ],
    [
      'an action that makes no sense',
      logOf({ ...run, actions: run.actions.with(1, { kind: 'dance' } as never) }),
      null,
      { reason: 'refused', version: 2 },
    ],
    [
      'a save without the level the hero is on',
      logOf({ ...run, games: run.games.map(withoutLevel) }, [{ at: 2, rules: OLD }]),
      null,
      { reason: 'failed', version: 3 },
    ],
    [
      'a save without that level, wherever the run stands',
      logOf({ ...run, games: run.games.map(withoutLevel) }, [{ at: 2, rules: OLD }]),
      run.games[last]!,
      { reason: 'failed', version: 3 },
    ],
  ])('but not with %s', (_, log, end, verdict) => {
    expect(verify(log, raws, end)).toMatchObject({ ok: false, ...verdict });
  });

  test('if levels are left of the turns under older rules', () => {
    const verdict = verify(logOf(run, [{ at: 3, rules: OLD }]), raws, run.games[last]!);
    expect(verdict.ok && hash(verdict.game)).toBe(digests[last]);
  });

  test.each([[0], [2], [last]])('from version %i, where the present rules began', (at) => {
    const verdict = verify(logOf(run, [{ at, rules: OLD }]), raws, run.games[last]!);
    expect(verdict.ok && hash(verdict.game)).toBe(digests[last]);
  });

  test('but not without the save at which the present rules began', () => {
    const log = logOf(run, [{ at: 2, rules: OLD }]);
    log.chunks[0]!.after = null;
    expect(verify(log, raws)).toEqual({ ok: false, reason: 'other-rules' });
  });

  test('but not with another end than the game to which it was rolled back', () => {
    const actions: LoggedInput[] = [...run.actions.slice(0, 4), { kind: 'back', to: 2 }];
    const log = logOf({ games: [...run.games.slice(0, 5), run.games[2]!], actions });
    expect(verify(log, raws, run.games[2]!)).toMatchObject({ ok: true });
    expect(verify(log, raws, run.games[4]!)).toEqual({ ok: false, reason: 'differs', version: 5 });
    const cheated = { ...run.games[2]!, cheated: true };
    expect(verify(log, raws, cheated)).toEqual({ ok: false, reason: 'differs', version: 5 });
  });

  test('but not with another save on the way', () => {
    const log = logOf(run, [{ at: 3 }, { at: 6 }]);
    log.chunks[1]!.after = { ...log.chunks[1]!.after!, kills: 1 };
    expect(verify(log, raws)).toEqual({ ok: false, reason: 'differs', version: 6 });
  });
});
