import { INTERACTION_TYPE } from '../discord/api';
import type { RequestLogEntry } from '../discord/http/request-log';
import { MOST_VALUES, rejectionMetrics, requestMetrics } from './metrics';

/** Milliseconds between log lines about rejections, so that floods stay cheap. */
const REJECTIONS_EVERY = 10_000;

const FIGURES_EVERY = 10_000;

/** Counts not yet logged are lost when the process ends. */
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

const COLD = { cold: true };

const isOrdinary = ({ outcome, type }: RequestLogEntry): boolean =>
  (outcome === 'answered' || outcome === 'callback') && type !== INTERACTION_TYPE.ping;

const withoutNulls = (entry: RequestLogEntry): object =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
