import { INTERACTION_TYPE } from '../discord/api';
import type { RequestLogEntry } from '../discord/http/request-log';
import { MOST_VALUES, rejectionMetrics, requestMetrics } from './metrics';

/**
 * Minimum time in milliseconds between two log lines about rejected requests. Each line counts all rejections since the
 * last line, because one line for each request would be expensive during a flood.
 */
const REJECTIONS_EVERY = 10_000;

/**
 * Minimum time in milliseconds between two log lines with metrics, if all requests are ordinary. Metrics are the
 * longest part of a line, so one line covers all requests since the last metrics.
 */
const FIGURES_EVERY = 10_000;

/**
 * Returns a function that logs every request from Discord and counts rejected requests. `now` returns milliseconds
 * since 1970.
 *
 * Writes counts and metrics with the first request after their interval. A process that ends loses its last counts and
 * metrics. Writes metrics at once for a ping, for a failed, late or deferred request, and when `MOST_VALUES` requests
 * are waiting.
 */
export function createRequestRecorder(
  stage: string,
  write: (line: Record<string, unknown>) => void,
  now: () => number = Date.now,
): (entry: RequestLogEntry) => void {
  const statuses = new Map<number, number>();
  let nextLine = 0;
  let answered: RequestLogEntry[] = [];
  let nextFigures = 0;
  let isFirst = true;
  /** Returns the metrics of all waiting requests and this one; an empty object if it is too early for metrics. */
  const figuresWith = (entry: RequestLogEntry, at: number): object => {
    answered.push(entry);
    if (isOrdinary(entry) && at < nextFigures && answered.length < MOST_VALUES) return {};
    const figures = requestMetrics(answered, stage, at);
    answered = [];
    nextFigures = at + FIGURES_EVERY;
    return figures;
  };
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
    else {
      write({ event: 'interaction', at, ...(isFirst ? COLD : {}), ...withoutNulls(entry), ...figuresWith(entry, at) });
      isFirst = false;
    }
    writeRejections(at);
  };
}

/** Mark in the log line of a process's first request, which is slower than later ones. */
const COLD = { cold: true };

const isOrdinary = ({ outcome, type }: RequestLogEntry): boolean =>
  (outcome === 'answered' || outcome === 'callback') && type !== INTERACTION_TYPE.ping;

const withoutNulls = (entry: RequestLogEntry): object =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
