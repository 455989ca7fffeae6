import type { Table } from '../../../src/storage/dynamo/table';
import { wrapCalls } from '../../storage/support/wrap-calls';

/** Error with which a killed use case rejects. */
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
    ...wrapCalls(table, crashing),
  };
}

/**
 * Kills a change at a step, and expects it to reject for that reason. Resolves once that has happened; the change can
 * then be made again on the same table.
 */
export async function killAt(table: Table, at: number, change: (table: Table) => Promise<unknown>): Promise<void> {
  await expect(change(crashAt(table, at))).rejects.toBeInstanceOf(Crash);
}

/** Counts the steps of an undisturbed change. */
export async function stepsOf(table: Table, change: (table: Table) => Promise<unknown>): Promise<number> {
  const counting = crashAt(table, Infinity);
  await change(counting);
  return counting.steps;
}
