import { REJECTED, type RequestLogEntry } from '../../src/discord/http/request-log';
import { requestMetrics } from '../../src/handlers/metrics';

const NOW = Date.UTC(2026, 0, 1);

const entry = (outcome: RequestLogEntry['outcome']): RequestLogEntry => ({
  ...REJECTED,
  outcome,
  status: 200,
  ms: 31,
  bytes: 14_000,
});

test('every metric that is declared has a value in the same line', () => {
  const line: Record<string, unknown> = requestMetrics(entry('answered'), 'prod', NOW);
  const [declared] = requestMetrics(entry('answered'), 'prod', NOW)._aws.CloudWatchMetrics;
  expect(declared?.Metrics.map(({ Name }) => typeof line[Name])).toEqual(declared?.Metrics.map(() => 'number'));
  expect(declared?.Dimensions.flat().map((name) => line[name])).toEqual(['prod']);
});

test.each([
  ['answered', { Interactions: 1, Deferred: 0, TooLate: 0, Failed: 0, Rejected: 0 }],
  ['callback', { Interactions: 1, Deferred: 0, TooLate: 0, Failed: 0, Rejected: 0 }],
  ['deferred', { Interactions: 1, Deferred: 1, TooLate: 0, Failed: 0, Rejected: 0 }],
  ['too-late', { Interactions: 1, Deferred: 0, TooLate: 1, Failed: 0, Rejected: 0 }],
  ['failed', { Interactions: 1, Deferred: 0, TooLate: 0, Failed: 1, Rejected: 0 }],
  ['rejected', { Interactions: 0, Deferred: 0, TooLate: 0, Failed: 0, Rejected: 1 }],
] as const)('a request that was %s counts as such', (outcome, counts) => {
  expect(requestMetrics(entry(outcome), 'prod', NOW)).toMatchObject({ ...counts, Latency: 31, ReplyBytes: 14_000 });
});
