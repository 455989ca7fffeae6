import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { newGame } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { newProfile } from '../../../src/storage/contract';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { ask, waitSubmission } from '../support/callers';
import { pointsOf } from '../support/points';

const raws = loadRaws();
const playOver = (table: Table) => createPlay({ store: createStore(table), raws });
const GAME = newGame({ seed: 'erased' }, raws);

/** Begins and ends a run of Ann's, so that its result is pending. `known` says if she has a profile. */
async function endRun(table: Table, known: boolean): Promise<void> {
  const store = createStore(table);
  const { user: owner, home, interaction, now } = ask();
  await store.createRun({ id: 'r', owner, home, game: GAME, interaction, now });
  await playOver(table).submitAction(waitSubmission({ run: 'r', action: { kind: 'abandon', sure: true } }));
  if (known) await store.putProfile({ ...newProfile(owner), revision: 1 });
}

/** Keys of all items except counts of feats, which name nobody. */
const keysLeft = (table: RestorableTable): string[] =>
  [...table.save().values()].filter(({ PK }) => !PK.startsWith('FEATS#')).map(({ PK, SK }) => `${PK} ${SK}`);

type Change = (table: Table) => Promise<void>;
const erase: Change = (table) => createStore(table).eraseUser('ann', null, 1);
const record: Change = async (table) => {
  await playOver(table).recordResult({ run: 'r' });
};

/**
 * Repeats `change` on a new run for each of its requests, with `cutIn` just before that request. Expects an empty
 * table.
 */
async function leavesNothing(known: boolean, change: Change, cutIn: Change): Promise<void> {
  const calm = new RestorableTable();
  await endRun(calm, known);
  const counting = cutInAt(calm, -1, async () => {});
  await change(counting);
  expect(counting.requests).toBeGreaterThan(6);
  for (const at of pointsOf(counting.requests)) {
    const table = new RestorableTable();
    await endRun(table, known);
    const cut = cutInAt(table, at, () => cutIn(table));
    await change(cut);
    expect(cut.requests).toBeGreaterThan(at);
    expect({ at, keys: keysLeft(table) }).toEqual({ at, keys: [] });
  }
}

test.each([true, false])('a user erased while their result is recorded leaves nothing (with a profile: %s)', (known) =>
  leavesNothing(known, record, erase),
);

test.each([true, false])('a result recorded while its user is erased leaves nothing (with a profile: %s)', (known) =>
  leavesNothing(known, erase, record),
);
