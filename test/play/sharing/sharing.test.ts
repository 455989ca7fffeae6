import { type Game, hash } from '../../../src/engine';
import { dayOf } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import type { Play } from '../../../src/play/contract';
import { gameAt } from '../../../src/play/replays/replay';
import type { NewRun, Run, Store } from '../../../src/storage';
import { newProfile } from '../../../src/storage/contract';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { openForTests, TABLES } from '../../storage/support/tables';
import { activeRunsIn } from '../../support/active-runs';
import { sample } from '../../support/deep';
import { runsOfUser } from '../../support/runs-of-user';
import { ask, HOME } from '../support/callers';
import { NOW, raws } from '../support/party-scenario';
import { thereAndBack } from '../support/recorded-run';

const THERE = thereAndBack(1);
const DAY = 24 * 3_600_000;
/** Confirmation that is needed to fork one's own ranked run while it goes on. */
const SURE = { sure: true };

describe.each(sample(TABLES, 1))('watching and forking over %s', (_, open) => {
  const opened = openForTests(open);
  let store: Store;
  let names = 0;
  beforeAll(() => {
    store = opened.store;
  });

  /** Begins a run of Ann's and plays a few turns. */
  async function played(actions = 3, more: Partial<NewRun> = {}) {
    const [run, ann, bob, channel] = ['r', 'ann', 'bob', 'c'].map((name) => `${name}${process.pid}x${names++}`) as [
      string,
      string,
      string,
      string,
    ];
    const play = createPlay({ store, raws });
    const game = THERE.games[0] as Game;
    await store.createRun({ id: run, owner: ann, home: HOME, game, interaction: '1', now: NOW, ...more });
    for (const action of THERE.actions.slice(0, actions)) {
      await play.submitAction(ask({ user: ann, run, seenVersion: null, action }));
    }
    const at = <T extends object>(user: string, asked?: T) => ask({ user, channel, run, ...asked } as T & Where);
    return { play, run, ann, bob, channel, at };
  }

  test('only shared runs can be watched', async () => {
    const { play, at, bob } = await played();
    expect(await play.watch(at(bob))).toEqual({ kind: 'not-shared' });
    expect(await play.share(at(bob))).toEqual({ kind: 'not-shared' });
    expect(await play.fork(at(bob))).toEqual({ kind: 'not-shared' });
    expect(await play.watch(at(bob, { run: 'none' }))).toEqual({ kind: 'no-run' });
  });

  test('the hero of a fork is named after its player, or as heroes are by default', async () => {
    const { play, at, ann, bob } = await played();
    await play.share(at(ann));
    const heroOf = async (user: string, userName: string) => {
      const outcome = await play.fork(at(user, { userName, ...SURE }));
      return outcome.kind === 'started' ? outcome.board.view.hero.name : outcome.kind;
    };
    expect(await heroOf(bob, 'Bob')).toBe('Bob');
    expect(await heroOf(bob, '')).toBe(raws.hero.name);
  });

  test('anybody in the channel may watch a shared run, without playing', async () => {
    const { play, at, ann, bob, run } = await played();
    expect(await play.share(at(ann))).toMatchObject({ kind: 'watching', version: null, board: { version: 3 } });
    await play.submitAction(ask({ user: ann, run, seenVersion: 3, action: THERE.actions[3] } as never));
    expect(await play.watch(at(bob))).toMatchObject({
      kind: 'watching',
      board: { run, version: 4, owner: ann, legal: [] },
    });
    expect(await play.watch(at(bob, { channel: 'another' }))).toEqual({ kind: 'not-shared' });
  });

  test('an unplayed fork shows no events of its source', async () => {
    const { play, at, ann } = await played();
    const branch = await play.fork(at(ann, SURE));
    if (branch.kind !== 'started') throw new Error(branch.kind);
    const { run, view } = branch.board;
    expect(view.events).not.toEqual([]);
    expect(await play.share(at(ann, { run }))).toMatchObject({ kind: 'watching', board: { version: 0 }, events: [] });
  });

  test('a shared moment shows nothing else of its run', async () => {
    const { play, at, ann, bob } = await played();
    await play.share(at(ann, { version: 1 }));
    const turn = (THERE.games[1] as Game).turn;
    expect(await play.watch(at(bob, { version: 1 }))).toMatchObject({
      kind: 'watching',
      version: 1,
      board: { version: 1, last: THERE.actions[0], view: { turn } },
    });
    expect(await play.watch(at(bob))).toEqual({ kind: 'not-shared' });
    expect(await play.watch(at(bob, { version: 2 }))).toEqual({ kind: 'not-shared' });
    expect(await play.share(at(ann, { version: 99 }))).toEqual({ kind: 'no-moment' });
    expect((await play.shares(at(bob))).runs).toMatchObject([{ version: 1 }]);
  });

  test('a run that is no longer shared is watched only by its players', async () => {
    const { play, at, ann, bob } = await played();
    await play.share(at(ann));
    await play.share(at(ann, { version: 1 }));
    await play.share(at(ann, { channel: 'elsewhere' }));
    for (const _ of ['once', 'again']) {
      expect(await play.unshare(at(ann))).toEqual({ kind: 'unshared', isOver: false });
      expect((await play.shares(at(ann))).runs).toEqual([]);
      for (const asked of [{}, { version: 1 }]) {
        expect(await play.watch(at(bob, asked))).toEqual({ kind: 'not-shared' });
        expect(await play.fork(at(bob, asked))).toEqual({ kind: 'not-shared' });
      }
    }
    expect(await play.watch(at(ann))).toMatchObject({ kind: 'watching' });
    expect(await play.watch(at(bob, { channel: 'elsewhere' }))).toMatchObject({ kind: 'watching' });
    await play.share(at(ann));
    expect(await play.watch(at(bob))).toMatchObject({ kind: 'watching' });
    expect(await play.watch(at(bob, { version: 1 }))).toMatchObject({ kind: 'watching' });
  });

  test('a view that others can see needs a share, even if the owner asks', async () => {
    const { play, at, ann } = await played();
    expect(await play.watch(at(ann, { forAll: true }))).toEqual({ kind: 'not-shared' });
    await play.share(at(ann));
    expect(await play.watch(at(ann, { forAll: true }))).toMatchObject({ kind: 'watching' });
  });

  test('only players of a run end its share', async () => {
    const { play, at, ann, bob, channel } = await played();
    await play.share(at(ann));
    expect(await play.unshare(at(bob))).toEqual({ kind: 'not-yours', owner: ann });
    expect(await play.watch(at(bob))).toMatchObject({ kind: 'watching' });
    expect(await play.unshare(at(ann, { run: 'none' }))).toEqual({ kind: 'no-run' });
    expect(await play.unshare(ask({ user: bob, channel }))).toEqual({ kind: 'no-run' });
  });

  test('a member of a party ends the share of its run, and strangers do not', async () => {
    const { play, ann, bob, channel } = await played();
    const at = (user: string) => ask({ user, channel });
    const party = await play.party({ ...at(ann), mode: 'owner' });
    const run = 'board' in party ? party.board.run : '';
    await play.joinParty(at(bob));
    await play.share({ ...at(ann), run });
    expect(await play.unshare({ ...at(`${bob} too`), run })).toEqual({ kind: 'not-yours', owner: ann });
    expect((await play.shares(at(ann))).runs).toMatchObject([{ run }]);
    expect(await play.unshare(at(bob))).toEqual({ kind: 'unshared', isOver: false });
    expect((await play.shares(at(ann))).runs).toEqual([]);
  });

  test('a channel lists its shares, without those of erased runs', async () => {
    const { play, at, ann, bob, run } = await played();
    await play.share(at(ann));
    await play.share(at(ann, { version: 1, now: NOW + 1 }));
    const { runs } = await play.shares(at(bob));
    expect(runs.map(({ version }) => version)).toEqual([1, null]);
    expect(runs[0]).toMatchObject({ run, owner: ann, heroName: (THERE.games[0] as Game).heroName, over: false });
    await eraseRuns(opened.table, [run]);
    expect((await play.shares(at(bob))).runs).toEqual([]);
  });

  test('a daily dungeon is hidden from players who have yet to finish it, and cannot be forked before the day is over', async () => {
    const origin = { kind: 'daily', scope: 'global', date: dayOf(NOW) } as const;
    const { play, at, ann, bob, run } = await played(3, { origin });
    expect(await play.share(at(ann))).toEqual({ kind: 'hidden-share', run, version: null });
    expect(await play.watch(at(bob))).toEqual({ kind: 'hidden' });
    expect((await play.shares(at(bob))).runs).toEqual([]);
    expect(await play.watch(at(bob, { now: NOW + DAY }))).toMatchObject({ kind: 'watching' });
    expect(await play.share(at(ann, { now: NOW + DAY }))).toMatchObject({ kind: 'watching' });
    expect(await play.fork(at(ann))).toEqual({ kind: 'daily-open' });
    expect(await play.fork(at(bob, { now: NOW + DAY }))).toEqual({ kind: 'daily-open' });
    await play.submitAction(
      ask({ user: ann, run, seenVersion: null, action: { kind: 'abandon', sure: true } as const }),
    );
    expect(await play.fork(at(bob, { now: NOW + DAY, version: 2 }))).toMatchObject({ kind: 'started' });
  });

  test.each([true, false])('a try at a daily dungeon, ranked or not, can be forked after its day', async (ranked) => {
    const origin = { kind: 'daily', scope: 'global', date: dayOf(NOW) } as const;
    const { play, at, ann, run } = await played(2, { origin, ranked });
    await play.submitAction(
      ask({ user: ann, run, seenVersion: null, action: { kind: 'abandon', sure: true } as const }),
    );
    expect(await play.fork(at(ann, { version: 1 }))).toEqual({ kind: 'daily-open' });
    expect(await play.fork(at(ann, { version: 1, now: NOW + DAY }))).toMatchObject({ kind: 'started' });
  });

  test("a fork begins with its source's game, unranked, with other random numbers and new levels", async () => {
    const { play, at, ann, bob, run } = await played();
    await play.share(at(ann));
    const outcome = await play.fork(at(bob, { version: 2, userName: 'Bob' }));
    const source = THERE.games[2] as Game;
    expect(outcome).toMatchObject({
      kind: 'started',
      board: {
        owner: bob,
        version: 0,
        ranked: false,
        origin: { kind: 'fork', run, version: 2 },
        view: { turn: source.turn, hero: { name: 'Bob' } },
      },
    });
    const made = (await store.loadRun('board' in outcome ? outcome.board.run : '')) as Run;
    expect(made.game.hero).toEqual(source.hero);
    expect(made.game.levels['1']).toEqual(source.levels['1']);
    expect(made.game.rng).not.toEqual(source.rng);
    expect(made.game.seed).not.toBe(source.seed);
    expect((await store.loadProfile(bob))?.activeRun).toBe(made.id);
    expect((await store.loadRun(run))?.version).toBe(3);
  });

  test('two forks of one moment have different random numbers', async () => {
    const { play, at, ann } = await played();
    const forks = [await play.fork(at(ann, SURE)), await play.fork(at(ann, SURE))];
    const runs = await Promise.all(forks.map((made) => store.loadRun('board' in made ? made.board.run : '')));
    expect(runs[0]?.game.rng).not.toEqual(runs[1]?.game.rng);
  });

  test('a fork is replayed from its own beginning, even if its source had been deeper', async () => {
    const count = THERE.actions.length;
    const { play, at, ann } = await played(count);
    const made = await play.fork(at(ann, SURE));
    const run = 'board' in made ? made.board.run : '';
    const before = (await store.loadRun(run)) as Run;
    expect(Object.keys(before.game.levels).length).toBeGreaterThan(1);
    for (let i = 0; i < 3; i++)
      await play.submitAction(ask({ user: ann, run, seenVersion: i, action: { kind: 'wait' } as const }));
    const log = await store.loadLog(run);
    expect(hash((await gameAt(log as never, raws, 0)) as Game)).toBe(hash(before.game));
    expect(hash((await gameAt(log as never, raws, 3)) as Game)).toBe(hash(((await store.loadRun(run)) as Run).game));
  });

  test('the active run is suspended, and can be resumed', async () => {
    const { play, at, ann, run } = await played();
    await store.putProfile({ ...newProfile(ann), revision: 1, activeRun: run });
    const made = await play.fork(at(ann, SURE));
    expect(await store.loadProfile(ann)).toMatchObject({ suspendedRuns: [run] });
    expect(await play.suspendedRuns(ask({ user: ann }))).toMatchObject({
      kind: 'suspended-runs',
      runs: [{ run, owner: ann }],
    });
    expect(await play.resume(ask({ user: ann, run }))).toMatchObject({ kind: 'board', board: { run, version: 3 } });
    expect(await store.loadProfile(ann)).toMatchObject({
      activeRun: run,
      suspendedRuns: ['board' in made ? made.board.run : ''],
    });
    expect(await play.resume(ask({ user: 'somebody else', run }))).toEqual({ kind: 'no-run' });
  });

  test('an unplayed fork gives way to the next, and the run before it stays suspended', async () => {
    const { play, at, ann, run } = await played();
    await store.putProfile({ ...newProfile(ann), revision: 1, activeRun: run });
    await play.fork(at(ann, SURE));
    for (let more = 0; more < 8; more++) {
      const fork = await play.fork(at(ann, { run, ...SURE }));
      const activeRun = 'board' in fork ? fork.board.run : null;
      expect(await store.loadProfile(ann)).toMatchObject({ activeRun, suspendedRuns: [run] });
    }
  });

  test('a played fork is suspended by the next', async () => {
    const { play, at, ann, run } = await played();
    await store.putProfile({ ...newProfile(ann), revision: 1, activeRun: run });
    const made = await play.fork(at(ann, SURE));
    const fork = 'board' in made ? made.board.run : '';
    await play.submitAction(ask({ user: ann, run: fork, seenVersion: 0, action: { kind: 'wait' } as const }));
    await play.fork(at(ann, { run, ...SURE }));
    expect(await store.loadProfile(ann)).toMatchObject({ suspendedRuns: [run, fork] });
  });

  test('a run erased while it is shared is not shared', async () => {
    const { at, ann, run, channel } = await played(0);
    const erasing: Store = {
      ...store,
      async share(entry, signal) {
        await store.share(entry, signal);
        await eraseRuns(opened.table, [run]);
        return store.share(entry, signal);
      },
    };
    expect(await createPlay({ store: erasing, raws }).share(at(ann))).toEqual({ kind: 'no-run' });
    expect(await store.loadShares(channel)).toEqual([]);
  });

  test('the present comes with the events of the last turn, a moment with those of its own', async () => {
    const { play, at, ann, run } = await played(2);
    const { events } = expectWatching(await play.watch(at(ann)));
    const past = expectWatching(await play.watch(at(ann, { version: 1 })));
    const now = expectWatching(await play.watch(at(ann, { version: 2 })));
    expect(now).toMatchObject({ version: 2, board: { run, legal: [] }, events });
    expect(events).toEqual((THERE.games[2] as Game).events.slice(-events.length));
    expect(past.events).toEqual((THERE.games[1] as Game).events.slice(-past.events.length));
    expect([events.length, past.events.length]).not.toContain(0);
    expect(past.board.legal).toEqual([]);
  });

  test('a channel lists the last twenty-five shares, each with the state of its run', async () => {
    const { play, at, bob, ann, run, channel } = await played(1);
    for (let version = 1; version <= 26; version++) await store.share({ channel, run, version, at: NOW + version });
    const { runs, unloadable } = await play.shares(at(bob));
    expect(runs.map(({ version }) => version)).toEqual(Array.from({ length: 25 }, (_, i) => 26 - i));
    const { heroName, depth, turn } = THERE.games[1] as Game;
    const shown = { run, owner: ann, version: 26, heroName, depth, level: 1, turn, over: false };
    expect(runs[0]).toMatchObject(shown);
    expect(unloadable).toEqual([]);
  });

  test('the end of a run cannot be forked, but any moment before it can', async () => {
    const { play, at, ann } = await played(1);
    await play.submitAction(at(ann, { seenVersion: null, action: { kind: 'abandon', sure: true } as const }));
    expect(await play.fork(at(ann))).toEqual({ kind: 'over' });
    expect(await play.fork(at(ann, { version: 1 }))).toMatchObject({ kind: 'started' });
    expect(await play.fork(at(ann, { version: 3 }))).toEqual({ kind: 'no-moment' });
    expect(await play.fork(at(ann, { run: 'none' }))).toEqual({ kind: 'no-run' });
  });

  test('a fork is listed where it began, and busy if others always change the profile first', async () => {
    const { play, at, ann } = await played(0);
    const home = { kind: 'guild', id: `g${ann}` } as const;
    const made = await play.fork(at(ann, { ...SURE, home }));
    expect(await activeRunsIn(store, home.id)).toEqual(['board' in made ? made.board.run : '']);
    const overtaken = createPlay({ store: { ...store, putProfile: async () => 'conflict' }, raws });
    expect(await overtaken.fork(at(ann))).toEqual({ kind: 'busy' });
  });

  test('a late delivery shows a played fork without making it active again', async () => {
    const { play, at, ann } = await played(0);
    const caller = at(ann, SURE);
    const made = await play.fork(caller);
    const run = 'board' in made ? made.board.run : '';
    await play.submitAction(at(ann, { run, seenVersion: 0, action: { kind: 'wait' } as const }));
    await play.play(at(ann, { restart: { run, seenVersion: 1 } }));
    const { activeRun } = (await store.loadProfile(ann)) ?? newProfile(ann);
    expect(activeRun).not.toBe(run);
    expect(await play.fork(caller)).toMatchObject({ kind: 'board', board: { run } });
    expect((await store.loadProfile(ann))?.activeRun).toBe(activeRun);
  });

  test('a repeated delivery makes no second fork', async () => {
    const { play, at, ann } = await played();
    const caller = at(ann, SURE);
    expect(await play.fork(caller)).toEqual(await play.fork(caller));
    expect(await runsOfUser(store, ann)).toHaveLength(2);
  });
});

function expectWatching(outcome: Awaited<ReturnType<Play['watch']>>) {
  if (outcome.kind !== 'watching') throw new Error(outcome.kind);
  return outcome;
}

interface Where {
  user: string;
  channel: string;
  run: string;
}
