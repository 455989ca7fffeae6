import { retry } from '../../src/lib/retry';

/** Attempt that returns `null`, because it was overtaken, in every round except `last`. */
const succeedingIn = (last: number) => jest.fn(async (round: number) => (round === last ? `in round ${round}` : null));

test('the first attempt that succeeds is the result, and none follows it', async () => {
  const attempt = succeedingIn(2);
  expect(await retry(5, attempt)).toBe('in round 2');
  expect(attempt.mock.calls).toEqual([[1], [2]]);
});

test('the last round may still succeed', async () => {
  expect(await retry(3, succeedingIn(3))).toBe('in round 3');
});

test('attempts end with the rounds, and the result is null', async () => {
  const attempt = succeedingIn(4);
  expect(await retry(3, attempt)).toBeNull();
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('results that are false, zero or empty are results', async () => {
  for (const result of [false, 0, '']) expect(await retry(2, async () => result)).toBe(result);
});

test('without rounds nothing is attempted', async () => {
  const attempt = succeedingIn(1);
  expect(await retry(0, attempt)).toBeNull();
  expect(attempt).not.toHaveBeenCalled();
});

test('attempts do not overlap', async () => {
  let running = 0;
  await retry(3, async () => {
    expect(++running).toBe(1);
    await new Promise(setImmediate);
    running--;
    return null;
  });
});

test('an error ends the attempts', async () => {
  const attempt = jest.fn(async () => Promise.reject(new Error('no line')));
  await expect(retry(3, attempt)).rejects.toThrow('no line');
  expect(attempt).toHaveBeenCalledTimes(1);
});
