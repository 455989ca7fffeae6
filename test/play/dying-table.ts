import type { Table } from '../../src/storage/dynamo/table';

/** What a deed rejects with that was killed. */
export class Crash extends Error {}

/** The table as a function that is killed meets it: its `at`-th step, a request's begin or end, is its last. */
export function dyingAt(table: Table, at: number): Table {
  let steps = 0;
  const step = (): void => {
    if (steps++ >= at) throw new Crash();
  };
  const dying =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      step();
      const answer = await call(...args);
      step();
      return answer;
    };
  return {
    get: dying((...args) => table.get(...args)),
    put: dying((...args) => table.put(...args)),
    query: dying((...args) => table.query(...args)),
    index: dying((...args) => table.index(...args)),
    remove: dying((...args) => table.remove(...args)),
  };
}
