import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import { createStore } from '../../src/storage/store';
import { tableContract } from './dynamo/table-contract';
import { booksContract } from './leaderboards/results-contract';
import { storeContract } from './turns/turns-contract';

const inMemory = async () => {
  const table = new MemoryTable();
  return { store: createStore(table), table, close: async () => {} };
};

storeContract('the store in memory', inMemory);
booksContract('the books in memory', inMemory);
tableContract('the table in memory', inMemory);
