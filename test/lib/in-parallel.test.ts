import { inParallel } from '../../src/lib/in-parallel';

test('results come in the order of the list', async () => {
  const slowFirst = async (n: number) => {
    for (let i = 0; i < 5 - n; i++) await null;
    return n * 10;
  };
  expect(await inParallel(3, [1, 2, 3, 4], slowFirst)).toEqual([10, 20, 30, 40]);
  expect(await inParallel(3, [], slowFirst)).toEqual([]);
});

test.each([1, 2, 3, 9])('no more than %i calls go on at a time, and as many as that', async (limit) => {
  let [going, most] = [0, 0];
  await inParallel(limit, [1, 2, 3, 4, 5], async () => {
    most = Math.max(most, ++going);
    await new Promise((resolve) => setImmediate(resolve));
    going--;
  });
  expect(most).toBe(Math.min(limit, 5));
});

test('after an error no further call begins', async () => {
  const began: number[] = [];
  const fails = inParallel(2, [1, 2, 3, 4, 5, 6], async (n) => {
    began.push(n);
    await new Promise((resolve) => setImmediate(resolve));
    if (n === 2) throw new Error('two');
  });
  await expect(fails).rejects.toThrow('two');
  await new Promise((resolve) => setImmediate(resolve));
  expect(began.length).toBeLessThanOrEqual(3);
});
