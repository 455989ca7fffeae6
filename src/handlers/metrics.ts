import { INTERACTION_TYPE } from '../discord/api';
import { type RequestLogEntry, UNREADABLE } from '../discord/http/request-log';

const NAMESPACE = 'Wyrmdeep';

/** Metrics of this bot. The metrics have no units, because the name of a unit would cost more than the value. */
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
 * Values of metrics: a number, or a list with a number for each request. CloudWatch accepts at most `MOST_VALUES`
 * numbers in a list.
 */
type Values = { readonly [name in Name]?: number | readonly number[] };

/** Maximum number of requests whose metrics share a log line. */
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

/** True for failures except late suggestions, which players do not miss, and which every cold start would count. */
const isFailure = ({ outcome, type, cause }: RequestLogEntry): boolean =>
  outcome === 'failed' && !(type === INTERACTION_TYPE.autocomplete && cause?.code === 'deadline');

/** Returns a metric for one failed deferred reply, as part of a log line. `now` is in milliseconds since 1970. */
export const failureMetrics = (stage: string, now: number) => toEmbeddedMetrics({ Failed: 1 }, stage, now);

/** Returns a metric for `count` rejected requests, as part of a log line. `now` is in milliseconds since 1970. */
export const rejectionMetrics = (count: number, stage: string, now: number) =>
  toEmbeddedMetrics({ Rejected: count }, stage, now);

/** Returns a metric for one process that started without its code cache. `now` is in milliseconds since 1970. */
export const codeCacheMetrics = (stage: string, now: number) => toEmbeddedMetrics({ CodeCacheRejected: 1 }, stage, now);

/**
 * Returns metrics as part of a log line, in CloudWatch's embedded metric format. CloudWatch reads them from the log, so
 * no request to CloudWatch is needed. The stage is the only dimension, because AWS charges for each combination of
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

/** Returns a log line without the fields that only CloudWatch reads. */
export function withoutEmbeddedMetrics({ _aws, Stage, ...line }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(line).filter(([name]) => !NAMES.some((each) => each === name)));
}
