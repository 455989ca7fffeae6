import { clamp } from '../../src/lib/clamp';

test.each([
  [5, 5],
  [-3, 1],
  [12, 9],
])('%d becomes %d between 1 and 9', (value, expected) => {
  expect(clamp(value, 1, 9)).toBe(expected);
});

test('the lower bound wins if the bounds are crossed', () => {
  expect(clamp(5, 3, 2)).toBe(3);
});
