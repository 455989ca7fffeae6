import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { keysNaming } from '../../support/table-scan';
import { startParty } from '../support/party-scenario';

const STRANGER = '9000007';

/** Begins a party open to anyone, in which a stranger presses one button. */
async function joined() {
  const table = new RestorableTable();
  const party = await startParty(table, 'hotseat');
  await party.press(STRANGER, 0);
  return { ...party, items: () => [...table.save().values()] };
}

test('an export of a stranger who joined by a press names the party', async () => {
  const { play, at, channel } = await joined();
  const { items } = await play.exportMine(at(STRANGER));
  expect(JSON.stringify(items)).toContain(`CHANNEL#${channel}`);
});

test('an erasure of a stranger who joined by a press leaves nothing', async () => {
  const { play, at, store, channel, items } = await joined();
  expect(keysNaming(items(), STRANGER)).toContain(`CHANNEL#${channel} PARTY`);
  expect(await play.eraseMine(at(STRANGER))).toEqual({ kind: 'erased' });
  expect(keysNaming(items(), STRANGER)).toEqual([]);
  expect(await store.loadParty(channel)).toMatchObject({ members: ['ann'] });
});
