import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../../src/storage/dynamo/table';
import { prepareDatabase } from '../../../src/storage/sqlite/prepare-database';
import { SqliteTable } from '../../../src/storage/sqlite/sqlite-table';
import { openSqlite, temporaryFolder } from '../../support/sqlite';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
const opened: { close(): unknown }[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder.path, 'table.sqlite');
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  folder.remove();
});

/** Opens a connection that is closed after the test. */
function connect(at = file) {
  const connection = openSqlite(at);
  opened.push(connection);
  return connection;
}

function openTable() {
  const connection = openSqlite(file);
  const table = new SqliteTable(connection);
  opened.push(table);
  return { connection, table };
}

const item = (PK: string, more: Partial<Item> = {}): Item => ({ PK, SK: 'X', ...more }) as Item;

/** True if the text stands in a file of the database. */
const isInFiles = (text: string): boolean =>
  ['', '-wal'].some((end) => existsSync(file + end) && readFileSync(file + end).includes(text));

test('a closed table keeps its items', async () => {
  const table = new SqliteTable(openSqlite(file));
  await table.put(item('a', { n: 1 }), null);
  table.close();
  expect(await openTable().table.get('a', 'X')).toEqual(item('a', { n: 1 }));
});

test('a database without a write-ahead log is refused', () => {
  expect(() => prepareDatabase(connect(':memory:'))).toThrow('SQLite reports journal_mode = memory instead of wal');
});

test('every commit is synchronized with the disk', () => {
  expect(openTable().connection.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 });
});

test('a database of a later version is refused', () => {
  openTable().connection.exec('PRAGMA user_version = 2');
  expect(() => prepareDatabase(connect())).toThrow('A later version made this database: its layout is 2');
});

test('a removed item is in no file after the log is emptied', async () => {
  const { table } = openTable();
  await table.put(item('a', { name: 'Rosalind' }), null);
  await table.put(item('b', { name: 'Celia' }), null);
  await table.emptyLog();
  expect(isInFiles('Rosalind')).toBe(true);
  await table.remove('a', 'X');
  await table.emptyLog();
  expect([isInFiles('Rosalind'), isInFiles('Celia')]).toEqual([false, true]);
});

test('a replaced value is in no file after the log is emptied', async () => {
  const { table } = openTable();
  await table.put(item('a', { name: 'Rosalind', GSI1PK: 'Rosalind', GSI1SK: '1' }), null);
  await table.put(item('a', { name: 'Celia' }), null);
  await table.emptyLog();
  expect(isInFiles('Rosalind')).toBe(false);
});

test('removed items are in no file, however often their pages were split and merged', async () => {
  const { table } = openTable();
  const people = Array.from({ length: 60 }, (_, at) => `Person${at}`);
  for (let round = 0; round < 6; round++) {
    for (const [at, name] of people.entries()) {
      await table.put(item(`${(at * 7) % 60}`, { name, filler: '.'.repeat(((at + round) * 97) % 900) }), null);
    }
  }
  await table.removeMany(people.map((_, at) => ({ PK: `${at}`, SK: 'X' })));
  await table.emptyLog();
  expect(people.filter(isInFiles)).toEqual([]);
});

test('a log that another process reads is not emptied, and the call says so', async () => {
  const { connection, table } = openTable();
  connection.exec('PRAGMA busy_timeout = 1');
  const reader = connect();
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM items').all();
  await table.put(item('a'), null);
  await expect(table.emptyLog()).rejects.toMatchObject({ cause: { message: 'another process reads the database' } });
});

test('a full disk refuses a put, keeps earlier items, and takes puts again once there is space', async () => {
  const { connection, table } = openTable();
  await table.put(item('a', { n: 1 }), null);
  const large = item('a', { n: 2, large: 'x'.repeat(100_000) });
  const { max_page_count: limit } = connection.prepare('PRAGMA max_page_count').get() as { max_page_count: number };
  connection.prepare('PRAGMA max_page_count = 10').all();
  await expect(table.put(large, null)).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: 'database or disk is full' },
  });
  expect(await table.get('a', 'X')).toEqual(item('a', { n: 1 }));
  connection.prepare(`PRAGMA max_page_count = ${limit}`).all();
  expect(await table.put(large, null)).toBe(true);
});

describe('expired items', () => {
  test('are removed, and handed out until the caller forgets them', async () => {
    const { table } = openTable();
    await table.put(item('due', { expiresAt: 9, n: 1 }), null);
    await table.put(item('later', { expiresAt: 10 }), null);
    await table.put(item('never'), null);
    expect(await table.removeDue(10_000, 5)).toBe(1);
    expect(await table.get('due', 'X')).toBeNull();
    const [expired, ...others] = await table.expired(5, null);
    expect(expired).toEqual({
      key: { PK: 'due', SK: 'X' },
      attributes: { PK: { S: 'due' }, SK: { S: 'X' }, expiresAt: { N: '9' }, n: { N: '1' } },
    });
    expect(others).toEqual([]);
    await table.forget({ PK: 'due', SK: 'X' });
    expect(await table.expired(5, null)).toEqual([]);
    expect(await table.removeDue(10_000, 5)).toBe(0);
  });

  test('survive the end of the process', async () => {
    const table = new SqliteTable(openSqlite(file));
    await table.put(item('due', { expiresAt: 9 }), null);
    await table.removeDue(10_000, 5);
    table.close();
    expect(await openTable().table.expired(5, null)).toHaveLength(1);
  });

  test('are removed in the order of their expiry, as many as the caller wants', async () => {
    const { table } = openTable();
    for (const expiresAt of [3, 1, 2]) await table.put(item(`${expiresAt}`, { expiresAt }), null);
    expect(await table.removeDue(10_000, 2)).toBe(2);
    expect((await table.expired(5, null)).map(({ key }) => key.PK)).toEqual(['1', '2']);
  });

  test('are read in pages', async () => {
    const { table } = openTable();
    for (const pk of ['a', 'b', 'c']) await table.put(item(pk, { expiresAt: 1 }), null);
    await table.removeDue(10_000, 5);
    const keysAfter = async (after: { PK: string; SK: string } | null) =>
      (await table.expired(2, after)).map(({ key }) => key.PK);
    expect([await keysAfter(null), await keysAfter({ PK: 'b', SK: 'X' })]).toEqual([['a', 'b'], ['c']]);
  });
});
