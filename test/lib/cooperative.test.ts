import { awaited, runAtOnce, runCooperatively, type Work } from '../../src/lib/cooperative';

/** Counts from 1 to `to`, one number for each step of work. */
function* counting(to: number, counted: number[] = []): Work<number> {
  for (let number = 1; number <= to; number++) {
    counted.push(number);
    yield;
  }
  return to;
}

test('work gives the same result at once and between other work', async () => {
  expect(runAtOnce(counting(3))).toBe(3);
  expect(await runCooperatively(counting(3))).toBe(3);
});

test('other work goes on in between', async () => {
  const counted: number[] = [];
  let seen = 0;
  const work = runCooperatively(counting(50, counted));
  setImmediate(() => setImmediate(() => (seen = counted.length)));
  await work;
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(50);
});

test('work stops when its signal aborts, and does not begin after that', async () => {
  const counted: number[] = [];
  const abort = new AbortController();
  setTimeout(() => abort.abort(new Error('late')), 5);
  await expect(runCooperatively(counting(Number.POSITIVE_INFINITY, counted), abort.signal)).rejects.toThrow('late');
  const { length } = counted;
  await expect(runCooperatively(counting(3, counted), abort.signal)).rejects.toThrow('late');
  expect(counted).toHaveLength(length);
});

test('work that yields a promise gets the value of the promise', async () => {
  function* adding(): Work<number> {
    return (yield* awaited(Promise.resolve(1))) + (yield* awaited(Promise.resolve(2)));
  }
  expect(await runCooperatively(adding())).toBe(3);
  expect(() => runAtOnce(adding())).toThrow('must be awaited');
});
