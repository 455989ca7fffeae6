import type { Table } from '../../../src/storage/dynamo/table';

/** What a use case rejects with that was killed. */
class Crash extends Error {}

/** The table as a function that is killed sees it: its step number `at`, a request's begin or end, is its last. */
export function crashAt(table: Table, at: number): Table & { readonly steps: number } {
  let steps = 0;
  const step = (): void => {
    if (steps++ >= at) throw new Crash();
  };
  const crashing =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      step();
      const answer = await call(...args);
      step();
      return answer;
    };
  return {
    get steps() {
      return steps;
    },
    get: crashing((...args) => table.get(...args)),
    getMany: crashing((...args) => table.getMany(...args)),
    put: crashing((...args) => table.put(...args)),
    query: crashing((...args) => table.query(...args)),
    page: crashing((...args) => table.page(...args)),
    index: crashing((...args) => table.index(...args)),
    remove: crashing((...args) => table.remove(...args)),
  };
}

/**
 * Kills a change at a step, and expects it to reject for that reason. Resolves once that has happened; the change can
 * then be made again on the same table.
 */
export async function killAt(table: Table, at: number, change: (table: Table) => Promise<unknown>): Promise<void> {
  await expect(change(crashAt(table, at))).rejects.toBeInstanceOf(Crash);
}

/** How many steps a change has when nothing disturbs it. */
export async function stepsOf(table: Table, change: (table: Table) => Promise<unknown>): Promise<number> {
  const counting = crashAt(table, Infinity);
  await change(counting);
  return counting.steps;
}
