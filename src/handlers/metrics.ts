import { INTERACTION_TYPE } from '../discord/api';
import { type RequestLogEntry, UNREADABLE } from '../discord/http/request-log';

const NAMESPACE = 'Wyrmdeep';

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

/** A list has one value per request, and at most `MOST_VALUES`. */
type Values = { readonly [name in Name]?: number | readonly number[] };

export const MOST_VALUES = 100;

/** `now` is in milliseconds since 1970. */
export function requestMetrics(entries: readonly RequestLogEntry[], stage: string, now: number) {
  const count = (is: (entry: RequestLogEntry) => boolean): number => entries.filter(is).length;
  const counts = {
    Deferred: count(({ outcome, cause }) => outcome === 'deferred' && cause !== null),
    TooLate: count(({ outcome }) => outcome === 'too-late'),
    Failed: count(isFailure),
    Unreadable: count(({ cause }) => cause?.code === UNREADABLE),
    Pings: count(({ type }) => type === INTERACTION_TYPE.ping),
  };
  const seen = Object.fromEntries(Object.entries(counts).filter(([, value]) => value > 0));
  const values: Values = { Interactions: entries.length, ...seen, Latency: entries.map(({ ms }) => ms) };
  return toEmbeddedMetrics(values, stage, now);
}

const isFailure = ({ outcome, type, cause }: RequestLogEntry): boolean =>
  outcome === 'failed' && !(type === INTERACTION_TYPE.autocomplete && cause?.code === 'deadline');

/** `now` is in milliseconds since 1970. */
export const failureMetrics = (stage: string, now: number) => toEmbeddedMetrics({ Failed: 1 }, stage, now);

/** `now` is in milliseconds since 1970. */
export const rejectionMetrics = (count: number, stage: string, now: number) =>
  toEmbeddedMetrics({ Rejected: count }, stage, now);

/** `now` is in milliseconds since 1970. */
export const codeCacheMetrics = (stage: string, now: number) => toEmbeddedMetrics({ CodeCacheRejected: 1 }, stage, now);

/** Writes CloudWatch's embedded metric format. AWS charges for each combination of dimensions. */
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

export function withoutEmbeddedMetrics({ _aws, Stage, ...line }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(line).filter(([name]) => !NAMES.some((each) => each === name)));
}
