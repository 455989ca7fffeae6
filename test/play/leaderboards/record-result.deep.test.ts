import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { type Database, ensureTable } from '../../../scripts/lib/database';
import { newGame } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { createPlay, type Play } from '../../../src/play';
import { WoundWatch } from '../../../src/play/leaderboards/wound-watch';
import { loadRaws } from '../../../src/raws';
import { newProfile, type Profile, type RunId, type Store, StoreError } from '../../../src/storage';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { faultyLine } from '../../storage/support/faulty-line';
import { databaseForFaults } from '../../support/databases';
import { ask, waitSubmission } from '../support/callers';
import { killAt, stepsOf } from '../support/crashing-table';
import { pointsOf } from '../support/points';

const raws = loadRaws();
const GUILD = { kind: 'guild', id: '77' } as const;
const playOver = (table: Table): Play => createPlay({ store: createStore(table), raws, newSeed: () => 'settled' });

/** Begins and ends runs of Ann's, so that their results are pending. Recording the last one resumes a suspended run. */
async function endRuns(table: Table, ...runs: RunId[]): Promise<void> {
  const store = createStore(table);
  const play = createPlay({ store, raws });
  let sent = 100;
  for (const id of runs) {
    const { user: owner, home, now } = ask();
    const game = newGame({ seed: `settled ${id}` }, raws);
    await store.createRun({ id, owner, home, game, interaction: String(sent++), now });
    // A run counts only if it has a turn besides its end.
    for (const action of [{ kind: 'wait' }, { kind: 'abandon', sure: true }] as const) {
      await play.submitAction(waitSubmission({ run: id, action, interaction: String(sent++) }));
    }
  }
  await store.putProfile({
    ...newProfile('ann'),
    revision: 1,
    activeRun: runs.at(-1) ?? null,
    suspendedRuns: ['resting'],
  });
}

/** Results, profile and pending marks that recording these runs changes. */
async function recorded(table: Table, runs: readonly RunId[]) {
  const store = createStore(table);
  const lists = [
    { kind: 'board', scope: { kind: 'global' }, season: 'all' },
    { kind: 'board', scope: GUILD, season: '2023-11' },
    { kind: 'history', of: GUILD },
    { kind: 'history', of: { kind: 'user', id: 'ann' } },
  ] as const;
  const listed = await Promise.all(lists.map((list) => store.listResults(list, { limit: 100 })));
  const { revision, ...profile } = (await store.loadProfile('ann')) as Profile;
  const pending = await Promise.all(runs.map(async (run) => (await store.loadRun(run))?.pendingResult));
  return { results: listed.map(({ entries }) => entries), profile, pending };
}

test('a run of another campaign is verified in that campaign, which its result names', async () => {
  const table = new MemoryTable();
  const store = createStore(table);
  const game = newGame({ seed: 'settled r', campaign: 'amulet' }, raws);
  const { user: owner, home, interaction, now } = ask();
  await store.createRun({ id: 'r', owner, home, game, interaction, now });
  const play = playOver(table);
  await play.submitAction(waitSubmission({ run: 'r', action: { kind: 'abandon', sure: true } }));
  await play.recordResult({ run: 'r' });
  const { entries } = await store.listResults({ kind: 'history', of: GUILD }, { limit: 1 });
  expect(entries).toMatchObject([{ ranked: true, summary: { campaign: 'amulet' } }]);
  const ranked = async (campaign = {}) =>
    (await store.listResults({ kind: 'board', scope: GUILD, season: 'all', ...campaign }, { limit: 1 })).entries;
  expect(await ranked({ campaign: 'amulet' })).toEqual([expect.objectContaining({ run: 'r' })]);
  expect(await ranked()).toEqual([]);
});

