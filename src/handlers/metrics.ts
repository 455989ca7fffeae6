import type { RequestLogEntry } from '../discord/http/request-log';

const NAMESPACE = 'Wyrmdeep';

/** Units as CloudWatch names them. */
const UNITS = {
  Interactions: 'Count',
  Deferred: 'Count',
  TooLate: 'Count',
  Failed: 'Count',
  Rejected: 'Count',
  Latency: 'Milliseconds',
  ReplyBytes: 'Bytes',
} as const;

/**
 * The figures of a request in CloudWatch's embedded metric format, to be part of its log line: CloudWatch makes metrics
 * of them without a call. The stage is the only dimension, since each distinct combination is billed. `now` is in
 * milliseconds since 1970. Format: docs.aws.amazon.com, "CloudWatch embedded metric format specification".
 */
export function requestMetrics({ outcome, ms, bytes }: RequestLogEntry, stage: string, now: number) {
  const values: Record<keyof typeof UNITS, number> = {
    Interactions: Number(outcome !== 'rejected'),
    Deferred: Number(outcome === 'deferred'),
    TooLate: Number(outcome === 'too-late'),
    Failed: Number(outcome === 'failed'),
    Rejected: Number(outcome === 'rejected'),
    Latency: ms,
    ReplyBytes: bytes,
  };
  return {
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          Namespace: NAMESPACE,
          Dimensions: [['Stage']],
          Metrics: Object.entries(UNITS).map(([Name, Unit]) => ({ Name, Unit })),
        },
      ],
    },
    Stage: stage,
    ...values,
  };
}
