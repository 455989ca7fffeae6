import { UsageError } from '../../../scripts/lib/command-line';
import { type Database, startDatabase } from '../../../scripts/lib/database';
import { withDeployedTable } from '../../../scripts/lib/deployed-table';
import { DAY_MS } from '../../../src/lib/calendar';
import { newProfile, StoreError } from '../../../src/storage';
import { scanTable } from '../../support/table-scan';

const before = { ...process.env };
let database: Database;
beforeAll(async () => {
  database = await startDatabase();
});
beforeEach(() => {
  process.env = { ...before, DYNAMODB_ENDPOINT: database.endpoint };
});
afterAll(async () => {
  process.env = before;
  await database.stop();
});

const use = (act: Parameters<typeof withDeployedTable>[1], table = database.table) =>
  withDeployedTable({ table, region: undefined }, act);

const putProfile = (user: string) =>
  use(async (store) => void (await store.putProfile({ ...newProfile(user), revision: 1 })));

test('items that a script writes expire like those of the functions', async () => {
  process.env.RETENTION_DAYS = '40';
  await putProfile('11');
  const [item] = await scanTable(database);
  expect(Number(item?.expiresAt) * 1000).toBeGreaterThan(Date.now() + 40 * DAY_MS);
});

test('a retention with which no function would start is refused', async () => {
  process.env.RETENTION_DAYS = '7';
  await expect(putProfile('11')).rejects.toThrow(
    new UsageError(
      'Nothing done: RETENTION_DAYS takes a whole number of days, 31 or more, or 0 to keep everything. docs/settings.md lists every setting.',
    ),
  );
});

test('a missing or unknown table is reported in one line', async () => {
  const load = use(async (store) => void (await store.loadProfile('11')), 'nowhere');
  await expect(load).rejects.toThrow(UsageError);
  await expect(load).rejects.toThrow('The table nowhere in us-east-1 cannot be used: ');
  await expect(use(async () => {}, '')).rejects.toThrow('--table takes the name of a table.');
});

test('other errors are thrown', async () => {
  const unreadable = new StoreError('unreadable');
  await expect(use(() => Promise.reject(unreadable))).rejects.toBe(unreadable);
});
