import type { Table } from '../../../src/storage/dynamo/table';

/**
 * The table for a client that is overtaken: before its request number `at`, counted from 0, another change runs to its
 * end.
 */
export function cutInAt(table: Table, at: number, change: () => Promise<void>): Table & { readonly requests: number } {
  let requests = 0;
  const cut =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (requests++ === at) await change();
      return call(...args);
    };
  return {
    get requests() {
      return requests;
    },
    get: cut((...args) => table.get(...args)),
    getMany: cut((...args) => table.getMany(...args)),
    put: cut((...args) => table.put(...args)),
    query: cut((...args) => table.query(...args)),
    page: cut((...args) => table.page(...args)),
    index: cut((...args) => table.index(...args)),
    remove: cut((...args) => table.remove(...args)),
  };
}
