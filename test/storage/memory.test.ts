import { MemoryTable } from '../../src/storage/memory-table';
import { createStore } from '../../src/storage/store';
import { storeContract } from './contract';
import { tableContract } from './table-contract';

tableContract('the table in memory', async () => ({ table: new MemoryTable(), close: async () => {} }));

storeContract('the store in memory', async () => {
  const table = new MemoryTable();
  return { store: createStore(table), table, close: async () => {} };
});