test('a run with a kit is verified with that kit, which its result names', async () => {
  const table = new MemoryTable();
  const store = createStore(table);
  const game = newGame({ seed: 'settled r', kit: 'scout' }, raws);
  const { user: owner, home, interaction, now } = ask();
  await store.createRun({ id: 'r', owner, home, game, interaction, now });
  const play = playOver(table);
  await play.submitAction(waitSubmission({ run: 'r', action: { kind: 'abandon', sure: true } }));
  await play.recordResult({ run: 'r' });
  const { entries } = await store.listResults({ kind: 'board', scope: GUILD, season: 'all' }, { limit: 1 });
  expect(entries).toMatchObject([{ run: 'r', ranked: true, summary: { kit: 'scout' } }]);
});

test('recording that is killed anywhere and repeated records the run once', async () => {
  const record = (table: Table) => playOver(table).recordResult({ run: 'r' });
  const calm = new MemoryTable();
  await endRuns(calm, 'r');
  const steps = await stepsOf(calm, record);
  expect(steps).toBeGreaterThan(10);
  const expected = await recorded(calm, ['r']);
  expect(expected).toMatchObject({
    results: [{ length: 1 }, { length: 1 }, { length: 1 }, { length: 1 }],
    profile: { activeRun: 'resting', suspendedRuns: [], totals: { runs: 1 }, countedRuns: ['r'] },
    pending: [false],
  });
  const table = new RestorableTable();
  await endRuns(table, 'r');
  const ended = table.save();
  for (const at of pointsOf(steps)) {
    table.restore(ended);
    await killAt(table, at, record);
    await record(table);
    expect(await recorded(table, ['r'])).toEqual(expected);
    expect((await createStore(table).loadFeatCounts()).runs).toBeLessThanOrEqual(1);
  }
});

test('a result is busy and stays pending if others keep changing the profile', async () => {
  const table = new MemoryTable();
  await endRuns(table, 'r');
  const store = createStore(table);
  const overtaken = createPlay({ store: { ...store, putProfile: async () => 'conflict' }, raws });
  expect(await overtaken.recordResult({ run: 'r' })).toEqual({ kind: 'busy' });
  expect((await store.loadRun('r'))?.pendingResult).toBe(true);
});

describe('wounds', () => {
  const GAME = newGame({ seed: 'wounds' }, raws);
  type Moment = Partial<Pick<typeof GAME, 'depth' | 'deepest' | 'laurel' | 'over'>> & { hp: number };

  /** Watches the wounds of a hero with 20 hit points at most through these moments of a run. */
  function watched(...moments: Moment[]): WoundWatch {
    const watch = new WoundWatch();
    for (const { hp, depth = 1, ...more } of moments) {
      const hero = { ...GAME.hero, pools: { ...GAME.hero.pools, hp: { current: hp, max: 20 } } };
      watch.see({ after: { ...GAME, depth, deepest: depth, hero, ...more } });
    }
    return watch;
  }

  test('are the lowest share of hit points at each depth', () => {
    const watch = watched({ hp: 20 }, { hp: 7 }, { hp: 18 }, { hp: 11, depth: 3 }, { hp: -4, depth: 3 });
    expect(watch.lowest(4)).toEqual([35, null, 0, null]);
  });

  test.each<[string, Moment[], object | null]>([
    [
      'two levels deeper',
      [
        { hp: 5, depth: 2 },
        { hp: 3, depth: 2 },
        { hp: 20, depth: 4 },
      ],
      { hp: 3, depth: 2 },
    ],
    [
      'one level deeper',
      [
        { hp: 3, depth: 2 },
        { hp: 20, depth: 3 },
      ],
      null,
    ],
    [
      'from more than a quarter',
      [
        { hp: 6, depth: 2 },
        { hp: 20, depth: 4 },
      ],
      null,
    ],
    [
      'to the laurel',
      [
        { hp: 2, depth: 6 },
        { hp: 1, depth: 6, laurel: true },
        { hp: 0, depth: 6, laurel: true },
      ],
      { hp: 1, depth: 6 },
    ],
    [
      'back up, and no deeper',
      [
        { hp: 20, depth: 4 },
        { hp: 3, depth: 2, deepest: 4 },
      ],
      null,
    ],
    ['into death', [{ hp: 0, depth: 4, over: { result: 'died', turn: 1, depth: 4, by: null, cause: null } }], null],
  ])('survived %s count as an escape or not', (_, moments, closeCall) => {
    expect(watched(...moments).closeCall(Math.max(...moments.map(({ depth = 1 }) => depth)))).toEqual(closeCall);
  });
});

