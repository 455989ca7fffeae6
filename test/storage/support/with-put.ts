import type { Table } from '../../../src/storage/dynamo/table';

/** The table with another way to put items. */
export const withPut = (table: Table, put: Table['put']): Table => ({
  put,
  get: (...args) => table.get(...args),
  getMany: (...args) => table.getMany(...args),
  query: (...args) => table.query(...args),
  page: (...args) => table.page(...args),
  index: (...args) => table.index(...args),
  remove: (...args) => table.remove(...args),
});
