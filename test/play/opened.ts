import type { Table } from '../../src/storage/dynamo/table';
import type { OpenTable } from '../storage/support/tables';

/** A table that is open while the tests of a block run. */
export function openTable(open: () => Promise<OpenTable>): { readonly table: Table } {
  let opened: OpenTable;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  return {
    get table() {
      return opened.table;
    },
  };
}

let names = 0;

/** A name that nothing else in the table goes by: others may test on the same database. */
export const fresh = (name: string): string => `${name}${process.pid}x${names++}`;
