import { INTERACTION_TYPE } from '../discord/api';
import { type RequestLogEntry, UNREADABLE } from '../discord/http/request-log';

const NAMESPACE = 'Wyrmdeep';

/** Metrics and their units as CloudWatch names them. */
const UNITS = {
  Interactions: 'Count',
  Deferred: 'Count',
  TooLate: 'Count',
  Failed: 'Count',
  Latency: 'Milliseconds',
  ReplyBytes: 'Bytes',
  Unreadable: 'Count',
  Rejected: 'Count',
  PingsByUrl: 'Count',
  PingsByApi: 'Count',
  CodeCacheRejected: 'Count',
} as const;

/** A count, or the values of all requests. CloudWatch accepts at most `MOST_VALUES` values. */
type Values = { readonly [Name in keyof typeof UNITS]?: number | readonly number[] };

/** Greatest number of requests with metrics in one log line. */
export const MOST_VALUES = 100;

/** Returns the metrics of requests that were not rejected. `now` is in milliseconds since 1970. */
export function requestMetrics(entries: readonly RequestLogEntry[], stage: string, now: number) {
  const count = (is: (entry: RequestLogEntry) => boolean): number => entries.filter(is).length;
  const pings = count(({ type }) => type === INTERACTION_TYPE.ping);
  const unreadable = count(({ cause }) => cause?.code === UNREADABLE);
  const byUrl = count(({ type, door }) => type === INTERACTION_TYPE.ping && door === 'url');
  const values: Values = {
    Interactions: entries.length,
    // A reply that always takes long, such as an animation, is deferred without a cause and not counted.
    Deferred: count(({ outcome, cause }) => outcome === 'deferred' && cause !== null),
    TooLate: count(({ outcome }) => outcome === 'too-late'),
    Failed: count(isFailure),
    ...(unreadable > 0 ? { Unreadable: unreadable } : {}),
    Latency: entries.map(({ ms }) => ms),
    ReplyBytes: entries.map(({ bytes }) => bytes),
    // A ping to the function URL or to the HTTP API proves that Discord uses that address. The deployment waits for the
    // proof before it closes the other address.
    ...(byUrl > 0 ? { PingsByUrl: byUrl } : {}),
    ...(pings > byUrl ? { PingsByApi: pings - byUrl } : {}),
  };
  return toEmbeddedMetrics(values, stage, now);
}

/**
 * True if a request counts as failed. Suggestions that came too late do not count, because nobody misses them and a
 * cold start must not raise the alarm.
 */
const isFailure = ({ outcome, type, cause }: RequestLogEntry): boolean =>
  outcome === 'failed' && !(type === INTERACTION_TYPE.autocomplete && cause?.code === 'deadline');

/** Returns the metric of a deferred reply that became an apology. `now` is in milliseconds since 1970. */
export const failureMetrics = (stage: string, now: number) => toEmbeddedMetrics({ Failed: 1 }, stage, now);

/** Returns the metric of `count` rejected requests. `now` is in milliseconds since 1970. */
export const rejectionMetrics = (count: number, stage: string, now: number) =>
  toEmbeddedMetrics({ Rejected: count }, stage, now);

/** Returns the metric of a process that started without its code cache. `now` is in milliseconds since 1970. */
export const codeCacheMetrics = (stage: string, now: number) => toEmbeddedMetrics({ CodeCacheRejected: 1 }, stage, now);

/**
 * Returns metrics as part of a log line, in CloudWatch's embedded metric format. CloudWatch reads them from the log
 * without a call. The stage is the only dimension, because AWS bills each distinct combination. Format:
 * docs.aws.amazon.com, "CloudWatch embedded metric format specification".
 */
function toEmbeddedMetrics<V extends Values>(values: V, stage: string, now: number) {
  const names = Object.keys(values) as (keyof typeof UNITS)[];
  return {
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          Namespace: NAMESPACE,
          Dimensions: [['Stage']],
          Metrics: names.map((Name) => ({ Name, Unit: UNITS[Name] })),
        },
      ],
    },
    Stage: stage,
    ...values,
  };
}
