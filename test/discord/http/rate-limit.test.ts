import { createRateLimiter } from '../../../src/discord/http/rate-limit';

const limiter = () => createRateLimiter({ requests: 2, milliseconds: 1000 });

test('as many requests as the limit says are within it, in any span of so many milliseconds', () => {
  const admits = limiter();
  expect([0, 600, 999, 1000, 1599, 1600].map((now) => admits('1', now))).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('what is beyond the limit does not count', () => {
  const admits = limiter();
  for (let now = 0; now < 1000; now += 10) admits('1', now);
  expect([1000, 1010].map((now) => admits('1', now))).toEqual([true, true]);
});

test('users are counted apart', () => {
  const admits = limiter();
  expect(['1', '1', '2', '1', '2', '2'].map((user) => admits(user, 5))).toEqual([true, true, true, false, true, false]);
});
