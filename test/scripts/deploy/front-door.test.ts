import { type CutOver, doorsToOpen } from '../../../scripts/deploy/front-door';

const NO_PINGS = { url: null, api: null };
const doors = (change: Partial<CutOver>) =>
  doorsToOpen({ wanted: 'url', open: 'both', pings: NO_PINGS, isSwitched: false, ...change });

test.each(['url', 'api', 'both'] as const)('a new stack opens what is wanted: %s', (wanted) => {
  expect(doors({ wanted, open: null })).toBe(wanted);
});

test.each([
  ['url', 'api'],
  ['api', 'url'],
] as const)('a stack with the other door opens %s beside it, whatever is said or on record', (wanted, open) => {
  const pings = { url: 7, api: 7, [wanted]: 8 };
  expect(doors({ wanted, open })).toBe('both');
  expect(doors({ wanted, open, pings, isSwitched: true })).toBe('both');
});

test.each([
  ['no ping on record', NO_PINGS],
  ['the latest at the old door', { url: 1, api: 2 }],
  ['one at the old door alone', { url: null, api: 2 }],
  ['both in the same minute', { url: 2, api: 2 }],
])('the old door stays with %s', (_, pings) => {
  expect(doors({ pings })).toBe('both');
});

test.each([
  ['url', { url: 2, api: 1 }],
  ['url', { url: 2, api: null }],
  ['api', { url: 1, api: 2 }],
] as const)('once the latest ping came to %s the other is closed', (wanted, pings) => {
  expect(doors({ wanted, pings })).toBe(wanted);
});

test('an operator who knows better closes it without a ping', () => {
  expect(doors({ isSwitched: true })).toBe('url');
});

test('what is open already stays as it is', () => {
  expect(doors({ open: 'url' })).toBe('url');
  expect(doors({ wanted: 'both' })).toBe('both');
});
