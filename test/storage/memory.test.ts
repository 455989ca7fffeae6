import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import { createStore } from '../../src/storage/store';
import { booksContract } from './books-contract';
import { storeContract } from './contract';
import { tableContract } from './table-contract';

const inMemory = async () => {
  const table = new MemoryTable();
  return { store: createStore(table), table, close: async () => {} };
};

storeContract('the store in memory', inMemory);
booksContract('the books in memory', inMemory);
tableContract('the table in memory', inMemory);
