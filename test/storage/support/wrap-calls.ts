import type { Table } from '../../../src/storage/dynamo/table';

/** Function that takes a call to the table and returns the call that replaces it. */
type Wrap = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => (...args: A) => Promise<R>;

export const wrapCalls = (table: Table, wrap: Wrap): Table => ({
  get: wrap((...args) => table.get(...args)),
  getMany: wrap((...args) => table.getMany(...args)),
  put: wrap((...args) => table.put(...args)),
  query: wrap((...args) => table.query(...args)),
  page: wrap((...args) => table.page(...args)),
  index: wrap((...args) => table.index(...args)),
  remove: wrap((...args) => table.remove(...args)),
  // One removal at a time, so that whatever replaces `remove` meets each of them, and a batch can end in the middle.
  async removeMany(keys, signal) {
    for (const { PK, SK } of keys) await this.remove(PK, SK, signal);
  },
});
