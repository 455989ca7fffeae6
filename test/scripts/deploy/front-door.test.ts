import { doorsToOpen } from '../../../scripts/deploy/front-door';

test('a new stack has only the chosen door, and a stack with that door keeps it', () => {
  expect(doorsToOpen({ wanted: 'url', open: null, used: null })).toBe('url');
  expect(doorsToOpen({ wanted: 'api', open: 'api', used: null })).toBe('api');
  expect(doorsToOpen({ wanted: 'both', open: 'api', used: 'api' })).toBe('both');
});

test('another door opens beside the old one, which Discord may still use', () => {
  expect(doorsToOpen({ wanted: 'url', open: 'api', used: 'api' })).toBe('both');
  expect(doorsToOpen({ wanted: 'url', open: 'both', used: 'api' })).toBe('both');
});

test('the old door closes after Discord uses the new one, and stays if nobody asked Discord', () => {
  expect(doorsToOpen({ wanted: 'url', open: 'both', used: 'url' })).toBe('url');
  expect(doorsToOpen({ wanted: 'url', open: 'both', used: null })).toBe('both');
});