describe('feats', () => {
  const { feats } = raws;
  /** Raws with two feats: to give up, and to finish a second run. */
  const proud = {
    ...raws,
    feats: [
      { ...feats[0]!, id: 'gave-up', when: [{ kind: 'result', ended: 'abandoned' }] },
      { ...feats[0]!, id: 'twice', when: [{ kind: 'totals', runs: { from: 2 } }] },
    ],
  } as typeof raws;
  const recordIn = (table: Table, run: RunId, more: Partial<Store> = {}) =>
    createPlay({ store: { ...createStore(table), ...more }, raws: proud }).recordResult({ run });
  const featsOf = async (table: Table) => (await createStore(table).loadProfile('ann'))?.feats;

  test('of a verified run go to its player, in the order of earning, and are counted', async () => {
    const table = new MemoryTable();
    await endRuns(table, 'r', 's');
    expect(await recordIn(table, 'r')).toMatchObject({ run: { feats: ['gave-up'] } });
    expect(await featsOf(table)).toEqual(['gave-up']);
    await recordIn(table, 's');
    expect(await featsOf(table)).toEqual(['gave-up', 'twice']);
    expect(await createStore(table).loadFeatCounts()).toEqual({ runs: 2, earned: { 'gave-up': 2 } });
  });

  test('are told once: when the next run begins', async () => {
    const table = new MemoryTable();
    await endRuns(table, 'r');
    const store = createStore(table);
    await store.putProfile({ ...newProfile('ann'), revision: 2, activeRun: 'r' });
    await recordIn(table, 'r');
    const play = createPlay({ store, raws: proud });
    expect(await play.play(ask({ restart: true }))).toMatchObject({ kind: 'started', feats: ['gave-up'] });
    expect((await store.loadProfile('ann'))?.newFeats).toBeUndefined();
    expect(await featsOf(table)).toEqual(['gave-up']);
  });

  test('count once for a run that is recorded twice', async () => {
    const table = new MemoryTable();
    await endRuns(table, 'r');
    await recordIn(table, 'r', { clearPendingResult: async () => {} });
    expect(await recordIn(table, 'r')).toMatchObject({ kind: 'recorded' });
    expect(await createStore(table).loadFeatCounts()).toEqual({ runs: 1, earned: { 'gave-up': 1 } });
  });

  test('do not come from a run that could not be verified', async () => {
    const table = new MemoryTable();
    await endRuns(table, 'r');
    const loadLog = () => Promise.reject(new StoreError('unreadable'));
    expect(await recordIn(table, 'r', { loadLog })).toMatchObject({ run: { ranked: false, feats: [] } });
    expect(await featsOf(table)).toBeUndefined();
    expect((await createStore(table).loadFeatCounts()).runs).toBe(0);
  });

  test('are removed with the results', async () => {
    const table = new MemoryTable();
    await endRuns(table, 'r', 's');
    await recordIn(table, 'r');
    await recordIn(table, 's');
    const play = createPlay({ store: createStore(table), raws: proud });
    await play.rollBack(ask({ user: 'eve', run: 'r', to: 0 }));
    expect(await featsOf(table)).toEqual(['gave-up']);
    await play.rollBack(ask({ user: 'eve', run: 's', to: 0 }));
    expect(await featsOf(table)).toBeUndefined();
  });
});

