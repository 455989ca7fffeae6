import type { RequestLogEntry } from '../discord/http/request-log';
import { rejectionMetrics, requestMetrics } from './metrics';

/** Rejected requests share a line for so many milliseconds: in a flood a line for each would cost more than its rejection. */
const REJECTIONS_EVERY = 10_000;

/**
 * Writes a line for every request that Discord sent, and counts those that were rejected. `now` is in milliseconds since
 * 1970. A count is written with the next request after its time, so one that a function ends with is lost.
 */
export function createRequestRecorder(
  stage: string,
  write: (line: Record<string, unknown>) => void,
  now: () => number = Date.now,
): (entry: RequestLogEntry) => void {
  const statuses = new Map<number, number>();
  let nextLine = 0;
  const writeRejections = (at: number): void => {
    if (statuses.size === 0 || at < nextLine) return;
    const rejected = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    write({ event: 'rejected', statuses: Object.fromEntries(statuses), ...rejectionMetrics(rejected, stage, at) });
    statuses.clear();
    nextLine = at + REJECTIONS_EVERY;
  };
  return (entry) => {
    const at = now();
    if (entry.outcome === 'rejected') statuses.set(entry.status, (statuses.get(entry.status) ?? 0) + 1);
    else write({ event: 'interaction', ...entry, ...requestMetrics(entry, stage, at) });
    writeRejections(at);
  };
}
