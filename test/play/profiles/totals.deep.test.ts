import { newGame } from '../../../src/engine';
import { createPlay, type Play } from '../../../src/play';
import { countRun } from '../../../src/play/profiles/totals';
import { createMemoryStore, type Profile, type RunResult, type Store } from '../../../src/storage';
import { COUNTED_LIMIT, newProfile, StoreError } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { sampleResult } from '../../support/run-result';
import { scenario } from '../../support/scenario';
import { ask, waitSubmission } from '../support/callers';
import { raws } from '../support/party-scenario';

const GIVE_UP = { kind: 'abandon', sure: true } as const;
const GAME = newGame({ seed: 'totals' }, raws);

const result = (run: string, more: Partial<RunResult> = {}, summary: Partial<RunResult['summary']> = {}): RunResult =>
  sampleResult({ run, ...more, summary: { deepest: 2, ...summary } });

describe('a finished run', () => {
  const blank = newProfile('ann');

  test('counts once, with the best depth and score', () => {
    const first = countRun(blank, result('a', {}, { deepest: 4, score: 50, laurel: true }), raws);
    expect(first).toMatchObject({ totals: { runs: 1, wins: 1, bestDepth: 4, bestScore: 50 }, countedRuns: ['a'] });
    const second = countRun(first, result('b', {}, { deepest: 3, score: 70 }), raws);
    expect(second).toMatchObject({
      totals: { runs: 2, wins: 1, bestDepth: 4, bestScore: 70 },
      countedRuns: ['a', 'b'],
    });
    expect(countRun(second, result('a'), raws)).toBe(second);
  });

  test('that is not ranked counts for nothing', () => {
    expect(countRun(blank, result('a', { ranked: false }), raws)).toBe(blank);
  });

  test('that was given up before any action counts for nothing, because histories leave it out', () => {
    const unplayed = result('a', { version: 1 }, { result: 'abandoned' });
    expect(countRun(blank, unplayed, raws)).toBe(blank);
    expect(countRun(blank, { ...unplayed, version: 2 }, raws).totals.runs).toBe(1);
  });

  test('makes the run suspended last active again, but only if it was active itself', () => {
    const playing = { ...blank, activeRun: 'a', suspendedRuns: ['x', 'y'] };
    expect(countRun(playing, result('a', { ranked: false }), raws)).toEqual({
      ...playing,
      activeRun: 'y',
      suspendedRuns: ['x'],
    });
    expect(countRun(playing, result('b'), raws)).toMatchObject({ activeRun: 'a', suspendedRuns: ['x', 'y'] });
    const alone = { ...blank, activeRun: 'a' };
    expect(countRun(alone, result('a', { ranked: false }), raws)).toBe(alone);
  });
});

describe('totals counted again after a rollback', () => {
  /** Ends and records runs of Ann's in a server with an admin. */
  async function finished(...runs: string[]) {
    const table = new MemoryTable();
    const store = createStore(table);
    const { user: owner, home, interaction, now } = ask();
    await store.putProfile({ ...newProfile(owner), revision: 1 });
    const play = createPlay({ store, raws });
    for (const [index, id] of runs.entries()) {
      await store.createRun({ id, owner, home, game: GAME, interaction, now: now + index });
      await play.submitAction(waitSubmission({ run: id, now: now + index }));
      await play.submitAction(waitSubmission({ run: id, action: GIVE_UP, now: now + index }));
      await play.recordResult({ run: id });
    }
    const profile = async () => (await store.loadProfile(owner)) as Profile;
    const removeProfile = () => table.remove('USER#ann', 'PROFILE');
    const rollBack = (run: string, over: Store = store) =>
      createPlay({ store: over, raws }).rollBack(ask({ user: 'eve', run, to: 1 }));
    return { store, play, profile, removeProfile, rollBack };
  }

  test('are without the rolled-back run', async () => {
    const { profile, rollBack } = await finished('a', 'b');
    expect((await profile()).countedRuns).toEqual(['a', 'b']);
    await rollBack('a');
    expect(await profile()).toMatchObject({ totals: { runs: 1 }, countedRuns: ['b'] });
  });

  test('lose the feats of that run, and the looks that the feats opened', async () => {
    const { store, profile, rollBack } = await finished('a', 'b');
    const before = await profile();
    const settings = { ...before.settings, emblem: 'crown', title: 'dragonslayer' } as const;
    await store.putProfile({ ...before, revision: before.revision + 1, settings, feats: ['dragonslayer'] });
    await rollBack('a');
    expect((await profile()).settings).toMatchObject({ emblem: 'none', title: 'none' });
  });

  test('keep a run that was counted a moment ago and that lists do not show yet', async () => {
    const { store, profile, rollBack } = await finished('a', 'b', 'c');
    const lagging: Store = {
      ...store,
      async listResults(list, page, signal) {
        const found = await store.listResults(list, page, signal);
        return { ...found, entries: found.entries.filter(({ run }) => run !== 'c') };
      },
    };
    await rollBack('a', lagging);
    expect(await profile()).toMatchObject({ totals: { runs: 2 }, countedRuns: ['b', 'c'] });
  });

  test('count the runs of every page of results, a hundred at most', async () => {
    const { store, profile, rollBack } = await finished('a', 'b', 'c');
    const { countedRuns, ...rest } = await profile();
    expect(countedRuns).toEqual(['a', 'b', 'c']);
    await store.putProfile({ ...rest, revision: rest.revision + 1, countedRuns: [] });
    const paged: Store = { ...store, listResults: (list, page) => store.listResults(list, { ...page, limit: 1 }) };
    await rollBack('a', paged);
    expect(await profile()).toMatchObject({ totals: { runs: 2 }, countedRuns: ['b', 'c'] });
    let pages = 0;
    const endless: Store = {
      ...store,
      async listResults() {
        pages += 1;
        return { entries: [], next: String(pages) };
      },
    };
    await rollBack('b', endless);
    expect(pages).toBe(100);
  });

  test('do not bring back an erased profile', async () => {
    const { store, removeProfile, rollBack } = await finished('a', 'b');
    await removeProfile();
    expect(await rollBack('a')).toMatchObject({ kind: 'done' });
    expect(await store.loadProfile('ann')).toBeNull();
  });

  test('leave the profile alone if they do not change', async () => {
    const { store, play, profile, rollBack } = await finished('a');
    const { user: owner, home, interaction, now } = ask();
    await store.createRun({ id: 'going', owner, home, game: GAME, interaction, now });
    for (let turn = 0; turn < 2; turn++) await play.submitAction(waitSubmission({ run: 'going' }));
    const { revision, ...rest } = await profile();
    await store.putProfile({ ...rest, revision: revision + 1, activeRun: 'going' });
    const before = await profile();
    expect(await rollBack('going')).toMatchObject({ kind: 'done' });
    expect(await profile()).toEqual(before);
  });
});

