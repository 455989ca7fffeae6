import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteOldBackups, makeBackup } from '../../../src/handlers/server/backups';
import { dataFiles } from '../../../src/handlers/server/data-files';
import { SqliteTable } from '../../../src/storage/sqlite/sqlite-table';
import { openSqlite, temporaryFolder } from '../../support/sqlite';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const DAY = 86_400_000;

let folder: ReturnType<typeof temporaryFolder>;
let files: ReturnType<typeof dataFiles>;
beforeEach(() => {
  folder = temporaryFolder();
  files = dataFiles(folder.path);
});
afterEach(() => folder.remove());

test('a backup has all commits, even while the database is open', async () => {
  const table = new SqliteTable(openSqlite(files.database));
  await table.put({ PK: 'a', SK: 'X' }, null);
  const file = makeBackup(files, openSqlite, NOW);
  await table.put({ PK: 'b', SK: 'X' }, null);
  table.close();
  const copy = openSqlite(file);
  expect(copy.prepare('SELECT pk FROM items').all()).toMatchObject([{ pk: 'a' }]);
  expect(copy.prepare('SELECT made_at FROM backup').get()).toMatchObject({ made_at: NOW });
  copy.close();
});

test('a backup that fails leaves no file', () => {
  writeFileSync(files.database, 'no database');
  expect(() => makeBackup(files, openSqlite, NOW)).toThrow('file is not a database');
  expect(readdirSync(files.backups)).toEqual([]);
});

test('backups that are too old, unfinished or damaged are deleted, and no other files', () => {
  new SqliteTable(openSqlite(files.database)).close();
  makeBackup(files, openSqlite, NOW - 31 * DAY);
  makeBackup(files, openSqlite, NOW - 29 * DAY);
  for (const name of [
    'notes.txt',
    'wyrmdeep-2026-01-01T00-00-00.000Z.sqlite.new',
    'wyrmdeep-2026-01-01T00-00-00.000Z.sqlite.damaged',
  ])
    writeFileSync(join(files.backups, name), '');
  expect(deleteOldBackups(files.backups, 30, NOW)).toBe(3);
  expect(readdirSync(files.backups).sort()).toEqual(['notes.txt', 'wyrmdeep-2026-10-31T12-00-00.000Z.sqlite']);
});