test('a run with a damaged log is not ranked; a run whose log is unavailable now waits', async () => {
  const table = new MemoryTable();
  await endRuns(table, 'r');
  const store = createStore(table);
  const recordWith = (code: StoreError['code']) =>
    createPlay({ store: { ...store, loadLog: () => Promise.reject(new StoreError(code)) }, raws }).recordResult({
      run: 'r',
    });
  await expect(recordWith('unavailable')).rejects.toMatchObject({ code: 'unavailable' });
  expect((await store.loadRun('r'))?.pendingResult).toBe(true);
  expect(await recordWith('unreadable')).toMatchObject({ kind: 'recorded', run: { ranked: false }, refuted: 'no-log' });
});

test('a run of a later version is left to that version, which is no failure', async () => {
  const table = new MemoryTable();
  await endRuns(table, 'r');
  const store = createStore(table);
  const newer = () => Promise.reject(new StoreError('newer'));
  for (const later of [{ loadRun: newer }, { loadLog: newer }]) {
    const play = createPlay({ store: { ...store, ...later }, raws });
    expect(await play.recordResult({ run: 'r' })).toEqual({ kind: 'newer' });
  }
  expect((await store.loadRun('r'))?.pendingResult).toBe(true);
});

const RUNS = ['a', 'b', 'c', 'd'];
const FAULTS = { before: 12, after: 12 };

/** Makes a store that forgets which runs a profile has counted. */
const FORGETS_COUNTED = (store: Store): Store => ({
  ...store,
  async loadProfile(user, signal) {
    const profile = await store.loadProfile(user, signal);
    return profile && { ...profile, countedRuns: [] };
  },
});

describe('recording over a line that loses messages', () => {
  const database = databaseForFaults();

  /** Lets workers record all runs at once, each again until it succeeds. Resolves with the recorded state. */
  async function recordedBy(workers: number, mutant = (store: Store): Store => store) {
    const name = `recording-${workers}-${mutant.name}`;
    const sound = new DynamoTable(await startTable(name));
    await endRuns(sound, ...RUNS);
    const line = faultyLine(rngFromSeed(`settling of ${workers}`), FAULTS);
    const table = new DynamoTable({ ...database(), table: name, wrapHandler: line.wrapHandler });
    const play = createPlay({ store: mutant(createStore(table)), raws, limits: { rounds: 3 } });
    await Promise.all(Array.from({ length: workers }, () => worker(play)));
    const found = await recorded(sound, RUNS);
    table.close();
    sound.close();
    return found;
  }

  async function startTable(table: string): Promise<Database> {
    await ensureTable(database().endpoint, table);
    return { ...database(), table };
  }

  async function worker(play: Play): Promise<void> {
    for (const run of RUNS) {
      for (let done = false; !done; ) {
        const outcome = await play.recordResult({ run }).catch(() => ({ kind: 'busy' }));
        done = outcome.kind !== 'busy';
      }
    }
  }

  test.each([4, 1])('%i at once: every run is recorded and counted once', async (workers) => {
    const { results, profile, pending } = await recordedBy(workers);
    const [everyone, month, ...histories] = results.map((entries) => entries.map(({ run }) => run).sort());
    for (const history of histories) expect(history).toEqual(RUNS);
    // All runs ended at the same time with the same score. The last by id is then the player's best.
    expect([everyone, month]).toEqual([RUNS.slice(-1), RUNS.slice(-1)]);
    expect(profile.totals.runs).toBe(RUNS.length);
    expect(profile).toMatchObject({ activeRun: 'resting', suspendedRuns: [] });
    expect([...profile.countedRuns].sort()).toEqual(RUNS);
    expect(pending).toEqual(RUNS.map(() => false));
  });

  test('without the memory of counted runs the check finds runs counted twice', async () => {
    expect((await recordedBy(4, FORGETS_COUNTED)).profile.totals.runs).toBeGreaterThan(RUNS.length);
  });
});
