import { createBackground } from '../../../src/handlers/server/background';

test('work begins after the answer, and its end includes the work that it began', async () => {
  const done: string[] = [];
  const background = createBackground(() => {});
  background.start(async () => {
    done.push('first');
    background.start(async () => {
      done.push('second');
    });
  });
  expect(done).toEqual([]);
  await background.idle();
  expect(done).toEqual(['first', 'second']);
});

test('works run one after another', async () => {
  const background = createBackground(() => {});
  let [running, most] = [0, 0];
  for (let number = 0; number < 3; number++) {
    background.start(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
  }
  await background.idle();
  expect([running, most]).toEqual([0, 1]);
});

test('failing work is reported, and no longer waited for', async () => {
  const failed: unknown[] = [];
  const background = createBackground((error) => failed.push(error));
  background.start(() => Promise.reject(new Error('lost')));
  await background.idle();
  expect(failed).toEqual([new Error('lost')]);
});
