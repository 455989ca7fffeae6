import type { Table } from '../../../src/storage/dynamo/table';
import { wrapCalls } from './wrap-calls';

/**
 * Table of a client that another change overtakes. `change` runs to its end before request number `at`, counted from 0.
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
    ...wrapCalls(table, cut),
  };
}
