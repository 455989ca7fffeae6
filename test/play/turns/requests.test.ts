import { type Action, newGame } from '../../../src/engine';
import { DAY_MS } from '../../../src/lib/calendar';
import { createPlay, type Play } from '../../../src/play';
import { HINTS } from '../../../src/play/turns/hints';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, newProfile, type Store } from '../../../src/storage';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { TABLES } from '../../storage/support/tables';
import { ask, expectKind, waitSubmission } from '../support/callers';
import { woundedGame } from '../support/gate-game';

const raws = loadRaws();
const GAME = woundedGame(newGame({ seed: 'requests' }, raws));
/** Has a process read the nameless players, which it then remembers for a minute. */
const learnNamelessPlayers = (play: Play): Promise<unknown> => play.configuration(ask());

describe.each(TABLES)('requests to a table: %s', (_, open) => {
  /**
   * Counts the requests of a click, by a player with these hints, after so many turns. A `fresh` process has not loaded
   * the run before.
   */
  async function requestsOf(
    hinted: readonly string[],
    { turns = 1, fresh = false, ...more }: { turns?: number; fresh?: boolean; action?: Action },
  ): Promise<number> {
    const { table, close } = await open();
    const store = createStore(table);
    const { user: owner, home, interaction, now } = ask();
    await store.createRun({ id: 'first', owner, home, interaction, now, game: GAME });
    await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'first', givenHints: [...hinted] });
    const before = createPlay({ store, raws, hints: true });
    for (let seenVersion = 0; seenVersion < turns; seenVersion++) {
      await before.submitAction(waitSubmission({ run: 'first', seenVersion }));
    }
    const counted = cutInAt(table, -1, async () => {});
    const own = createStore(counted);
    const play = createPlay({ store: own, raws, hints: true });
    if (!fresh) await own.loadRun('first');
    if (!fresh) await learnNamelessPlayers(play);
    const earlier = counted.requests;
    const outcome = await play.submitAction(waitSubmission({ run: 'first', seenVersion: turns, ...more }));
    expect(outcome).toMatchObject({ kind: 'applied', board: { version: turns + 1 } });
    await close();
    return counted.requests - earlier;
  }

  test('a click reads the run and the profile, and writes the run', async () => {
    expect(await requestsOf(HINTS, {})).toBe(3);
  });

  test('a click on a run that the process wrote last reads only the profile', async () => {
    const { table, close } = await open();
    const counted = cutInAt(table, -1, async () => {});
    const store = createStore(counted);
    const { user: owner, home, interaction, now } = ask();
    await store.createRun({ id: 'first', owner, home, interaction, now, game: GAME });
    await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'first' });
    const play = createPlay({ store, raws });
    await learnNamelessPlayers(play);
    await play.submitAction(waitSubmission({ run: 'first', seenVersion: 0 }));
    const earlier = counted.requests;
    expectKind(await play.submitAction(waitSubmission({ run: 'first', seenVersion: 1 })), 'applied');
    expect(counted.requests - earlier).toBe(2);
    await close();
  });

  test('a new process also reads a snapshot and the nameless players', async () => {
    expect(await requestsOf(HINTS, { fresh: true })).toBe(5);
  });

  test("the first click removes the expiry of the run's pointers, and writes a snapshot", async () => {
    expect(await requestsOf(HINTS, { turns: 0 })).toBe(6);
  });

  test('a hint costs one more request', async () => {
    expect(await requestsOf([], { turns: 0 })).toBe(7);
  });

  test('a click that enters a new level reads its graves, and writes the level that was left', async () => {
    expect(await requestsOf(HINTS, { action: { kind: 'descend' } })).toBe(5);
  });

  /** Counts the requests of `/play` in a server, by a new player or one with an active run. */
  async function requestsOfPlay({ isNew = false, inParty = false }): Promise<number> {
    const { table, close } = await open();
    const caller = ask({ channel: 'c' });
    const before = createPlay({ store: createStore(table), raws, hints: true });
    if (!isNew) await before.play({ ...caller, interaction: '5' });
    if (inParty) await before.party({ ...caller, interaction: '4', mode: 'vote' });
    const counted = cutInAt(table, -1, async () => {});
    const play = createPlay({ store: createStore(counted), raws, hints: true });
    await learnNamelessPlayers(play);
    const earlier = counted.requests;
    const outcome = await play.play({ ...caller, interaction: '6', showEnded: true });
    expect(outcome).toMatchObject({ kind: isNew ? 'started' : 'board', hint: 'welcome' });
    await close();
    return counted.requests - earlier;
  }

  test('the first /play reads player, configuration and story, and writes the hint with the profile', async () => {
    const read = ['profile', 'configuration', 'the story of the server', 'the run, once it is listed'];
    const written = ['pointer', 'run', 'profile', 'list'];
    expect(await requestsOfPlay({ isNew: true })).toBe(read.length + written.length);
  });

  test('/play goes on with two reads: the player and the run, whatever the channel plays', async () => {
    expect(await requestsOfPlay({})).toBe(2);
    expect(await requestsOfPlay({ inParty: true })).toBe(2);
  });
});

test('lists of runs are read with eventual consistency, at half the cost', async () => {
  const store = createMemoryStore();
  const { user: owner, home, interaction, now } = ask();
  await store.createRun({ id: 'r', owner, home, interaction, now, game: GAME });
  await store.putProfile({ ...newProfile(owner), revision: 1, suspendedRuns: ['r'] });
  await store.share({ channel: 'c', run: 'r', version: null, at: now });
  await store.listRun((await store.loadRun('r'))!);
  const read: (boolean | undefined)[] = [];
  const loadRuns: Store['loadRuns'] = (ids, signal, options) => {
    read.push(options?.consistent);
    return store.loadRuns(ids, signal, options);
  };
  const play = createPlay({ store: { ...store, loadRuns }, raws });
  expect(await play.suspendedRuns(ask())).toMatchObject({ runs: [{ run: 'r' }] });
  expect(await play.shares(ask({ channel: 'c' }))).toMatchObject({ runs: [{ run: 'r' }] });
  expect(await play.activeRuns(ask())).toMatchObject({ runs: [{ run: 'r' }] });
  expect(read).toEqual([false, false, false]);
});

test('a click on a run that the process wrote last reads the profile with eventual consistency, except once a day', async () => {
  const store = createMemoryStore();
  const read: boolean[] = [];
  const loadProfile: Store['loadProfile'] = (user, signal, options = { consistent: true }) => {
    read.push(options.consistent);
    return store.loadProfile(user, signal, options);
  };
  const { run } = expectKind(await createPlay({ store, raws }).play(ask()), 'started').board;
  const play = createPlay({ store: { ...store, loadProfile }, raws });
  for (const [seenVersion, day] of [0, 0, 0, 1, 1].entries()) {
    const now = ask().now + day * DAY_MS;
    expectKind(await play.submitAction(waitSubmission({ run, seenVersion, now })), 'applied');
  }
  expect(read).toEqual([true, false, false, true, false]);
});
