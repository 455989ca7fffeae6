import { splitList } from '../../src/lib/lists';

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%p splits into parts of two elements', (list, parts) => {
  expect(splitList(list, 2)).toEqual(parts);
});
