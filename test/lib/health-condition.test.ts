import { healthCondition } from '../../src/lib/health-condition';

test.each([
  [1, 'unhurt'],
  [0.99, 'scratched'],
  [0.61, 'scratched'],
  [0.6, 'hurt'],
  [0.31, 'hurt'],
  [0.3, 'nearly-dead'],
  [0, 'nearly-dead'],
] as const)('with %d of its hit points a creature is %s', (share, condition) => {
  expect(healthCondition(share)).toBe(condition);
});
