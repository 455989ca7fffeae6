import { isWithin } from '../../src/lib/range';

test('both ends belong to a range', () => {
  expect([1, 2, 3, 4, 5].filter((depth) => isWithin([2, 4], depth))).toEqual([2, 3, 4]);
});

test('a range without a last has no end', () => {
  expect([1, 2, 99].filter((depth) => isWithin([2, null], depth))).toEqual([2, 99]);
});
