import { clamp } from '../../src/lib/clamp';

test.each([
  [5, 5],
  [-3, 1],
  [12, 9],
])('%d becomes %d between 1 and 9', (value, expected) => {
  expect(clamp(value, 1, 9)).toBe(expected);
});

test('where nothing lies between, the lower bound counts', () => {
  expect(clamp(5, 3, 2)).toBe(3);
});
