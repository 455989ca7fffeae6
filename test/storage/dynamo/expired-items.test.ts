import { startDatabase } from '../../../scripts/lib/database';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { expiredItemsOf } from '../../../src/storage/dynamo/expired-items';
import { type PatientDatabase, patient } from '../../support/databases';

let database: PatientDatabase;
let table: DynamoTable;
beforeAll(async () => {
  database = patient(await startDatabase());
  table = new DynamoTable(database);
});
afterAll(async () => {
  table.close();
  await database.stop();
});

test('expired items are removed, and handed out until the caller forgets them', async () => {
  const items = expiredItemsOf(table);
  const image = { PK: 'a', SK: 'X', expiresAt: 9, state: new Uint8Array([1, 2]) };
  await table.put(image, null);
  await table.put({ PK: 'b', SK: 'X', expiresAt: 9 }, null);
  await table.put({ PK: 'c', SK: 'X', expiresAt: 10 }, null);
  expect(await items.removeDue(10_000, 5)).toBe(2);
  expect(await Promise.all(['a', 'b', 'c'].map((pk) => table.get(pk, 'X').then((item) => item !== null)))).toEqual([
    false,
    false,
    true,
  ]);
  const [first] = await items.expired(1, null);
  expect(first).toMatchObject({ key: { PK: 'a', SK: 'X' }, attributes: { state: { B: new Uint8Array([1, 2]) } } });
  expect(await items.expired(5, first!.key)).toMatchObject([{ key: { PK: 'b' } }]);
  await items.forget(first!.key);
  expect(await items.expired(5, null)).toMatchObject([{ key: { PK: 'b' } }]);
  expect(await items.removeDue(10_000, 5)).toBe(0);
});
