import { INTERACTION_TYPE } from '../discord/api';
import type { RequestLogEntry } from '../discord/http/request-log';

const NAMESPACE = 'Wyrmdeep';

/** Units as CloudWatch names them. */
const UNITS = {
  Interactions: 'Count',
  Deferred: 'Count',
  TooLate: 'Count',
  Failed: 'Count',
  Latency: 'Milliseconds',
  ReplyBytes: 'Bytes',
  Rejected: 'Count',
  PingsByUrl: 'Count',
  PingsByApi: 'Count',
} as const;

type Values = { readonly [Name in keyof typeof UNITS]?: number };

/** The figures of an answered request. `now` is in milliseconds since 1970. */
export function requestMetrics({ outcome, type, door, ms, bytes }: RequestLogEntry, stage: string, now: number) {
  const values: Values = {
    Interactions: 1,
    Deferred: Number(outcome === 'deferred'),
    TooLate: Number(outcome === 'too-late'),
    Failed: Number(outcome === 'failed'),
    Latency: ms,
    ReplyBytes: bytes,
    // Discord's proof that it uses this address; the deployment asks for it before it closes the other.
    ...(type === INTERACTION_TYPE.ping ? { [door === 'url' ? 'PingsByUrl' : 'PingsByApi']: 1 } : {}),
  };
  return embedded(values, stage, now);
}

/** The figure of so many rejected requests. `now` is in milliseconds since 1970. */
export const rejectionMetrics = (count: number, stage: string, now: number) =>
  embedded({ Rejected: count }, stage, now);

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
