import { eraseAgain } from '../../scripts/restore/erase-again';
import { createPlay } from '../../src/play';
import { loadRaws } from '../../src/raws';
import { createDynamoStore } from '../../src/storage';
import { copyTable } from '../support/copy-table';
import { runsOfUser } from '../support/runs-of-user';
import { bruno, control, pressable, setTable, type Table, versionOf, wordsOf } from './table';

const RESTORED = 'wyrmdeep-restored';

async function eraseThemselves(table: Table): Promise<void> {
  const offer = (await table.type('privacy', {}, bruno)).message!;
  const question = (await table.press(offer, control(offer, 'privacy:ask'), bruno)).message!;
  const confirm = pressable(question).find(({ custom_id }) => custom_id?.includes('|privacy:erase:'));
  await table.press(question, confirm!, bruno);
}

let table: Table;
beforeEach(async () => {
  table = await setTable();
});
afterEach(() => table.stop());

test('after a restore, runs go on from their old buttons, and later erasures are applied again', async () => {
  const begun = await table.begin({ seed: 'RESTORE' });
  const backedUp = structuredClone((await table.press(begun, control(begun, 'do:wait'))).message!);
  await table.type('play', {}, bruno);
  await copyTable(table.database, RESTORED);
  const restoredTo = Date.now();

  const lost = structuredClone((await table.press(backedUp, control(backedUp, 'do:wait'))).message!);
  await eraseThemselves(table);
  const store = createDynamoStore({ endpoint: table.database.endpoint, table: RESTORED });
  const brunosRuns = await runsOfUser(store, bruno.id);
  const erased = await eraseAgain(createPlay({ store, raws: loadRaws() }), table.log, restoredTo);
  const brunosItems = await store.exportUser(bruno.id, null, restoredTo);
  store.close();
  expect(brunosRuns).toHaveLength(1);
  expect(erased).toEqual({ applied: 1, earlier: 0 });
  expect(brunosItems).toEqual([]);

  table.redeploy({ TABLE_NAME: RESTORED });
  const ahead = await table.press(lost, control(lost, 'do:wait'));
  expect(ahead.problems).toEqual([]);
  expect(versionOf(ahead.message!)).toBe(versionOf(backedUp));
  const on = await table.press(backedUp, control(backedUp, 'do:wait'));
  expect(on.problems).toEqual([]);
  expect(versionOf(on.message!)).toBe(versionOf(backedUp) + 1);
  expect(wordsOf(await table.begin({}, bruno))).toContain('After a long night');
});
