import { type Action, type Game, hash } from '../../../src/engine';
import { createPlay, type Play } from '../../../src/play';
import { verify } from '../../../src/play/leaderboards/verify';
import type { NewRun, Run, Store } from '../../../src/storage';
import { newProfile } from '../../../src/storage/contract';
import { createStore } from '../../../src/storage/store';
import { openForTests, TABLES } from '../../storage/support/tables';
import { activeRunsIn } from '../../support/active-runs';
import { sample } from '../../support/deep';
import { ask } from '../support/callers';
import { fresh } from '../support/fresh';
import { NOW, QUIET, raws } from '../support/party-scenario';
import { thereAndBack } from '../support/recorded-run';

const WAIT: Action = { kind: 'wait' };
const THERE = thereAndBack(1);
const OVER = { result: 'died', turn: 9, depth: 1, by: null, cause: null } as const;

describe.each(sample(TABLES, 1))('admin over %s', (_, open) => {
  const opened = openForTests(open);
  let store: Store;
  let play: Play;
  beforeAll(() => {
    store = createStore(opened.table);
    play = createPlay({ store, raws });
  });

  const loaded = async (run: string): Promise<Run> => (await store.loadRun(run)) as Run;

  /** Begins a run of Ann's in a new server and plays a few turns. Eve is an admin of the server. */
  async function guildWithRun(actions: Action[] = [WAIT, WAIT], more: Partial<NewRun> = {}) {
    const [guild, run, ann] = [fresh('g'), fresh('r'), fresh('ann')];
    const home = { kind: 'guild', id: guild } as const;
    await store.createRun({ id: run, owner: ann, home, game: QUIET, interaction: '1', now: NOW, ...more });
    await store.putProfile({ ...newProfile(ann), revision: 1, activeRun: run });
    await store.listRun(await loaded(run));
    for (const action of actions) await play.submitAction(ask({ user: ann, run, seenVersion: null, action }));
    const eve = <T extends object>(asked?: T) => ask({ user: 'eve', home, ...asked } as unknown as T & { user: 'eve' });
    const auditLines = async () =>
      (await store.loadAudit(guild, 9)).map(({ action, target, detail, done }) => ({
        audited: action,
        target,
        detail,
        done,
      }));
    return { guild, home, run, ann, eve, auditLines };
  }

  test('active runs are listed, finished runs are not', async () => {
    const { eve, run, ann, home } = await guildWithRun();
    const other = await guildWithRun();
    expect(await play.activeRuns(eve())).toMatchObject({ kind: 'active', runs: [{ run, owner: ann, version: 2 }] });
    await play.endRun(eve({ run }));
    expect(await play.activeRuns(eve())).toMatchObject({ kind: 'active', runs: [], older: null, newer: null });
    expect(await activeRunsIn(store, home.id)).toEqual([]);
    expect(await play.activeRuns(other.eve())).toMatchObject({ runs: [{ run: other.run }] });
  });

  test('active runs are listed once, newest first, however many finished runs lie between them', async () => {
    const { guild, home, run, eve } = await guildWithRun();
    const others = ['b', 'c', 'd'].map((name) => fresh(name));
    for (const [index, id] of others.entries()) {
      const game: Game = index < 2 ? { ...QUIET, over: OVER } : QUIET;
      await store.createRun({ id, owner: fresh('bob'), home, game, interaction: '1', now: NOW + 1 + index });
      const made = await loaded(id);
      await store.listRun({ ...made, game: { ...made.game, over: null } });
    }
    const found = await play.activeRuns(eve({ limit: 3 }));
    expect(found).toMatchObject({ kind: 'active', runs: [{ run: others[2] }], older: expect.any(String) });
    const olderThan = String(found.kind === 'active' ? found.older : null);
    expect(await play.activeRuns(eve({ limit: 3, olderThan }))).toMatchObject({ runs: [{ run }], older: null });
    expect(await activeRunsIn(store, guild)).toEqual([others[2], run]);
  });

  test('an admin ends a run once, and the action is audited', async () => {
    const { eve, run, auditLines } = await guildWithRun();
    const caller = eve({ run });
    expect(await play.endRun(caller)).toMatchObject({
      kind: 'done',
      board: { version: 3, view: { over: { result: 'abandoned' } } },
    });
    expect(await play.endRun(caller)).toMatchObject({ kind: 'done', board: { version: 3 } });
    expect(await auditLines()).toEqual([{ audited: 'end', target: run, detail: '', done: true }]);
    expect((await store.loadLog(run))?.chunks[0]?.by).toEqual([null, null, 'eve']);
    expect(await play.audit(eve({ limit: 5 }))).toMatchObject({ kind: 'audit', lines: [{ by: 'eve', at: NOW }] });
  });

  test('a run of another server does not exist for this one, and nothing is audited', async () => {
    const here = await guildWithRun();
    const caller = await guildWithRun();
    const acting = [
      play.endRun(here.eve({ run: caller.run })),
      play.rollBack(here.eve({ run: caller.run, to: 0 })),
      play.debug(here.eve({ run: caller.run, cheat: 'heal' as const })),
      play.resetPlayer(here.eve({ run: caller.run })),
    ];
    expect(await Promise.all(acting)).toEqual(Array(4).fill({ kind: 'no-run' }));
    expect(await here.auditLines()).toEqual([]);
    expect(await caller.auditLines()).toEqual([]);
    expect((await loaded(caller.run)).version).toBe(2);
  });

  test('outside of servers there is nothing to administer', async () => {
    const { run } = await guildWithRun();
    const alone = { user: 'eve', home: { kind: 'dm', id: '5' } as const, run, to: 0, player: 'ann' };
    expect(await play.endRun(ask(alone))).toEqual({ kind: 'no-server' });
    expect(await play.activeRuns(ask(alone))).toEqual({ kind: 'no-server' });
    expect(await play.erasePlayer(ask(alone))).toEqual({ kind: 'no-server' });
    expect(await play.audit(ask(alone))).toEqual({ kind: 'no-server' });
  });

  test("a player's save is reset: the run ends and the pointer is cleared", async () => {
    const { eve, run, ann, auditLines } = await guildWithRun();
    expect(await play.resetPlayer(eve({ run }))).toMatchObject({ kind: 'done' });
    expect((await loaded(run)).game.over).toMatchObject({ result: 'abandoned' });
    expect((await store.loadProfile(ann))?.activeRun).toBeNull();
    expect(await auditLines()).toMatchObject([{ audited: 'reset', detail: ann, done: true }]);
  });

  test("a reset that is delivered again leaves the player's next run alone", async () => {
    const { eve, run, ann } = await guildWithRun();
    const caller = eve({ run });
    await play.resetPlayer(caller);
    const next = await play.play(ask({ user: ann }));
    await play.resetPlayer(caller);
    expect(next).toMatchObject({ kind: 'started' });
    expect((await store.loadProfile(ann))?.activeRun).toBe('board' in next ? next.board.run : '');
  });

  test("a reset of a finished run clears the player's active run and leaves the run as it ended", async () => {
    const { eve, run, ann } = await guildWithRun([{ kind: 'abandon', sure: true }]);
    expect(await play.resetPlayer(eve({ run }))).toMatchObject({
      kind: 'done',
      board: { version: 1 },
      events: [],
    });
    expect((await loaded(run)).version).toBe(1);
    expect((await store.loadProfile(ann))?.activeRun).toBeNull();
  });

  test('an admin rolls a run back to an earlier turn, and the run goes on from there', async () => {
    const { eve, run, ann, auditLines } = await guildWithRun(THERE.actions, { game: THERE.games[0] as Game });
    const last = THERE.actions.length;
    const to = last - 1;
    expect(await play.rollBack(eve({ run, to }))).toMatchObject({
      kind: 'done',
      board: { version: last + 1, ranked: false, last: null },
      events: [],
    });
    const back = await loaded(run);
    expect(hash(back.game)).toBe(hash(THERE.games[to] as Game));
    expect(back.ranked).toBe(false);
    expect((await store.loadLog(run))?.actions).toEqual([...THERE.actions, { kind: 'back', to }]);
    const again = await play.submitAction(
      ask({ user: ann, run, seenVersion: last + 1, action: THERE.actions[to] as Action }),
    );
    expect(again).toMatchObject({ kind: 'applied' });
    const replayed = (await loaded(run)).game;
    expect(hash(replayed)).toBe(hash(THERE.games[last] as Game));
    expect(verify((await store.loadLog(run)) as never, raws, replayed)).toMatchObject({ ok: true });
    expect(await auditLines()).toMatchObject([{ audited: 'rollback', detail: String(to), done: true }]);
  });

  test('a run cannot be rolled back to a version that it never had', async () => {
    const { eve, run, auditLines } = await guildWithRun();
    for (const to of [-1, 2, 9]) expect(await play.rollBack(eve({ run, to }))).toEqual({ kind: 'no-moment' });
    expect((await loaded(run)).version).toBe(2);
    expect((await auditLines()).map(({ done }) => done)).toEqual([false, false, false]);
  });

  test('a run rolled back to before its end goes on, and its result is removed', async () => {
    const { eve, run, ann, home } = await guildWithRun([WAIT, { kind: 'abandon', sure: true }], {
      game: THERE.games[0] as Game,
      origin: { kind: 'chance' },
    });
    await play.recordResult({ run });
    const list = { kind: 'history', of: { kind: 'user', id: ann } } as const;
    expect((await store.listResults(list, { limit: 5 })).entries).toHaveLength(1);
    expect(await play.rollBack(eve({ run, to: 1 }))).toMatchObject({ kind: 'done', board: { view: { over: null } } });
    expect((await store.listResults(list, { limit: 5 })).entries).toEqual([]);
    expect(await activeRunsIn(store, home.id)).toEqual([run]);
  });

  test('a debug action marks the run for good', async () => {
    const { eve, run, auditLines } = await guildWithRun();
    const caller = eve({ run, cheat: 'god' as const });
    expect(await play.debug(caller)).toMatchObject({ kind: 'done', board: { version: 3, view: { cheated: true } } });
    expect(await play.debug(caller)).toMatchObject({ kind: 'done', board: { version: 3 } });
    expect(await auditLines()).toEqual([{ audited: 'debug', target: run, detail: 'god', done: true }]);
  });

  test('an action that the game refuses stands in the audit as not done', async () => {
    const { eve, run, auditLines } = await guildWithRun([{ kind: 'abandon', sure: true }]);
    expect(await play.debug(eve({ run, cheat: 'heal' as const }))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'over' },
    });
    expect(await auditLines()).toMatchObject([{ audited: 'debug', done: false }]);
  });

  test('if a player and an admin act at once, neither action is lost', async () => {
    const { eve, run, ann } = await guildWithRun();
    const turn = ask({ user: ann, run: null, seenVersion: null, action: WAIT });
    await Promise.all([play.debug(eve({ run, cheat: 'god' as const })), play.submitAction(turn)]);
    const log = await store.loadLog(run);
    expect(
      log?.actions
        .slice(2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['cheat', 'wait']);
  });

  test('settings of a server that are changed one by one are all kept', async () => {
    const { eve, auditLines } = await guildWithRun();
    await Promise.all([
      play.configure(eve({ channels: ['c1', 'c2'] })),
      play.configure(eve({ mode: 'vote' as const })),
      play.configure(eve({ quiet: true })),
    ]);
    const config = { channels: ['c1', 'c2'], mode: 'vote', quiet: true };
    expect(await play.configuration(eve())).toMatchObject({ kind: 'configured', config });
    expect((await auditLines()).map(({ audited }) => audited).sort()).toEqual(['channels', 'mode', 'quiet']);
  });

  test('games begin only in the channels that the server allows, and parties in its usual mode', async () => {
    const { eve, home, ann } = await guildWithRun();
    const allowed = fresh('c');
    await play.configure(eve({ channels: [allowed] }));
    await play.configure(eve({ mode: 'hotseat' as const }));
    const at = (user: string, channel: string) => ask({ user, home, channel });
    const notHere = { kind: 'not-here', channels: [allowed] };
    expect(await play.play(at(fresh('bob'), 'c9'))).toEqual(notHere);
    expect(await play.party(at('bob', 'c9'))).toEqual(notHere);
    expect(await play.share(at(ann, 'c9'))).toEqual(notHere);
    expect(await play.play(at(ann, 'c9'))).toMatchObject({ kind: 'board' });
    expect(await play.party(at('bob', allowed))).toMatchObject({
      kind: 'started',
      board: { party: { mode: 'hotseat' } },
    });
  });

  test('a server exports and erases what was played in it, and audits both', async () => {
    const { eve, run, ann, auditLines } = await guildWithRun();
    const exported = await play.exportPlayer(eve({ player: ann }));
    expect(exported).toMatchObject({ kind: 'exported' });
    expect(JSON.stringify(exported)).toContain(run);
    expect(await play.erasePlayer(eve({ player: ann }))).toEqual({ kind: 'erased' });
    expect(await store.loadRun(run)).toBeNull();
    expect((await auditLines()).map(({ audited, done }) => `${audited} ${done}`).sort()).toEqual([
      'erase true',
      'export true',
    ]);
  });

  test('players export and erase what is stored about them', async () => {
    const { run, ann } = await guildWithRun();
    expect(await play.exportMine(ask({ user: ann }))).toMatchObject({ kind: 'exported', items: expect.any(Array) });
    expect(await play.eraseMine(ask({ user: ann }))).toEqual({ kind: 'erased' });
    expect(await store.loadRun(run)).toBeNull();
    expect(await play.look(ask({ user: ann }))).toEqual({ kind: 'no-run' });
    expect(await play.exportMine(ask({ user: ann }))).toEqual({ kind: 'exported', items: [] });
  });
});
