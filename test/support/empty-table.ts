import { join } from 'node:path';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Table } from '../../src/storage/dynamo/table';
import { SqliteTable } from '../../src/storage/sqlite/sqlite-table';
import { openSqlite, temporaryFolder } from './sqlite';

const opened: (() => void)[] = [];

afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Creates an empty table for one test: in memory, or in a SQLite file if `TEST_STORE` is `sqlite`. */
export function emptyTable(): Table {
  if (process.env.TEST_STORE !== 'sqlite') return new MemoryTable();
  const folder = temporaryFolder();
  const table = new SqliteTable(openSqlite(join(folder.path, 'table.sqlite')));
  opened.push(() => {
    table.close();
    folder.remove();
  });
  return table;
}
