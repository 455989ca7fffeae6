import type { Table } from '../../../src/storage/dynamo/table';
import { wrapCalls } from '../../storage/support/wrap-calls';

class Crash extends Error {}

/**
 * Table that throws from step number `at` on, as if the function was killed. A request has two steps: its start and its
 * answer.
 */
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
    ...wrapCalls(table, crashing),
  };
}

/**
 * Kills a change at a step. Resolves once the change has rejected; the caller can then make it again on the same table.
 */
export async function killAt(table: Table, at: number, change: (table: Table) => Promise<unknown>): Promise<void> {
  await expect(change(crashAt(table, at))).rejects.toBeInstanceOf(Crash);
}

/** Counts the steps of a change that is not killed. */
export async function stepsOf(table: Table, change: (table: Table) => Promise<unknown>): Promise<number> {
  const counting = crashAt(table, Infinity);
  await change(counting);
  return counting.steps;
}
