import type { Game, Level } from '../../../src/engine';
import type { Run } from '../../../src/storage/contract';
import { sample } from '../../support/deep';
import { GAME, runsIn, WAIT } from '../support/party-runs';
import { playAhead } from '../support/play-ahead';
import { openForTests, TABLES } from '../support/tables';

describe.each(sample(TABLES, 1))('logs over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin, commit } = runsIn(opened);

  /** Run in which the players act in turn. The next turns will close a chunk of its log. */
  const playedBy = (players: readonly string[]): Promise<Run> =>
    playAhead(opened, async (ahead) => {
      const { begin, commit } = runsIn(ahead);
      let run = await begin({ channel: 'c1' });
      while (run.version < 250) run = await commit(run, { by: players[run.version % players.length] as string });
      return run;
    });

  test('a run remembers its channel, and who took which action', async () => {
    const run = await begin({ channel: 'c1' });
    const steps = await commit(await commit(await commit(run, { by: 'ann' }), { by: 'bob' }), { by: 'ann' });
    const loaded = (await opened.store.loadRun(run.id)) as Run;
    expect(loaded).toEqual(steps);
    expect(loaded.channel).toBe('c1');
    expect(loaded.recent.map(({ by }) => by)).toEqual([undefined, 'ann', 'bob', 'ann']);
    expect((await opened.store.loadLog(run.id))?.chunks[0]?.by).toEqual(['ann', 'bob', 'ann']);
  });

  test('a log has the kit, because a replay needs it', async () => {
    const run = await begin({ game: { ...GAME, kit: 'scout' } });
    expect(await opened.store.loadLog(run.id)).toMatchObject({ kit: 'scout' });
    expect(await opened.store.loadLog((await begin()).id)).not.toHaveProperty('kit');
  });

  test('a log tells if two ways may lead down, because a replay needs to know', async () => {
    const run = await begin({ game: { ...GAME, secondWays: [4] } });
    expect(await opened.store.loadLog(run.id)).toMatchObject({ forks: true });
    expect(await opened.store.loadLog((await begin()).id)).not.toHaveProperty('forks');
  });

  test('closed chunks, too, tell who took an action', async () => {
    let run = await playedBy(['ann', 'bob']);
    while (run.version < 258) run = await commit(run, { by: run.version % 2 === 0 ? 'ann' : 'bob' });
    const log = await opened.store.loadLog(run.id);
    expect(log?.chunks.map(({ by }) => by.length)).toEqual([256, 2]);
    expect(log?.chunks.flatMap(({ by }) => by).slice(255)).toEqual(['bob', 'ann', 'bob']);
  });

  test('the party log continues across a closed chunk, whose end is kept no longer than needed', async () => {
    const players = ['ann', 'bob', 'cid'];
    let run = await playedBy(players);
    const go = async (to: number) => {
      while (run.version < to) run = await commit(run, { by: players[run.version % players.length] as string });
    };
    const latest = () =>
      Array.from({ length: 20 }, (_, at) => run.version - 19 + at).map((version) => ({
        version,
        kind: 'wait',
        by: players[(version - 1) % 3],
      }));
    for (const version of [256, 257, 266, 275, 276, 290]) {
      await go(version);
      const loaded = (await opened.store.loadRun(run.id)) as Run;
      expect(loaded.partyLog).toEqual(latest());
      expect(loaded).toEqual(run);
      const state = await opened.table.get(`RUN#${run.id}`, 'STATE');
      expect([version, state?.tail !== undefined]).toEqual([version, version > 256 && version < 276]);
    }
  });

  test('a commit counts the interactions of its votes as applied', async () => {
    const run = await commit(await begin({ channel: 'c1' }), {
      by: 'ann',
      interaction: '7',
      votes: [{ id: '5', by: 'bob' }],
    });
    expect(await opened.store.loadRun(run.id)).toMatchObject({
      recent: [{ version: 0 }, { id: '7', version: 1, events: 1, by: 'ann' }],
      recentVotes: [{ id: '5', version: 1, events: 0, by: 'bob' }],
    });
  });

  test('a rollback is a version of its own, unranked, and stays in the log', async () => {
    const first = await begin();
    const second = await commit(await commit(first));
    const back = await commit(second, { action: { kind: 'back', to: 0 }, game: GAME, by: 'warden' });
    expect(back).toMatchObject({ version: 3, ranked: false, game: { turn: GAME.turn } });
    const log = await opened.store.loadLog(first.id);
    expect(log?.actions).toEqual([WAIT, WAIT, { kind: 'back', to: 0 }]);
    expect(log?.chunks[0]?.by).toEqual([null, null, 'warden']);
  });

  test('a fork keeps the whole game with which it begins', async () => {
    const forest = { ...(GAME.levels['1'] as Level), depth: 2, recipe: 'forest' };
    const game: Game = { ...GAME, depth: 2, levels: { ...GAME.levels, '2': forest } };
    const run = await begin({ game, origin: { kind: 'fork', run: 'r1', version: 4 }, ranked: false });
    await commit(run);
    const log = await opened.store.loadLog(run.id);
    expect(log?.chunks.map(({ actions }) => actions)).toEqual([[], [WAIT]]);
    expect(log?.chunks[0]?.after).toEqual(game);
  });
});
