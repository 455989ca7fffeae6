import type { Play } from '../../../src/play/contract';
import type { RunId } from '../../../src/storage/contract';
import { TABLES } from '../../storage/support/tables';
import { expectKind } from '../support/callers';
import { GIVE_UP, resultScene, TO_THE_WOODS } from '../support/result-scene';

describe.each(TABLES)('results of finished runs over %s', (_, open) => {
  const { scene, caller, today, load, take, end, finish, board, historyOf, totalsOf, resultOf } = resultScene(open);

  test('the turn that ends a run reports its result as pending, and so does every load of the run', async () => {
    const { run } = expectKind(await scene.play.play(caller(scene.ann)), 'started').board;
    await take(scene.ann, run, { kind: 'wait' });
    expect(scene.pending).toEqual([]);
    await take(scene.ann, run, GIVE_UP);
    await scene.play.look(caller(scene.ann, { run }));
    expect(scene.pending).toEqual([run, run]);
    await scene.play.activeRun(caller(scene.bob, { run }));
    expect(scene.pending).toEqual([run, run, run]);
    await scene.play.recordResult({ run });
    await scene.play.look(caller(scene.ann, { run }));
    expect(scene.pending).toEqual([run, run, run]);
  });

  test('a ranked run goes on the boards of server and world, for all time and for the month', async () => {
    const run = await finish(scene.ann);
    for (const season of ['all', today().slice(0, 7)]) {
      expect((await board(scene.bob, season)).placings).toMatchObject([
        { rank: 1, run, owner: scene.ann, heroName: scene.ann },
      ]);
      const everywhere = (await board(scene.bob, season, 'global')).placings;
      expect(everywhere.filter(({ owner }) => owner === scene.ann)).toMatchObject([{ run }]);
    }
    expect((await board(scene.bob, '2020-01')).placings).toEqual([]);
  });

  test('a leaderboard lists the best run of every player, and the place of the caller', async () => {
    await finish(scene.ann);
    await finish(scene.ann);
    const other = await finish(scene.bob);
    const found = await board(scene.bob, 'all');
    expect(new Set(found.placings.map(({ owner }) => owner))).toEqual(new Set([scene.ann, scene.bob]));
    expect(found.own).toMatchObject({ owner: scene.bob, run: other });
    expect((await board('nobody', 'all')).own).toBeNull();
    const best = found.placings.find(({ owner }) => owner === scene.ann)?.summary.score;
    const scores = (await scene.play.history(caller(scene.ann, { query: { player: scene.ann } }))).runs.map(
      ({ summary }) => summary.score,
    );
    expect(scores).toHaveLength(2);
    expect(best).toBe(Math.max(...scores));
  });

  test('a result is recorded once, however often recording is repeated', async () => {
    const run = await finish(scene.ann);
    expect(await scene.play.recordResult({ run })).toEqual({ kind: 'nothing-pending' });
    expect(await totalsOf(scene.ann)).toMatchObject({ runs: 1 });
    expect(await historyOf(scene.ann)).toEqual([run]);
  });

  test('nothing is recorded of a run that goes on or does not exist', async () => {
    const { run } = expectKind(await scene.play.play(caller(scene.ann)), 'started').board;
    expect(await scene.play.recordResult({ run })).toEqual({ kind: 'nothing-pending' });
    expect(await scene.play.recordResult({ run: 'none' })).toEqual({ kind: 'no-run' });
  });

  test('totals count ranked runs only', async () => {
    expect(await totalsOf(scene.ann)).toEqual({ runs: 0, wins: 0, bestDepth: 0, bestScore: 0 });
    const { summary } = await resultOf(await finish(scene.ann));
    expect(await totalsOf(scene.ann)).toEqual({ runs: 1, wins: 0, bestDepth: 2, bestScore: summary.score });
    expect((await scene.play.profile(caller(scene.bob, { of: scene.ann }))).totals?.runs).toBe(1);
  });

  test('a rolled-back run no longer counts, and other runs still do', async () => {
    const { summary } = await resultOf(await finish(scene.ann));
    const run = await finish(scene.ann);
    expect(await scene.play.rollBack(caller('eve', { run, to: 1 }))).toMatchObject({ kind: 'done' });
    const figures = { runs: 1, wins: 0, bestDepth: 2, bestScore: summary.score };
    expect(await totalsOf(scene.ann)).toEqual(figures);
    await end(scene.ann, run);
    expect(await totalsOf(scene.ann)).toEqual(figures);
    await finish(scene.ann);
    expect(await totalsOf(scene.ann)).toMatchObject({ runs: 2 });
  });

  test('runs that a server erased no longer count, and runs of other servers do', async () => {
    await finish(scene.ann);
    const here = scene.home;
    scene.home = { kind: 'guild', id: `${(here as { id: string }).id}2` };
    await finish(scene.ann);
    scene.home = here;
    expect(await scene.play.erasePlayer(caller('eve', { player: scene.ann }))).toEqual({ kind: 'erased' });
    expect(await totalsOf(scene.ann)).toMatchObject({ runs: 1 });
  });

  test('a run that somebody else ended counts as given up', async () => {
    const { run } = expectKind(await scene.play.play(caller(scene.ann)), 'started').board;
    await take(scene.ann, run, TO_THE_WOODS);
    await scene.play.endRun(caller('eve', { run }));
    expect(await scene.play.recordResult({ run })).toMatchObject({ kind: 'recorded', run: { ranked: true } });
    expect(await totalsOf(scene.ann)).toMatchObject({ runs: 1 });
    expect((await board(scene.ann, 'all')).own).toMatchObject({ run, summary: { result: 'abandoned' } });
  });

  test('a run with a chosen seed is in the history, but not ranked', async () => {
    const run = await finish(scene.ann, { seed: 'my own' });
    expect(await load(run)).toMatchObject({ origin: { kind: 'seed' }, ranked: false });
    expect(await historyOf(scene.bob)).toEqual([run]);
    expect((await board(scene.bob, 'all')).placings).toEqual([]);
    expect(await totalsOf(scene.ann)).toMatchObject({ runs: 0 });
  });

  test('a run with cheats is in the history, but not ranked', async () => {
    const { run } = expectKind(await scene.play.play(caller(scene.ann)), 'started').board;
    await take(scene.ann, run, { kind: 'cheat', cheat: 'heal' }, GIVE_UP);
    expect(await scene.play.recordResult({ run })).toMatchObject({
      kind: 'recorded',
      run: { ranked: false },
      refuted: null,
    });
    expect(await resultOf(run)).toMatchObject({ ranked: false, summary: { cheated: true } });
    expect(await totalsOf(scene.ann)).toMatchObject({ runs: 0 });
    expect((await board(scene.bob, 'all')).placings).toEqual([]);
  });

  test('a run whose log does not lead to its game is not ranked', async () => {
    const { run } = expectKind(await scene.play.play(caller(scene.ann)), 'started').board;
    const from = await load(run);
    const game = { ...from.game, kills: 99 };
    await scene.store.commit({ from, game, action: { kind: 'wait' }, interaction: 'forged', now: scene.now });
    await take(scene.ann, run, GIVE_UP);
    expect(await scene.play.recordResult({ run })).toMatchObject({ kind: 'recorded', refuted: 'differs' });
    expect((await board(scene.bob, 'all')).placings).toEqual([]);
    expect(await totalsOf(scene.ann)).toMatchObject({ runs: 0 });
    expect(await historyOf(scene.bob)).toEqual([run]);
  });

  test('a history can be searched by player, depth, cause, laurel, result and date', async () => {
    const runs = [await finish(scene.ann), await finish(scene.bob)];
    const [a, b] = runs as [RunId, RunId];
    const both = [b, a].sort();
    const found = async (query: object) => (await historyOf(scene.ann, query)).sort();
    expect(await found({})).toEqual(both);
    expect(await found({ player: scene.ann })).toEqual([a]);
    expect(await found({ deepest: { to: 2 } })).toEqual(both);
    expect(await found({ deepest: { from: 3 } })).toEqual([]);
    expect(await found({ cause: 'mangy-wolf' })).toEqual([]);
    expect(await found({ laurel: true })).toEqual([]);
    expect(await found({ laurel: false, result: 'abandoned' })).toEqual(both);
    expect(await found({ result: 'died' })).toEqual([]);
    expect(await found({ since: today(), until: today() })).toEqual(both);
    expect(await found({ since: '2999-01-01' })).toEqual([]);
    expect(await found({ until: '2020-01-01' })).toEqual([]);
    expect(await found({ since: 'whenever' })).toEqual(both);
  });

  test('the next page of a history begins at the end of the page before', async () => {
    const runs = new Set([await finish(scene.ann), await finish(scene.bob), await finish(scene.ann)]);
    const pages: RunId[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<Play['history']>> = await scene.play.history(
        caller(scene.ann, { query: {}, limit: 2, ...(after === null ? {} : { after }) }),
      );
      expect(page.runs.length).toBeLessThanOrEqual(2);
      pages.push(...page.runs.map(({ run }) => run));
      after = page.next;
    } while (after !== null);
    expect(pages).toHaveLength(3);
    expect(new Set(pages)).toEqual(runs);
  });

  test("outside of servers, a history has the player's own runs", async () => {
    const run = await finish(scene.ann);
    await finish(scene.bob);
    scene.home = { kind: 'dm', id: 'dm' };
    expect(await historyOf(scene.ann)).toEqual([run]);
    expect(await scene.play.leaderboard(caller(scene.ann, { circle: 'guild', season: 'all' }))).toEqual({
      kind: 'no-server',
    });
  });
});
