import { INTERACTION_TYPE } from '../discord/api';
import { type RequestLogEntry, UNREADABLE } from '../discord/http/request-log';

const NAMESPACE = 'Wyrmdeep';

/** Units as CloudWatch names them. */
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

/** A count or, for other figures, the values of all requests: CloudWatch takes at most `MOST_VALUES`. */
type Values = { readonly [Name in keyof typeof UNITS]?: number | readonly number[] };

/** The most requests that one line can have the figures of. */
export const MOST_VALUES = 100;

/** The figures of answered requests. `now` is in milliseconds since 1970. */
export function requestMetrics(entries: readonly RequestLogEntry[], stage: string, now: number) {
  const count = (is: (entry: RequestLogEntry) => boolean): number => entries.filter(is).length;
  const pings = count(({ type }) => type === INTERACTION_TYPE.ping);
  const unreadable = count(({ cause }) => cause?.code === UNREADABLE);
  const byUrl = count(({ type, door }) => type === INTERACTION_TYPE.ping && door === 'url');
  const values: Values = {
    Interactions: entries.length,
    // What always takes long, as an animation does, is late for no reason.
    Deferred: count(({ outcome, cause }) => outcome === 'deferred' && cause !== null),
    TooLate: count(({ outcome }) => outcome === 'too-late'),
    Failed: count(isFailure),
    ...(unreadable > 0 ? { Unreadable: unreadable } : {}),
    Latency: entries.map(({ ms }) => ms),
    ReplyBytes: entries.map(({ bytes }) => bytes),
    // Discord's proof that it uses this address; the deployment asks for it before it closes the other.
    ...(byUrl > 0 ? { PingsByUrl: byUrl } : {}),
    ...(pings > byUrl ? { PingsByApi: pings - byUrl } : {}),
  };
  return embedded(values, stage, now);
}

/** Suggestions that took too long are missed by nobody: those of a cold start must not ring the alarm. */
const isFailure = ({ outcome, type, cause }: RequestLogEntry): boolean =>
  outcome === 'failed' && !(type === INTERACTION_TYPE.autocomplete && cause?.code === 'deadline');

/** The figure of a deferred reply that became an apology. `now` is in milliseconds since 1970. */
export const failureMetrics = (stage: string, now: number) => embedded({ Failed: 1 }, stage, now);

/** The figure of so many rejected requests. `now` is in milliseconds since 1970. */
export const rejectionMetrics = (count: number, stage: string, now: number) =>
  embedded({ Rejected: count }, stage, now);

/** The figure of a process that started without its code cache. `now` is in milliseconds since 1970. */
export const codeCacheMetrics = (stage: string, now: number) => embedded({ CodeCacheRejected: 1 }, stage, now);

/**
 * Figures in CloudWatch's embedded metric format, to be part of a log line: CloudWatch makes metrics of them without a
 * call. The stage is the only dimension, since each distinct combination is billed. Format: docs.aws.amazon.com,
 * "CloudWatch embedded metric format specification".
 */
function embedded<V extends Values>(values: V, stage: string, now: number) {
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
