import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../../src/storage/contract';
import { fromAttributes, toAttributes } from '../../../src/storage/dynamo/attributes';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { SqliteTable } from '../../../src/storage/sqlite/sqlite-table';
import { createStore } from '../../../src/storage/store';
import { DATABASE, openDatabase } from '../../support/databases';
import { openSqlite, SQLITE, temporaryFolder } from '../../support/sqlite';
import { withPut } from './with-put';

export interface OpenTable {
  table: Table;
  close(): Promise<void>;
}

export type NamedTable = [name: string, open: () => Promise<OpenTable>];

/** The table of a browser. The tests in `test/browser` set it before they load the tests of tables. */
const inBrowser = (globalThis as { tableInBrowser?: NamedTable }).tableInBrowser;

/** Kinds of table by name, for tests that must hold over each. Every call of `open` gives an empty table. */
export const TABLES: NamedTable[] = inBrowser
  ? [inBrowser]
  : [
      ['memory', async () => ({ table: strictMemory(), close: async () => {} })],
      [
        DATABASE,
        async () => {
          const database = await openDatabase();
          const table = new DynamoTable(database);
          return {
            table,
            async close() {
              table.close();
              await database.stop();
            },
          };
        },
      ],
      [
        SQLITE,
        async () => {
          const folder = temporaryFolder();
          const table = new SqliteTable(openSqlite(join(folder.path, 'table.sqlite')));
          return {
            table,
            async close() {
              table.close();
              folder.remove();
            },
          };
        },
      ],
    ];

/** A table in memory that takes only items that DynamoDB would give back as they are. */
function strictMemory(): Table {
  const table = new MemoryTable();
  return withPut(table, (item, ...others) => {
    const copy = fromAttributes(toAttributes(item));
    // Jest takes milliseconds for the bytes of a state. It is asked about what is not strictly the same.
    if (!isDeepStrictEqual(copy, item)) expect(copy).toEqual(item);
    return table.put(item, ...others);
  });
}

/** Table that is open during the tests of a describe block, with a store over it. */
export interface OpenStore {
  readonly table: Table;
  readonly store: Store;
}

/**
 * Opens a table before the tests of the describe block and closes it after them. Read the result's fields only within a
 * test.
 */
export function openForTests(open: () => Promise<OpenTable>): OpenStore {
  let opened: OpenTable;
  let store: Store;
  beforeAll(async () => {
    opened = await open();
    store = createStore(opened.table);
  });
  afterAll(() => opened.close());
  return {
    get table() {
      return opened.table;
    },
    get store() {
      return store;
    },
  };
}

let ids = 0;

/** Id that no other test has used, in this run of the tests or an earlier one. */
export const freshId = (): string => `x${process.pid}x${Date.now().toString(36)}x${ids++}`;
