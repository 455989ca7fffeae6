import { formatBriefly, formatLine } from '../../src/handlers/log';

const ordinary = {
  event: 'interaction',
  at: 1_795_000_000_000,
  status: 200,
  interaction: '1400000000000000001',
  type: 3,
  command: 'explore',
  outcome: 'answered',
  run: 'k3v9q2hx7m',
  version: 218,
  result: 'applied',
  ms: 31,
  bytes: 14_802,
};

test('the line of an ordinary turn says which turn it was, and what it took', () => {
  expect(formatBriefly(ordinary)).toBe(
    '{"event":"interaction","command":"explore","run":"k3v9q2hx7m","version":218,"ms":31,"bytes":14802}\n',
  );
});

test('a line keeps the figures that CloudWatch reads', () => {
  expect(JSON.parse(formatBriefly({ ...ordinary, Interactions: 3, Stage: 'prod' }))).toMatchObject({
    Interactions: 3,
    Stage: 'prod',
  });
});

test.each([
  ['the first of a process', { cold: true }],
  ['a failure', { outcome: 'failed', cause: { name: 'Error' } }],
  ['a deferred reply', { outcome: 'deferred' }],
  ['a turn that was not taken', { result: 'stale' }],
  ['another event', { event: 'erasure' }],
])('%s has the full line', (_, change) => {
  const line = { ...ordinary, ...change };
  expect(formatBriefly(line)).toBe(formatLine(line));
});
