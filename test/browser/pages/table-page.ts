import { openDatabase } from '../../../scripts/demo/database';
import { IndexedDbTable } from '../../../scripts/demo/indexed-db-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { fromText, toText } from '../table-calls';

let table: Promise<Table> | null = null;

/** Calls a method of the table in this browser, for the tests. */
Object.assign(globalThis, {
  async callTable(method: keyof Table, parameters: string): Promise<string> {
    table ??= openDatabase().then((database) => new IndexedDbTable(database));
    const call = (await table)[method] as (...parameters: unknown[]) => Promise<unknown>;
    return toText(await call.apply(await table, fromText(parameters) as unknown[]));
  },
});
