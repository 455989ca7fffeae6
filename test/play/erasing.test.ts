import { RestorableTable } from '../../scripts/harness/restorable-table';
import { newGame } from '../../src/engine';
import { createPlay } from '../../src/play';
import { newProfile } from '../../src/play/profiles/profile';
import { loadRaws } from '../../src/raws';
import type { Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { cutInAt } from '../storage/support/cut-in';
import { ask, waiting } from './asking';

const raws = loadRaws();
const playOver = (table: Table) => createPlay({ store: createStore(table), raws });
const GAME = newGame({ seed: 'erased' }, raws);

/** Ann's run, over and owed, with or without a profile of hers. */
async function owing(table: Table, known: boolean): Promise<void> {
  const store = createStore(table);
  const { user: owner, home, interaction, now } = ask();
  await store.createRun({ id: 'r', owner, home, game: GAME, interaction, now });
  await playOver(table).submitAction(waiting({ run: 'r', action: { kind: 'abandon', sure: true } }));
  if (known) await store.putProfile({ ...newProfile(owner), revision: 1 });
}

const keysLeft = (table: RestorableTable): string[] => [...table.save().values()].map(({ PK, SK }) => `${PK} ${SK}`);

/** Everything that is left when one of the two cuts in on the other before its `at`-th request; `null` past its end. */
async function left(at: number, known: boolean, cutsIn: 'erasing' | 'settling'): Promise<string[] | null> {
  const table = new RestorableTable();
  await owing(table, known);
  const deeds = {
    erasing: (over: Table) => createStore(over).eraseUser('ann', null),
    settling: async (over: Table) => {
      await playOver(over).recordResult({ run: 'r' });
    },
  };
  const cut = cutInAt(table, at, () => deeds[cutsIn](table));
  await deeds[cutsIn === 'erasing' ? 'settling' : 'erasing'](cut);
  return cut.requests > at ? keysLeft(table) : null;
}

test.each([true, false])(
  'whoever is erased while a run is settled leaves nothing (with a profile: %s)',
  async (known) => {
    let at = 0;
    for (let keys = await left(at, known, 'erasing'); keys; keys = await left(++at, known, 'erasing')) {
      expect({ at, keys }).toEqual({ at, keys: [] });
    }
    expect(at).toBeGreaterThan(6);
  },
);

test.each([true, false])('a run settled while it is erased leaves nothing (with a profile: %s)', async (known) => {
  let at = 0;
  for (let keys = await left(at, known, 'settling'); keys; keys = await left(++at, known, 'settling')) {
    expect({ at, keys }).toEqual({ at, keys: [] });
  }
  expect(at).toBeGreaterThan(6);
});
