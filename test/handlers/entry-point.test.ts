import { entryPoint } from '../../src/handlers/entry-point';

test('the entry point returns what the handler returns', async () => {
  const handler = entryPoint(() => async (a: number, b: number) => a + b);
  expect(await handler(2, 3)).toBe(5);
});

test.each([
  ['an error', new TypeError('no')],
  ['an error that cannot be changed', Object.freeze(new Error('no'))],
  ['an error without a stack', Object.assign(new Error('no'), { stack: undefined })],
  ['no error', 'no'],
])('a thrown value stays the same: %s', async (_, thrown) => {
  const handler = entryPoint(() => async () => {
    throw thrown;
  });
  await expect(handler()).rejects.toBe(thrown);
  const start = () =>
    entryPoint(() => {
      throw thrown;
    });
  let caught: unknown;
  try {
    start();
  } catch (error) {
    caught = error;
  }
  expect(caught).toBe(thrown);
});
