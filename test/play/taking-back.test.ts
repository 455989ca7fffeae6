import { newGame } from '../../src/engine';
import { createPlay } from '../../src/play';
import { newProfile } from '../../src/play/profiles/profile';
import { loadRaws } from '../../src/raws';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { cutInAt } from '../storage/support/cut-in';
import { ask, HOME, waiting } from './asking';
import { Crash, dyingAt } from './dying-table';

const raws = loadRaws();
const playOver = (table: Table) => createPlay({ store: createStore(table), raws });
const GAME = newGame({ seed: 'taken back' }, raws);
const GIVE_UP = { kind: 'abandon', sure: true } as const;

/** Ann's run, over and owed. */
async function owing(): Promise<Table> {
  const table = new MemoryTable();
  const store = createStore(table);
  const { user: owner, home, interaction, now } = ask();
  await store.putProfile({ ...newProfile(owner), revision: 1 });
  await store.createRun({ id: 'r', owner, home, game: GAME, interaction, now });
  await playOver(table).submitAction(waiting({ run: 'r', action: GIVE_UP }));
  return table;
}

const deeds = {
  settling: async (over: Table) => {
    await playOver(over).recordResult({ run: 'r' });
  },
  'taking back': async (over: Table) => {
    await playOver(over).rollBack(ask({ user: 'eve', interaction: '300', run: 'r', to: 0 }));
  },
};

/** What is to be seen of the run in books, figures and the list of its server. */
async function seen(table: Table) {
  const store = createStore(table);
  const shelves = [
    { kind: 'board', scope: { kind: 'global' }, season: 'all' },
    { kind: 'board', scope: HOME, season: '2023-11' },
    { kind: 'history', of: HOME },
    { kind: 'history', of: { kind: 'user', id: 'ann' } },
  ] as const;
  const shelved = await Promise.all(shelves.map((shelf) => store.listResults(shelf, { limit: 9 })));
  const { totals, countedRuns } = (await store.loadProfile('ann')) ?? newProfile('ann');
  return {
    shelved: shelved.map(({ entries }) => entries.map(({ version }) => version)),
    runs: totals.runs,
    counted: countedRuns,
    over: (await store.runsOfGuild(HOME.id)).map(({ over }) => over),
  };
}

const NOTHING = { shelved: [[], [], [], []], runs: 0, counted: [], over: [false] };
/** Unranked, it stands in histories alone. */
const ENDED_ANEW = { shelved: [[], [], [3], [3]], runs: 0, counted: [], over: [true] };

async function endAnew(table: Table): Promise<void> {
  await playOver(table).submitAction(waiting({ run: 'r', action: GIVE_UP }));
  await deeds.settling(table);
}

test.each([
  ['settled', 'settling', 'taking back'],
  ['taken back', 'taking back', 'settling'],
] as const)('a run taken back while it is settled counts for nothing: %s', async (_, first, second) => {
  let at = 0;
  for (; ; at++) {
    const table = await owing();
    const cut = cutInAt(table, at, () => deeds[second](table));
    await deeds[first](cut);
    if (cut.requests <= at) break;
    expect({ at, ...(await seen(table)) }).toEqual({ at, ...NOTHING });
    await endAnew(table);
    expect({ at, ...(await seen(table)) }).toEqual({ at, ...ENDED_ANEW });
  }
  expect(at).toBeGreaterThan(8);
});

test('a run that ends anew while its first end is settled counts as it ended then', async () => {
  let at = 0;
  for (; ; at++) {
    const table = await owing();
    const cut = cutInAt(table, at, async () => {
      await deeds['taking back'](table);
      await endAnew(table);
    });
    await deeds.settling(cut);
    if (cut.requests <= at) break;
    expect({ at, ...(await seen(table)) }).toEqual({ at, ...ENDED_ANEW });
  }
  expect(at).toBeGreaterThan(8);
});

test('taking back killed anywhere and done again leaves nothing in the books', async () => {
  for (let at = 0, crashed = true; crashed; at++) {
    const table = await owing();
    await deeds.settling(table);
    crashed = await deeds['taking back'](dyingAt(table, at)).then(
      () => false,
      (error: unknown) => error instanceof Crash,
    );
    await deeds['taking back'](table);
    expect(await seen(table)).toEqual(NOTHING);
    expect(crashed || at > 10).toBe(true);
  }
});
