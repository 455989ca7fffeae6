import { Latest } from '../../src/lib/latest';

test('keeps the latest result until another object is asked for or the result is forgotten', () => {
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
