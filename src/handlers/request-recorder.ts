import { INTERACTION_TYPE } from '../discord/api';
import type { RequestLogEntry } from '../discord/http/request-log';
import { MOST_VALUES, rejectionMetrics, requestMetrics } from './metrics';

/**
 * Rejected requests share a line for so many milliseconds: in a flood a line for each would cost more than its
 * rejection.
 */
const REJECTIONS_EVERY = 10_000;

/**
 * Figures of requests share a line for so long: what CloudWatch needs to read them is longer than the rest of the line.
 */
const FIGURES_EVERY = 10_000;

/**
 * Writes a line for every request that Discord sent, and counts those that were rejected. `now` is in milliseconds
 * since 1970. A count is written with the next request after its time, so one that a function ends with is lost; so are
 * figures of answered requests, but never those of one that failed, came too late or was deferred, or of a ping.
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
  /** The figures that are due with this entry, its own included; nothing while they are not. */
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

/** Marks the first request of a process, which took longer than others. */
const COLD = { cold: true };

const isOrdinary = ({ outcome, type }: RequestLogEntry): boolean =>
  (outcome === 'answered' || outcome === 'callback') && type !== INTERACTION_TYPE.ping;

const withoutNulls = (entry: RequestLogEntry): object =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
