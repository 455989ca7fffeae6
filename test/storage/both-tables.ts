import { startDatabase } from '../../scripts/database';
import { DynamoTable } from '../../src/storage/dynamo/dynamo-table';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Table } from '../../src/storage/dynamo/table';

export interface OpenTable {
  table: Table;
  close(): Promise<void>;
}

/** Every kind of table, by name, for what must hold over each. */
export const TABLES: [name: string, open: () => Promise<OpenTable>][] = [
  ['memory', async () => ({ table: new MemoryTable(), close: async () => {} })],
  [
    'dynalite',
    async () => {
      const database = await startDatabase();
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
];
