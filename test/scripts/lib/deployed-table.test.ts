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

test('what a script writes expires as what a function of the table writes', async () => {
  process.env.RETENTION_DAYS = '40';
  await putProfile('11');
  const [item] = await scanTable(database);
  expect(Number(item?.expiresAt) * 1000).toBeGreaterThan(Date.now() + 40 * DAY_MS);
});

test('a retention that no function would start with is refused', async () => {
  process.env.RETENTION_DAYS = '7';
  await expect(putProfile('11')).rejects.toThrow(
    new UsageError(
      'Nothing done: RETENTION_DAYS takes a whole number of days, 31 or more, or 0 to keep everything. docs/settings.md lists every setting.',
    ),
  );
});

test('without a table, and where there is none of that name, it is said in one line', async () => {
  const load = use(async (store) => void (await store.loadProfile('11')), 'nowhere');
  await expect(load).rejects.toThrow(UsageError);
  await expect(load).rejects.toThrow('The table nowhere in us-east-1 cannot be used: ');
  await expect(use(async () => {}, '')).rejects.toThrow('--table takes the name of a table.');
});

test('other errors are thrown on', async () => {
  const unreadable = new StoreError('unreadable');
  await expect(use(() => Promise.reject(unreadable))).rejects.toBe(unreadable);
});
