import type { Table } from '../../../src/storage/dynamo/table';

/** Makes another function of a call to a table, to be called in its place. */
type Wrap = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => (...args: A) => Promise<R>;

/** The table, with each of its calls wrapped. */
export const wrapCalls = (table: Table, wrap: Wrap): Table => ({
  get: wrap((...args) => table.get(...args)),
  getMany: wrap((...args) => table.getMany(...args)),
  put: wrap((...args) => table.put(...args)),
  query: wrap((...args) => table.query(...args)),
  page: wrap((...args) => table.page(...args)),
  index: wrap((...args) => table.index(...args)),
  remove: wrap((...args) => table.remove(...args)),
});
