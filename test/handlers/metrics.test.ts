import { INTERACTION_TYPE } from '../../src/discord/api';
import { REJECTED, type RequestLogEntry } from '../../src/discord/http/request-log';
import { codeCacheMetrics, failureMetrics, rejectionMetrics, requestMetrics } from '../../src/handlers/metrics';

const NOW = Date.UTC(2026, 0, 1);

const entry = (outcome: RequestLogEntry['outcome']): RequestLogEntry => ({
  ...REJECTED,
  outcome,
  status: 200,
  ms: 31,
  bytes: 14_000,
});

/** Figures of the line of one request. */
const figuresOf = (one: RequestLogEntry): Record<string, unknown> => requestMetrics([one], 'prod', NOW);

test('every declared metric has a value in the same line', () => {
  const line: Record<string, unknown> = requestMetrics([entry('answered')], 'prod', NOW);
  const [declared] = requestMetrics([entry('answered')], 'prod', NOW)._aws.CloudWatchMetrics;
  expect(declared?.Metrics.map(({ Name }) => [line[Name]].flat().map((value) => typeof value))).toEqual(
    declared?.Metrics.map(() => ['number']),
  );
  expect(declared?.Dimensions.flat().map((name) => line[name])).toEqual(['prod']);
});

test.each([
  ['answered', {}],
  ['callback', {}],
  ['too-late', { TooLate: 1 }],
  ['failed', { Failed: 1 }],
] as const)('a request that was %s counts only as such', (outcome, counts) => {
  const { _aws, Stage, ...values } = requestMetrics([entry(outcome)], 'prod', NOW);
  expect(values).toEqual({ Interactions: 1, ...counts, Latency: [31] });
});

test('a reply deferred for a cause counts as late, and one that always takes long does not', () => {
  const cause = { name: 'DeadlineError', code: 'deadline', message: '' };
  const counted = [cause, null].map((each) => ({ ...entry('deferred'), cause: each }));
  expect(counted.map((each) => figuresOf(each).Deferred)).toEqual([1, undefined]);
});

test('suggestions that took too long do not count as failed, other failures do', () => {
  const suggestions = { ...entry('failed'), type: INTERACTION_TYPE.autocomplete };
  const counted = (code: string) => figuresOf({ ...suggestions, cause: { name: 'Error', code, message: '' } }).Failed;
  expect(['deadline', 'unavailable'].map(counted)).toEqual([undefined, 1]);
});

test('an unreadable signed request counts as failed, and separately', () => {
  const cause = { name: 'UnreadableInteraction', code: 'unreadable', message: 'data.options' };
  expect(requestMetrics([{ ...entry('failed'), cause }], 'prod', NOW)).toMatchObject({ Failed: 1, Unreadable: 1 });
  expect(requestMetrics([entry('failed')], 'prod', NOW)).not.toHaveProperty('Unreadable');
});

test('an apology sent by the worker counts as a failed request', () => {
  const { _aws, ...line } = failureMetrics('prod', NOW);
  expect(line).toEqual({ Stage: 'prod', Failed: 1 });
  expect(_aws.CloudWatchMetrics[0]?.Metrics).toEqual([{ Name: 'Failed' }]);
});

test('rejected requests count only as rejected', () => {
  const { _aws, ...line } = rejectionMetrics(12, 'prod', NOW);
  expect(line).toEqual({ Stage: 'prod', Rejected: 12 });
  expect(_aws.CloudWatchMetrics[0]?.Metrics).toEqual([{ Name: 'Rejected' }]);
});

test('a ping counts only as a ping', () => {
  const ping = { ...entry('answered'), type: INTERACTION_TYPE.ping };
  expect(requestMetrics([ping, entry('answered')], 'prod', NOW)).toMatchObject({ Interactions: 2, Pings: 1 });
  expect(requestMetrics([entry('answered')], 'prod', NOW)).not.toHaveProperty('Pings');
});

test('a process that starts without its code cache is counted', () => {
  expect(codeCacheMetrics('prod', NOW)).toMatchObject({ CodeCacheRejected: 1, Stage: 'prod' });
});
