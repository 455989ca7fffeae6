import { type Database, ensureTable } from '../../scripts/lib/database';
import { newGame } from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';
import { createPlay, type Play } from '../../src/play';
import { newProfile } from '../../src/play/profiles/profile';
import { loadRaws } from '../../src/raws';
import type { Profile, RunId, Store } from '../../src/storage';
import { DynamoTable } from '../../src/storage/dynamo/dynamo-table';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { faultyLine } from '../storage/support/faulty-line';
import { databaseForFaults } from '../support/databases';
import { ask, waiting } from './asking';
import { Crash, dyingAt } from './dying-table';

const raws = loadRaws();
const GUILD = { kind: 'guild', id: '77' } as const;
const playOver = (table: Table): Play => createPlay({ store: createStore(table), raws, newSeed: () => 'settled' });

/** Ann's runs, over and owed, with one set aside that waits for the last of them to end. */
async function owing(table: Table, ...runs: RunId[]): Promise<void> {
  const store = createStore(table);
  const play = createPlay({ store, raws });
  for (const id of runs) {
    const { user: owner, home, interaction, now } = ask();
    const game = newGame({ seed: `settled ${id}` }, raws);
    await store.createRun({ id, owner, home, game, interaction, now });
    await play.submitAction(waiting({ run: id, action: { kind: 'abandon', sure: true } }));
  }
  await store.putProfile({
    ...newProfile('ann'),
    revision: 1,
    activeRun: runs.at(-1) ?? null,
    suspendedRuns: ['resting'],
  });
}

/** All that is to be seen of it afterwards. */
async function books(table: Table, runs: readonly RunId[]) {
  const store = createStore(table);
  const shelves = [
    { kind: 'board', scope: { kind: 'global' }, season: 'all' },
    { kind: 'board', scope: GUILD, season: '2023-11' },
    { kind: 'history', of: GUILD },
    { kind: 'history', of: { kind: 'user', id: 'ann' } },
  ] as const;
  const shelved = await Promise.all(shelves.map((shelf) => store.listResults(shelf, { limit: 100 })));
  const { revision, ...profile } = (await store.loadProfile('ann')) as Profile;
  const owed = await Promise.all(runs.map(async (run) => (await store.loadRun(run))?.pendingResult));
  return { shelved: shelved.map(({ entries }) => entries), profile, owed };
}

test('settling killed anywhere and done again enters the run once', async () => {
  const calm = new MemoryTable();
  await owing(calm, 'r');
  await playOver(calm).recordResult({ run: 'r' });
  const expected = await books(calm, ['r']);
  expect(expected).toMatchObject({
    shelved: [{ length: 1 }, { length: 1 }, { length: 1 }, { length: 1 }],
    profile: { activeRun: 'resting', suspendedRuns: [], totals: { runs: 1 }, countedRuns: ['r'] },
    owed: [false],
  });
  for (let at = 0, crashed = true; crashed; at++) {
    const table = new MemoryTable();
    await owing(table, 'r');
    const first = await playOver(dyingAt(table, at))
      .recordResult({ run: 'r' })
      .catch((error: unknown) => error);
    crashed = first instanceof Crash;
    await playOver(table).recordResult({ run: 'r' });
    expect(await books(table, ['r'])).toEqual(expected);
    expect(crashed || at > 10).toBe(true);
  }
});

const RUNS = ['a', 'b', 'c', 'd'];
const FAULTS = { before: 12, after: 12 };

/** What keeps a run from being counted twice, taken away. */
const COUNTED_FORGOTTEN = (store: Store): Store => ({
  ...store,
  async loadProfile(user, signal) {
    const profile = await store.loadProfile(user, signal);
    return profile && { ...profile, countedRuns: [] };
  },
});

describe('over a line that loses messages', () => {
  const database = databaseForFaults();

  /** Workers settle everything at once, and again whatever failed; tells what came of it. */
  async function settled(workers: number, mutant = (store: Store): Store => store) {
    const name = `settling-${workers}-${mutant.name}`;
    const sound = new DynamoTable(await startTable(name));
    await owing(sound, ...RUNS);
    const line = faultyLine(rngFromSeed(`settling of ${workers}`), FAULTS);
    const table = new DynamoTable({ endpoint: database().endpoint, table: name, wrapHandler: line.wrapHandler });
    const play = createPlay({ store: mutant(createStore(table)), raws, limits: { rounds: 3 } });
    await Promise.all(Array.from({ length: workers }, () => worker(play)));
    const found = await books(sound, RUNS);
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

  test.each([1, 4])('%i at once: every run is entered and counted once', async (workers) => {
    const { shelved, profile, owed } = await settled(workers);
    for (const entries of shelved) expect(entries.map(({ run }) => run).sort()).toEqual(RUNS);
    expect(profile.totals.runs).toBe(RUNS.length);
    expect(profile).toMatchObject({ activeRun: 'resting', suspendedRuns: [] });
    expect([...profile.countedRuns].sort()).toEqual(RUNS);
    expect(owed).toEqual(RUNS.map(() => false));
  });

  test('without the memory of whom was counted the check finds runs counted twice', async () => {
    expect((await settled(4, COUNTED_FORGOTTEN)).profile.totals.runs).toBeGreaterThan(RUNS.length);
  });
});
