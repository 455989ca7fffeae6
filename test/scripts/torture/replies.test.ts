import { reportLost } from '../../../scripts/torture/oracle/replies';
import type { Sent } from '../../../scripts/torture/sender';

const sentBy = (user: string) => ({ interaction: {}, user, what: '/daily', deliveries: 1 }) as unknown as Sent;
const evidence = {
  applications: new Map([['200', [{ id: '200', run: 'r', version: 0, as: 'start' as const, at: 0 }]]]),
  votes: new Map(),
  sent: new Map([
    ['200', sentBy('ann')],
    ['201', sentBy('ann')],
    ['202', sentBy('bob')],
  ]),
};
const started = (interaction: string, run = 'r') => [
  { interaction, outcome: 'answered', run, version: 0, result: 'started', began: 0, ended: 1 },
];

test.each([
  ['by the interaction that began it', started('200'), 0],
  ['by another interaction of the same player', started('201'), 0],
  ['by another player', started('202'), 1],
  ['that nobody began', started('200', 'other'), 1],
])('a run reported as started %s', (_, lines, lost) => {
  expect(reportLost(lines, evidence)).toHaveLength(lost);
});
