import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '../../../scripts/restore/restore-backup';
import { makeBackup } from '../../../src/handlers/server/backups';
import { dataFiles } from '../../../src/handlers/server/data-files';
import { appendErasure } from '../../../src/handlers/server/erasure-files';
import { claimDatabase, DEFAULT_SETTINGS, newProfile, type Store } from '../../../src/storage';
import { SqliteTable } from '../../../src/storage/sqlite/sqlite-table';
import { createStore } from '../../../src/storage/store';
import { openSqlite, temporaryFolder } from '../../support/sqlite';

const BACKED_UP = Date.parse('2026-11-29T12:00:00Z');
const HOUR = 3_600_000;
const ADA = '300000000000000001';
const BRUNO = '300000000000000002';

let folder: ReturnType<typeof temporaryFolder>;
let files: ReturnType<typeof dataFiles>;
beforeEach(() => {
  folder = temporaryFolder();
  files = dataFiles(folder.path);
});
afterEach(() => folder.remove());

/** Uses the database as a server would. */
async function use<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const table = new SqliteTable(openSqlite(files.database));
  try {
    return await work(createStore(table));
  } finally {
    table.close();
  }
}

const begin = (...users: string[]) =>
  use(async (store) => {
    for (const user of users) await store.putProfile({ ...newProfile(user), revision: 1, settings: DEFAULT_SETTINGS });
  });
const hasProfile = (user: string) => use(async (store) => (await store.loadProfile(user)) !== null);
const restore = (from: string) =>
  restoreBackup({ from, files, retention: null, erasures: files.erasures, now: BACKED_UP + 3 * HOUR }, openSqlite);
const erasure = (user: string, at: number) =>
  ({ event: 'erasure', user, guild: null, at: new Date(at).toISOString() }) as const;

test('the database is the one of the backup, without users erased since', async () => {
  await begin(ADA, BRUNO);
  const backup = makeBackup(files, openSqlite, BACKED_UP);
  await use((store) => store.eraseUser(ADA, null, BACKED_UP + HOUR));
  appendErasure(files.erasures, erasure(ADA, BACKED_UP - 2 * HOUR));
  appendErasure(files.erasures, erasure(BRUNO, BACKED_UP + HOUR));
  expect(await restore(backup)).toMatchObject({ madeAt: BACKED_UP, applied: 1, earlier: 1 });
  expect([await hasProfile(ADA), await hasProfile(BRUNO)]).toEqual([true, false]);
  expect(readFileSync(files.database).includes(BRUNO)).toBe(false);
});

test('users erased after a restore are in no file of the database', async () => {
  const people = Array.from({ length: 40 }, (_, at) => `3000000000000001${String(at).padStart(2, '0')}`);
  await begin(...people);
  await restore(makeBackup(files, openSqlite, BACKED_UP));
  await use(async (store) => {
    for (const user of people) await store.eraseUser(user, null, BACKED_UP + HOUR);
  });
  expect(people.filter((user) => readFileSync(files.database).includes(user))).toEqual([]);
});

test('the replaced database becomes a backup, which can be restored in turn', async () => {
  await begin(ADA);
  const backup = makeBackup(files, openSqlite, BACKED_UP);
  await begin(BRUNO);
  const { replaced } = await restore(backup);
  expect(await hasProfile(BRUNO)).toBe(false);
  await restore(replaced as string);
  expect(await hasProfile(BRUNO)).toBe(true);
});

test('a damaged database is replaced, too, and kept as it is', async () => {
  await begin(ADA);
  const backup = makeBackup(files, openSqlite, BACKED_UP);
  writeFileSync(files.database, 'damaged');
  const { replaced } = await restore(backup);
  expect(await hasProfile(ADA)).toBe(true);
  expect(readFileSync(replaced as string, 'utf8')).toBe('damaged');
});

test('a lost database is restored', async () => {
  await begin(ADA);
  const backup = makeBackup(files, openSqlite, BACKED_UP);
  const other = temporaryFolder();
  files = dataFiles(other.path);
  expect(await restore(backup)).toMatchObject({ replaced: null });
  expect(await hasProfile(ADA)).toBe(true);
  other.remove();
});

test('a file that is no backup is refused, and the database stays', async () => {
  await begin(ADA);
  const file = join(folder.path, 'other.sqlite');
  writeFileSync(file, 'something else');
  await expect(restore(file)).rejects.toThrow('--from takes a file that "npm run backup" made.');
  expect(await hasProfile(ADA)).toBe(true);
});

test('a database in use by a server is not replaced', async () => {
  await begin(ADA);
  const backup = makeBackup(files, openSqlite, BACKED_UP);
  const claim = claimDatabase(files.database, openSqlite);
  await expect(restore(backup)).rejects.toThrow('Another process uses the database');
  claim.release();
});

test('a restore leaves only the database, its backups and its lock', async () => {
  await begin(ADA);
  await restore(makeBackup(files, openSqlite, BACKED_UP));
  expect(readdirSync(folder.path).sort()).toEqual(['backups', 'wyrmdeep.sqlite', 'wyrmdeep.sqlite.lock']);
});
