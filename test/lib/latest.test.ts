import { Latest } from '../../src/lib/latest';

test('keeps what was worked out for an object until it is for another, or forgotten', () => {
  const [one, other] = [{}, {}];
  const latest = new Latest<object, number>();
  expect(latest.get(one)).toBeUndefined();
  latest.set(one, 1);
  expect(latest.get(one)).toBe(1);
  latest.delete(other);
  expect(latest.get(one)).toBe(1);
  latest.set(other, 2);
  expect([latest.get(one), latest.get(other)]).toEqual([undefined, 2]);
  latest.delete(other);
  expect(latest.get(other)).toBeUndefined();
});
