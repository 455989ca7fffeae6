import { newGame } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { newProfile } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { activeRunsIn } from '../../support/active-runs';
import { ask, HOME, waitSubmission } from '../support/callers';
import { killAt, stepsOf } from '../support/crashing-table';
import { pointsOf } from '../support/points';

const raws = loadRaws();
const playOver = (table: Table) => createPlay({ store: createStore(table), raws });
const GAME = newGame({ seed: 'rolled back' }, raws);
const GIVE_UP = { kind: 'abandon', sure: true } as const;

/** Begins and ends a run of Ann's, so that its result is pending. */
async function endedRun(): Promise<Table> {
  const table = new MemoryTable();
  const store = createStore(table);
  const { user: owner, home, interaction, now } = ask();
  await store.putProfile({ ...newProfile(owner), revision: 1 });
  await store.createRun({ id: 'r', owner, home, game: GAME, interaction, now });
  await playOver(table).submitAction(waitSubmission({ run: 'r', action: GIVE_UP }));
  return table;
}

const changes = {
  record: async (over: Table) => {
    await playOver(over).recordResult({ run: 'r' });
  },
  rollBack: async (over: Table) => {
    await playOver(over).rollBack(ask({ user: 'eve', interaction: '300', run: 'r', to: 0 }));
  },
};

/** Traces of the run in result lists, totals and the list of its server. */
async function seen(table: Table) {
  const store = createStore(table);
  const lists = [
    { kind: 'board', scope: { kind: 'global' }, season: 'all' },
    { kind: 'board', scope: HOME, season: '2023-11' },
    { kind: 'history', of: HOME },
    { kind: 'history', of: { kind: 'user', id: 'ann' } },
  ] as const;
  const results = await Promise.all(lists.map((list) => store.listResults(list, { limit: 9 })));
  const { totals, countedRuns } = (await store.loadProfile('ann')) ?? newProfile('ann');
  return {
    results: results.map(({ entries }) => entries.map(({ version }) => version)),
    runs: totals.runs,
    counted: countedRuns,
    active: await activeRunsIn(store, HOME.id),
  };
}

const NOTHING = { results: [[], [], [], []], runs: 0, counted: [], active: ['r'] };
/** A run rolled back is unranked, so that its second end stands in histories alone. */
const ENDED_AGAIN = { results: [[], [], [3], [3]], runs: 0, counted: [], active: [] };

async function endAgain(table: Table): Promise<void> {
  await playOver(table).submitAction(waitSubmission({ run: 'r', action: GIVE_UP }));
  await changes.record(table);
}

/**
 * Repeats `change` on a new run for each of its requests, with `cutIn` just before that request, and checks the table.
 */
async function cutInEverywhere(
  change: (table: Table) => Promise<void>,
  cutIn: (table: Table) => Promise<void>,
  check: (table: Table, at: number) => Promise<void>,
): Promise<void> {
  const calm = cutInAt(await endedRun(), -1, async () => {});
  await change(calm);
  expect(calm.requests).toBeGreaterThan(8);
  for (const at of pointsOf(calm.requests)) {
    const table = await endedRun();
    const cut = cutInAt(table, at, () => cutIn(table));
    await change(cut);
    expect(cut.requests).toBeGreaterThan(at);
    await check(table, at);
  }
}

test.each([
  ['rolled back while its result is recorded', 'record', 'rollBack'],
  ['recorded while it is rolled back', 'rollBack', 'record'],
] as const)('a run counts for nothing that is %s', (_, change, cutIn) =>
  cutInEverywhere(changes[change], changes[cutIn], async (table, at) => {
    expect({ at, ...(await seen(table)) }).toEqual({ at, ...NOTHING });
    await endAgain(table);
    expect({ at, ...(await seen(table)) }).toEqual({ at, ...ENDED_AGAIN });
  }),
);

test('a run that ends again while its first result is recorded counts with its second end', async () => {
  const rollBackAndEnd = async (table: Table) => {
    await changes.rollBack(table);
    await endAgain(table);
  };
  await cutInEverywhere(changes.record, rollBackAndEnd, async (table, at) => {
    expect({ at, ...(await seen(table)) }).toEqual({ at, ...ENDED_AGAIN });
  });
});

test('a rollback that is killed anywhere and repeated leaves no result', async () => {
  const recorded = async () => {
    const table = await endedRun();
    await changes.record(table);
    return table;
  };
  const steps = await stepsOf(await recorded(), changes.rollBack);
  expect(steps).toBeGreaterThan(10);
  for (const at of pointsOf(steps)) {
    const table = await recorded();
    await killAt(table, at, changes.rollBack);
    await changes.rollBack(table);
    expect(await seen(table)).toEqual(NOTHING);
  }
});
