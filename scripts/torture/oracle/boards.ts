import { isNotLater, snowflakeTime } from '../../../src/lib/snowflake';
import type { Received, Sent } from '../sender';
import type { Application } from './applied';
import type { LoggedRequest } from './replies';

interface Shown {
  applications: ReadonlyMap<string, readonly Application[]>;
  sent: ReadonlyMap<string, Sent>;
  received: readonly Received[];
  lines: readonly LoggedRequest[];
}

/** Results of interactions that may not make a new public board, because they did not ask for one. */
const UNASKED = ['applied', 'repeated', 'voted', 'stale', 'outdated', 'refused'];

/**
 * Reports turns and votes by a button of a party's old public board, sent after another message had become the board.
 * Also reports turns and votes whose reply was a new public board.
 */
export function reportBoards({ applications, sent, received, lines }: Shown): string[] {
  const newer = received.filter(({ newBoard }) => newBoard !== null);
  const copied = [...applications.values()].flat().flatMap(({ id, run, version, as }) => {
    const { message = null, isParty = false } = sent.get(id) ?? {};
    if (!isParty || as === 'start' || message === null || message.isEphemeral) return [];
    const moved = newer.find(
      (each) => each.newBoard === run && isNotLater(message.id, each.id) && each.ended < snowflakeTime(id),
    );
    return moved ? [`copied: ${id} ${as} ${run} ${version} by a board from before ${moved.id} showed it`] : [];
  });
  const results = new Map(lines.map(({ interaction, result }) => [interaction, result]));
  const posted = newer.flatMap(({ id, newBoard }) => {
    const result = results.get(id);
    return result && UNASKED.includes(result) ? [`posted: ${id} was ${result} with a new board of ${newBoard}`] : [];
  });
  return [...copied, ...posted];
}
