import { DAY_MS, dayOf, weeklyOf } from '../../../src/lib/calendar';
import type { DailyOutcome } from '../../../src/play/contract';
import { TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { expectKind } from '../support/callers';
import { GIVE_UP, resultScene } from '../support/result-scene';

describe.each(sample(TABLES, 1))('daily dungeons over %s', (_, open) => {
  const { scene, caller, today, load, take, end, finish, board, historyOf, totalsOf, resultOf } = resultScene(open);

  const daily = (user: string, more: object = {}): Promise<DailyOutcome> =>
    scene.play.daily(caller(user, { circle: 'global', ...more } as const));
  const started = async (user: string, more: object = {}) => {
    const outcome = await daily(user, more);
    if (outcome.kind !== 'started') throw new Error(outcome.kind);
    return outcome.board;
  };

  test('all players have the same dungeon of a day, and servers and days have different ones', async () => {
    const seedOf = async (user: string, more = {}) => (await load((await started(user, more)).run)).game.seed;
    const everyone = await seedOf(scene.ann);
    expect(await seedOf(scene.bob)).toBe(everyone);
    const server = await seedOf(scene.ann, { circle: 'guild' });
    expect(await seedOf(scene.bob, { circle: 'guild' })).toBe(server);
    scene.now += DAY_MS;
    const tomorrow = await seedOf(scene.ann);
    expect(new Set([everyone, server, tomorrow]).size).toBe(3);
  });

  test('the dungeon of the day is the sprint; the dungeon of the week is the long campaign, with one try a week', async () => {
    const day = await load((await started(scene.ann)).run);
    const week = await load((await started(scene.ann, { weekly: true })).run);
    expect(day.game).toMatchObject({ campaign: 'sprint', depth: 2 });
    expect(week.game).not.toHaveProperty('campaign');
    expect(week).toMatchObject({ ranked: true, origin: { kind: 'daily', date: weeklyOf(scene.now) } });
    scene.now += DAY_MS;
    expect(await daily(scene.bob, { weekly: true })).toMatchObject({ kind: 'started' });
    scene.now += 7 * DAY_MS;
    expect(await daily(scene.ann, { weekly: true })).toMatchObject({ kind: 'started' });
  });

  test('only players who have finished the dungeon see the results of others in the server', async () => {
    const bobs = await started(scene.bob);
    await end(scene.bob, bobs.run);
    await scene.play.recordResult({ run: bobs.run });
    const anns = await started(scene.ann);
    expect(JSON.stringify(await daily(scene.ann))).not.toContain('ghosts');
    await end(scene.ann, anns.run);
    expect(await daily(scene.ann)).toMatchObject({
      kind: 'daily-done',
      ghosts: [{ summary: { result: 'abandoned', depth: 2 } }],
    });
  });

  test('a daily dungeon has no forks, so that all players of a day see the same levels', async () => {
    expect((await load((await started(scene.ann)).run)).game).not.toHaveProperty('secondWays');
  });

  test('no player sees the seed of a daily dungeon, not even at the end', async () => {
    const start = await started(scene.ann);
    expect(start.view.seed).toBe(today());
    await end(scene.ann, start.run);
    const { board: over } = expectKind(await scene.play.look(caller(scene.ann, { run: start.run })), 'board');
    expect(JSON.stringify(over)).not.toContain((await load(start.run)).game.seed);
  });

  test('a daily run is ranked, and resumed while it goes on', async () => {
    const { run, version } = await started(scene.ann);
    expect(await load(run)).toMatchObject({
      origin: { kind: 'daily', scope: 'global', date: today() },
      ranked: true,
    });
    await take(scene.ann, run, { kind: 'wait' });
    expect(await daily(scene.ann)).toMatchObject({ kind: 'board', board: { run, version: version + 1, ranked: true } });
  });

  test('a repeated delivery begins no second try', async () => {
    const request = caller(scene.ann, { circle: 'global' } as const);
    expect(await scene.play.daily(request)).toEqual(await scene.play.daily(request));
  });

  test('of two commands sent at once one begins the try, and both show it', async () => {
    const outcomes = await Promise.all([daily(scene.ann), daily(scene.ann)]);
    const runs = outcomes.map((outcome) => ('board' in outcome ? outcome.board.run : outcome.kind));
    expect(new Set(runs).size).toBe(1);
  });

  test('after the try, /daily shows its result and offers practice, which is not ranked', async () => {
    const { run } = await started(scene.ann);
    await end(scene.ann, run);
    expect(await daily(scene.ann)).toMatchObject({
      kind: 'daily-done',
      run,
      result: { date: today(), circle: 'global', result: 'abandoned', depth: 2, deepest: 2, laurel: false },
    });
    expect(await scene.play.dailyRun(caller(scene.ann, { run }))).toEqual(await daily(scene.ann));
    expect(await scene.play.dailyRun(caller(scene.bob, { run }))).toEqual({ kind: 'not-yours', owner: scene.ann });
    const practice = await started(scene.ann, { practice: true });
    expect(practice).toMatchObject({ ranked: false, origin: { kind: 'daily' } });
    expect((await daily(scene.ann, { practice: true })) as object).toMatchObject({ board: { run: practice.run } });
    await end(scene.ann, practice.run);
    expect((await board(scene.ann, today(), 'global')).placings).toMatchObject([{ run }]);
    expect(await totalsOf(scene.ann)).toMatchObject({ runs: 1 });
  });

  test('a verified result tells how low the hero fell at each depth, and the streak of days', async () => {
    const resultAfter = async (run: string) => {
      const outcome = await scene.play.dailyRun(caller(scene.ann, { run }));
      return outcome.kind === 'daily-done' ? outcome.result : null;
    };
    const first = await started(scene.ann);
    await take(scene.ann, first.run, GIVE_UP);
    expect(await resultAfter(first.run)).toMatchObject({ streak: 1 });
    expect(await resultAfter(first.run)).not.toHaveProperty('lowest');
    await scene.play.recordResult({ run: first.run });
    expect(await resultAfter(first.run)).toMatchObject({ streak: 1, lowest: [null, expect.any(Number)] });
    scene.now += DAY_MS;
    const second = await started(scene.ann);
    await end(scene.ann, second.run);
    expect(await resultAfter(second.run)).toMatchObject({ streak: 2 });
    expect(await resultAfter(first.run)).toMatchObject({ streak: 1 });
    scene.now += 2 * DAY_MS;
    const third = await started(scene.ann);
    await end(scene.ann, third.run);
    expect(await resultAfter(third.run)).toMatchObject({ streak: 1 });
  });

  test('a daily dungeon is resumed, but not started, in a place where the server forbids the game', async () => {
    const config = {
      guild: (scene.home as { id: string }).id,
      revision: 1,
      channels: ['here'],
      mode: 'owner',
      quiet: false,
    } as const;
    const { run } = await started(scene.ann, { channel: 'there' });
    await scene.store.putConfig({ ...config, channels: ['here'] });
    expect(await daily(scene.ann, { channel: 'there' })).toMatchObject({ board: { run } });
    expect(await daily(scene.bob, { channel: 'there' })).toEqual({ kind: 'not-here', channels: ['here'] });
    expect(await daily(scene.bob, { channel: 'here' })).toMatchObject({ kind: 'started' });
    expect(await daily(scene.ann, { channel: 'there', practice: true })).toMatchObject({ kind: 'not-here' });
    expect(await daily(scene.ann, { channel: 'here', practice: true })).toMatchObject({ kind: 'try-first' });
  });

  test('a late command does not make finished practice active again', async () => {
    await end(scene.ann, (await started(scene.ann)).run);
    const request = caller(scene.ann, { circle: 'global', practice: true } as const);
    const { run } = expectKind((await scene.play.daily(request)) as never, 'started').board;
    await end(scene.ann, run);
    const { run: own } = expectKind(await scene.play.play(caller(scene.ann)), 'started').board;
    expect(await scene.play.daily(request)).toMatchObject({ kind: 'board', board: { run } });
    expect((await scene.store.loadProfile(scene.ann))?.activeRun).toBe(own);
  });

  test('practice goes on only in its own dungeon, and is not suspended for another run', async () => {
    for (const circle of ['global', 'guild']) await end(scene.ann, (await started(scene.ann, { circle })).run);
    const { run: global } = await started(scene.ann, { practice: true });
    const { run: guild } = await started(scene.ann, { practice: true, circle: 'guild' });
    expect(guild).not.toBe(global);
    expect(await daily(scene.ann, { practice: true, circle: 'guild' })).toMatchObject({
      kind: 'board',
      board: { run: guild },
    });
    expect(await scene.store.loadProfile(scene.ann)).toMatchObject({ activeRun: guild, suspendedRuns: [] });
  });

  test('only a finished, ranked try in a daily dungeon has a result to tell', async () => {
    const { run } = await started(scene.ann);
    const openDaily = (id: string) => scene.play.dailyRun(caller(scene.ann, { run: id }));
    expect(await openDaily(run)).toEqual({ kind: 'no-run' });
    await take(scene.ann, run, { kind: 'wait' });
    await end(scene.ann, run);
    const { summary } = await resultOf(run);
    const { result, score, depth, deepest, turns, laurel, cheated } = summary;
    const shown = {
      date: today(),
      circle: 'global',
      elsewhere: false,
      result,
      score,
      depth,
      deepest,
      turns,
      laurel,
      cheated,
      ranked: true,
    };
    const daily = { date: today(), scope: { kind: 'global' } };
    const more = { lowest: [null, expect.any(Number)], streak: 1 };
    expect(await openDaily(run)).toEqual({
      ...{ kind: 'daily-done', daily, run, ghosts: [] },
      result: { ...shown, campaign: 'sprint', ...more },
    });
    const practice = await started(scene.ann, { practice: true });
    await end(scene.ann, practice.run);
    for (const other of [practice.run, 'none', await finish(scene.ann)])
      expect(await openDaily(other)).toEqual({ kind: 'no-run' });
  });

  test('practice neither starts nor uses up the ranked try, and waits until the try is over', async () => {
    const before = { kind: 'try-first', circle: 'global', begun: false };
    expect(await daily(scene.ann, { practice: true })).toEqual(before);
    expect(await scene.store.loadProfile(scene.ann)).toBeNull();
    const { run } = await started(scene.ann);
    expect(await daily(scene.ann, { practice: true })).toEqual({ ...before, begun: true });
    await end(scene.ann, run);
    expect(await started(scene.ann, { practice: true })).toMatchObject({ ranked: false });
  });

  test('a run that is not the claimed try is not ranked, whatever it says itself', async () => {
    const claimed = await load((await started(scene.ann)).run);
    const { game, owner, origin } = claimed;
    const another = `${claimed.id}2`;
    await scene.store.createRun({
      id: another,
      owner,
      home: scene.home,
      origin,
      game,
      interaction: '1',
      now: scene.now,
    });
    await take(scene.ann, another, GIVE_UP);
    expect(await scene.play.recordResult({ run: another })).toMatchObject({ refuted: 'not-the-one-try' });
  });

  test('a daily run suspends the active run, which becomes active again afterwards', async () => {
    const { run: own } = expectKind(await scene.play.play(caller(scene.ann)), 'started').board;
    const { run: world } = await started(scene.ann);
    const { run: server } = await started(scene.ann, { circle: 'guild' });
    expect(await scene.store.loadProfile(scene.ann)).toMatchObject({ activeRun: server, suspendedRuns: [own, world] });
    await end(scene.ann, server);
    expect((await board(scene.ann, today())).placings).toMatchObject([{ run: server }]);
    expect(await scene.play.play(caller(scene.ann))).toMatchObject({ kind: 'board', board: { run: world } });
    await end(scene.ann, world);
    expect(await scene.play.look(caller(scene.ann))).toMatchObject({ kind: 'board', board: { run: own } });
    expect((await load(own)).game.over).toBeNull();
  });

  test('after a daily, /play asks about the suspended run if that is alive, and shows it if it is new', async () => {
    const { run: own } = expectKind(await scene.play.play(caller(scene.ann)), 'started').board;
    const { run: world } = await started(scene.ann);
    const startNew = (more = {}) =>
      scene.play.play(caller(scene.ann, { restart: { run: world, seenVersion: 2 }, ...more }));
    expect(await startNew({ restart: { run: own, seenVersion: 0 } })).toMatchObject({ kind: 'stale' });
    await end(scene.ann, world);
    expect(await startNew()).toMatchObject({ kind: 'board', board: { run: own } });
    expect(await startNew({ seed: 'SUN-1' })).toMatchObject({ kind: 'confirm-restart', board: { run: own } });
    await take(scene.ann, own, { kind: 'wait' });
    expect(await startNew()).toMatchObject({ kind: 'confirm-restart', board: { run: own } });
    expect(await startNew({ restart: { run: own, seenVersion: 1 } })).toMatchObject({ kind: 'started' });
    expect((await load(own)).game.over).toMatchObject({ result: 'abandoned' });
  });

  test('a player sees the results of others only after finishing the dungeon, or after the day', async () => {
    const { run } = await started(scene.ann);
    await end(scene.ann, run);
    const yesterday = dayOf(scene.now - DAY_MS);
    const hidden = { kind: 'hidden', daily: { date: today(), scope: { kind: 'global' } }, previous: yesterday };
    const asked = () => scene.play.leaderboard(caller(scene.bob, { circle: 'global', season: today() }));
    expect(await asked()).toEqual(hidden);
    expect(await historyOf(scene.bob)).toEqual([]);
    expect((await board(scene.bob, 'all')).placings).toEqual([]);
    const { run: bobs } = await started(scene.bob);
    expect(await asked()).toEqual(hidden);
    await end(scene.bob, bobs);
    expect((await board(scene.bob, today(), 'global')).placings).toHaveLength(2);
    expect(new Set(await historyOf(scene.bob))).toEqual(new Set([run, bobs]));
    scene.now += DAY_MS;
    expect(await historyOf('carol')).toHaveLength(2);
  });

  test("a player's own result is never hidden", async () => {
    const { run } = await started(scene.ann);
    await end(scene.ann, run);
    expect(await historyOf(scene.ann)).toEqual([run]);
    expect((await board(scene.ann, today(), 'global')).own).toMatchObject({ run });
  });

  test('only servers have a dungeon of the server', async () => {
    scene.home = { kind: 'dm', id: 'dm' };
    expect(await daily(scene.ann, { circle: 'guild' })).toEqual({ kind: 'no-server' });
    expect(await daily(scene.ann)).toMatchObject({ kind: 'started' });
  });
});
