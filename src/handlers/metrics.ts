import { INTERACTION_TYPE } from '../discord/api';
import { type RequestLogEntry, UNREADABLE } from '../discord/http/request-log';

const NAMESPACE = 'Wyrmdeep';

/** Metrics of this bot. None has a unit, because the name of a unit would cost more than the figure. */
const NAMES = [
  'Interactions',
  'Deferred',
  'TooLate',
  'Failed',
  'Latency',
  'Unreadable',
  'Rejected',
  'Pings',
  'CodeCacheRejected',
] as const;
type Name = (typeof NAMES)[number];

/**
 * Value of each metric: one number, or a list with a number for each request. CloudWatch accepts lists of at most
 * `MOST_VALUES` numbers.
 */
type Values = { readonly [name in Name]?: number | readonly number[] };

/** Maximum number of requests whose metrics can share one log line. */
export const MOST_VALUES = 100;

/** Returns the metrics of requests that were accepted, as part of a log line. `now` is in milliseconds since 1970. */
export function requestMetrics(entries: readonly RequestLogEntry[], stage: string, now: number) {
  const count = (is: (entry: RequestLogEntry) => boolean): number => entries.filter(is).length;
  const counts = {
    // A reply that always takes long, such as an animation, is deferred without a cause and does not count here.
    Deferred: count(({ outcome, cause }) => outcome === 'deferred' && cause !== null),
    TooLate: count(({ outcome }) => outcome === 'too-late'),
    Failed: count(isFailure),
    Unreadable: count(({ cause }) => cause?.code === UNREADABLE),
    // A ping proves that the key of the function is the application's, because only Discord can sign a ping.
    Pings: count(({ type }) => type === INTERACTION_TYPE.ping),
  };
  // Alarms take a count that is missing as 0.
  const seen = Object.fromEntries(Object.entries(counts).filter(([, value]) => value > 0));
  const values: Values = { Interactions: entries.length, ...seen, Latency: entries.map(({ ms }) => ms) };
  return toEmbeddedMetrics(values, stage, now);
}

/**
 * True if a request counts as failed. Late suggestions for a command's options do not count. Players do not miss them,
 * and they would raise the alarm after every cold start.
 */
const isFailure = ({ outcome, type, cause }: RequestLogEntry): boolean =>
  outcome === 'failed' && !(type === INTERACTION_TYPE.autocomplete && cause?.code === 'deadline');

/** Returns the part of a log line that counts one deferred reply as failed. `now` is in milliseconds since 1970. */
export const failureMetrics = (stage: string, now: number) => toEmbeddedMetrics({ Failed: 1 }, stage, now);

/** Returns the part of a log line that counts `count` requests as rejected. `now` is in milliseconds since 1970. */
export const rejectionMetrics = (count: number, stage: string, now: number) =>
  toEmbeddedMetrics({ Rejected: count }, stage, now);

/**
 * Returns the part of a log line that counts one process as started without its code cache. `now` is in milliseconds
 * since 1970.
 */
export const codeCacheMetrics = (stage: string, now: number) => toEmbeddedMetrics({ CodeCacheRejected: 1 }, stage, now);

/**
 * Returns metrics as part of a log line, in CloudWatch's embedded metric format. CloudWatch reads them from the log, so
 * the function need not call it. The only dimension is the stage, because AWS charges for each combination of
 * dimensions. Format: docs.aws.amazon.com, "CloudWatch embedded metric format specification".
 */
function toEmbeddedMetrics<V extends Values>(values: V, stage: string, now: number) {
  return {
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          Namespace: NAMESPACE,
          Dimensions: [['Stage']],
          Metrics: Object.keys(values).map((Name) => ({ Name })),
        },
      ],
    },
    Stage: stage,
    ...values,
  };
}

/** Returns a log line without metrics in CloudWatch's format, which only CloudWatch reads. */
export function withoutEmbeddedMetrics({ _aws, Stage, ...line }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(line).filter(([name]) => !NAMES.some((each) => each === name)));
}
