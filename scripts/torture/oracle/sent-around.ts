import { snowflakeTime } from '../../../src/lib/snowflake';
import { isMove } from '../players';
import type { Sent } from '../sender';
import type { LoggedRequest } from './replies';

interface Known {
  sent: ReadonlyMap<string, Sent>;
  lines: readonly LoggedRequest[];
}

/** Number of the player's interactions that are listed before and after the named one. */
const LISTED = 15;

/**
 * Lists the player's interactions before and after an interaction: those about one of `runs`, and those that may lead
 * to another run. Sorts them by id, with the answers to all their deliveries in the order in which servers began them.
 * Times are in seconds after the named interaction was sent.
 */
export function sentAround(id: string, runs: readonly string[], { sent, lines }: Known): string[] {
  const user = sent.get(id)?.user;
  const answers = (each: string): LoggedRequest[] =>
    lines.filter(({ interaction }) => interaction === each).toSorted((a, b) => a.began - b.began);
  const isRelevant = ([each, { what }]: [string, Sent]): boolean =>
    each === id || isMove(what) || answers(each).some(({ run }) => run !== null && runs.includes(run));
  const own = [...sent].filter(([, one]) => one.user === user).filter(isRelevant);
  const ordered = own.toSorted(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1));
  const at = ordered.findIndex(([each]) => each === id);
  const since = (time: number): string => `${((time - snowflakeTime(id)) / 1000).toFixed(1)} s`;
  return ordered
    .slice(Math.max(0, at - LISTED), at + LISTED + 1)
    .flatMap(([each, { what, deliveries }]) => [
      `sent at ${since(snowflakeTime(each))}: ${each} ${what}, delivered ${deliveries} times`,
      ...answers(each).map(
        ({ began, ended, outcome, result, run, version }) =>
          `  from ${since(began)} to ${since(ended)}: ${outcome} ${result} ${run} ${version}`,
      ),
    ]);
}
