import { REJECTED, type RequestLogEntry } from '../../src/discord/http/request-log';
import { createRequestRecorder } from '../../src/handlers/request-recorder';

function recorder() {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: Date.UTC(2026, 0, 1) };
  const record = createRequestRecorder(
    'prod',
    (line) => void lines.push(line),
    () => clock.now,
  );
  const request = (outcome: RequestLogEntry['outcome'], status: number) =>
    record({ ...REJECTED, outcome, status, ms: 1, bytes: 0 });
  const ping = () => record({ ...REJECTED, type: 1, outcome: 'answered', status: 200, ms: 1, bytes: 0 });
  return { lines, clock, request, ping };
}

test('every request of Discord has a line', () => {
  const { lines, request } = recorder();
  for (let count = 0; count < 3; count++) request('answered', 200);
  expect(lines).toMatchObject(Array(3).fill({ event: 'interaction', at: Date.UTC(2026, 0, 1), status: 200 }));
});

test('the first request of a process is marked as such', () => {
  const { lines, request } = recorder();
  for (const outcome of ['rejected', 'answered', 'answered'] as const) request(outcome, 200);
  expect(lines.flatMap(({ event, cold }) => (event === 'interaction' ? [cold] : []))).toEqual([true, undefined]);
});

test('figures of ordinary requests share a line for ten seconds, at most a hundred of them', () => {
  const { lines, clock, request } = recorder();
  for (let second = 0; second < 21; second++) {
    request('answered', 200);
    clock.now += 1000;
  }
  for (let count = 0; count < 120; count++) request('answered', 200);
  expect(lines.flatMap(({ Interactions }) => Interactions ?? [])).toEqual([1, 10, 10, 100]);
  expect(lines[10]).toMatchObject({ Latency: Array(10).fill(1) });
});

test('a line that an alarm or the deployment waits for is written at once, with held-back figures', () => {
  const { lines, request, ping } = recorder();
  for (const outcome of ['answered', 'answered', 'failed', 'too-late', 'deferred'] as const) request(outcome, 200);
  ping();
  expect(lines.map(({ Interactions }) => Interactions)).toEqual([1, undefined, 2, 1, 1, 1]);
  expect(lines[2]).toMatchObject({ Failed: 1 });
  expect(lines[5]).toMatchObject({ Pings: 1 });
});

test('a line leaves out fields without a value', () => {
  const { lines, request } = recorder();
  request('answered', 200);
  expect(Object.values(lines[0] as object)).not.toContain(null);
});

test('rejected requests share one line in ten seconds, which counts them', () => {
  const { lines, clock, request } = recorder();
  for (let second = 0; second < 20; second++) {
    for (let each = 0; each < 1000; each++) request('rejected', each % 10 === 0 ? 413 : 401);
    clock.now += 1000;
  }
  request('answered', 200);
  expect(lines.filter(({ event }) => event === 'rejected').map(({ Rejected }) => Rejected)).toEqual([1, 10_000, 9999]);
  expect(lines.at(-1)).toMatchObject({ statuses: { 401: 9000, 413: 999 } });
});

test('the first rejected request after a quiet time is written at once', () => {
  const { lines, clock, request } = recorder();
  request('rejected', 401);
  clock.now += 60_000;
  request('rejected', 400);
  expect(lines.map(({ statuses }) => statuses)).toEqual([{ 401: 1 }, { 400: 1 }]);
});