describe('a run', () => {
  /** Returns a function that plays a run of Ann's to its end and records it at once. */
  async function player() {
    const store = createStore(new MemoryTable());
    const { user: owner, home, interaction, now } = ask();
    await store.putProfile({ ...newProfile(owner), revision: 1 });
    const play = createPlay({ store, raws });
    const finish = async (id: string, change: Partial<Store> = {}) => {
      await store.createRun({ id, owner, home, game: GAME, interaction, now });
      await play.submitAction(waitSubmission({ run: id }));
      await play.submitAction(waitSubmission({ run: id, action: GIVE_UP }));
      return createPlay({ store: { ...store, ...change }, raws }).recordResult({ run: id });
    };
    const counted = async () => (await store.loadProfile(owner))?.totals.runs;
    return { store, play, owner, finish, counted };
  }

  const unavailable = () => Promise.reject(new StoreError('unavailable'));

  test.each<[string, Partial<Store>, number]>([
    ['after it counted', { clearPendingResult: unavailable }, 1],
    ['before it counted', { putProfile: unavailable }, 0],
  ])('whose recording is cut short %s counts once, however many runs were counted since', async (_, change, before) => {
    const { play, finish, counted } = await player();
    await expect(finish('first', change)).rejects.toThrow();
    for (let n = 0; n < COUNTED_LIMIT; n++) await finish(`later-${n}`);
    expect(await counted()).toBe(before + COUNTED_LIMIT);
    expect(await play.recordResult({ run: 'first' })).toMatchObject({ kind: 'recorded' });
    expect(await counted()).toBe(1 + COUNTED_LIMIT);
  });

  test('whose server erases it while it is recorded does not count', async () => {
    const { store, play, owner, finish, counted } = await player();
    const recordResult: Store['recordResult'] = async (...of) => {
      const recorded = await store.recordResult(...of);
      await play.erasePlayer(ask({ user: 'eve', player: owner }));
      return recorded;
    };
    expect(await finish('erased', { recordResult })).toEqual({ kind: 'no-run' });
    expect(await counted()).toBe(0);
  });
});

describe('totals counted again while the lists still show the removed run', () => {
  const SERVER = { kind: 'guild', id: '77' } as const;

  /** Records Ann's runs `a` and `b`. Run `a` is unranked by now, and goes on. */
  async function recorded() {
    const store = createMemoryStore();
    const { interaction, now } = ask();
    const game = scenario('.@.');
    await store.createRun({ id: 'a', owner: 'ann', home: SERVER, ranked: false, game, interaction, now });
    await createPlay({ store, raws }).submitAction(waitSubmission({ run: 'a' }));
    const entries = ['b', 'a'].map((run) => result(run, { home: run === 'a' ? SERVER : { kind: 'dm', id: '5' } }));
    await store.putProfile({ ...newProfile('ann'), revision: 1, countedRuns: ['a', 'b'] });
    const lagging: Store = { ...store, listResults: async () => ({ entries, next: null }) };
    const totals = async () => {
      const { totals: counted, countedRuns } = (await store.loadProfile('ann')) as Profile;
      return { runs: counted.runs, countedRuns };
    };
    return { play: createPlay({ store: lagging, raws }), totals };
  }

  test.each<[string, (play: Play) => Promise<unknown>]>([
    ['a rollback', (play) => play.rollBack(ask({ user: 'eve', run: 'a', to: 0 }))],
    ['a rollback that was cut short, once its result is asked for', (play) => play.recordResult({ run: 'a' })],
    ['an erasure by the server', (play) => play.erasePlayer(ask({ user: 'eve', player: 'ann' }))],
  ])('are without that run after %s', async (_, remove) => {
    const { play, totals } = await recorded();
    await remove(play);
    expect(await totals()).toEqual({ runs: 1, countedRuns: ['b'] });
  });
});
