import { INTERACTION_TYPE } from '../discord/api';
import { type RequestLogEntry, UNREADABLE } from '../discord/http/request-log';

const NAMESPACE = 'Wyrmdeep';

/** Names of metrics. The log gives no units, because the name of a unit takes more bytes than a value. */
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
 * Value of each metric, or a list with one value for each request. CloudWatch accepts at most `MOST_VALUES` values in a
 * list.
 */
type Values = { readonly [name in Name]?: number | readonly number[] };

export const MOST_VALUES = 100;

/** Returns the metrics of accepted requests, as part of a log line. `now` is in milliseconds since 1970. */
export function requestMetrics(entries: readonly RequestLogEntry[], stage: string, now: number) {
  const count = (is: (entry: RequestLogEntry) => boolean): number => entries.filter(is).length;
  const counts = {
    // Replies that are always slow, such as animations, are deferred without a cause and are not counted.
    Deferred: count(({ outcome, cause }) => outcome === 'deferred' && cause !== null),
    TooLate: count(({ outcome }) => outcome === 'too-late'),
    Failed: count(isFailure),
    Unreadable: count(({ cause }) => cause?.code === UNREADABLE),
    // Only Discord can sign a ping, so a ping proves that the function has the application's key.
    Pings: count(({ type }) => type === INTERACTION_TYPE.ping),
  };
  // Alarms treat a missing count as 0.
  const seen = Object.fromEntries(Object.entries(counts).filter(([, value]) => value > 0));
  const values: Values = { Interactions: entries.length, ...seen, Latency: entries.map(({ ms }) => ms) };
  return toEmbeddedMetrics(values, stage, now);
}

/**
 * True if a request failed. Late autocomplete suggestions do not count, because players do not miss them, and every
 * cold start delays them.
 */
const isFailure = ({ outcome, type, cause }: RequestLogEntry): boolean =>
  outcome === 'failed' && !(type === INTERACTION_TYPE.autocomplete && cause?.code === 'deadline');

/** Returns the metric that counts one failed deferred reply. `now` is in milliseconds since 1970. */
export const failureMetrics = (stage: string, now: number) => toEmbeddedMetrics({ Failed: 1 }, stage, now);

/** Returns the metric that counts `count` rejected requests. `now` is in milliseconds since 1970. */
export const rejectionMetrics = (count: number, stage: string, now: number) =>
  toEmbeddedMetrics({ Rejected: count }, stage, now);

/** Returns the metric that counts one process without its code cache. `now` is in milliseconds since 1970. */
export const codeCacheMetrics = (stage: string, now: number) => toEmbeddedMetrics({ CodeCacheRejected: 1 }, stage, now);

/**
 * Returns metrics in CloudWatch's embedded metric format, as part of a log line. CloudWatch reads the metrics from the
 * log, so the function sends no request to CloudWatch. The stage is the only dimension, because AWS charges for each
 * combination of dimensions. Format: docs.aws.amazon.com, "CloudWatch embedded metric format specification".
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

/** Removes all metrics and the fields for CloudWatch from a log line. */
export function withoutEmbeddedMetrics({ _aws, Stage, ...line }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(line).filter(([name]) => !NAMES.some((each) => each === name)));
}
