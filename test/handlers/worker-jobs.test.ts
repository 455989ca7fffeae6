import { createBackgroundTasks } from '../../src/handlers/worker-jobs';

test('a task added twice runs once, and not again the next time', async () => {
  const run: string[] = [];
  const tasks = createBackgroundTasks(
    async (task) => {
      run.push(task);
    },
    () => {},
  );
  for (const task of ['a', 'b', 'a']) tasks.add(task);
  expect(run).toEqual([]);
  await tasks.run();
  await tasks.run();
  expect(run).toEqual(['a', 'b']);
});

test('a task that fails keeps no other from running', async () => {
  const run: string[] = [];
  const failed: unknown[] = [];
  const tasks = createBackgroundTasks(
    async (task) => {
      if (task === 'a') throw new Error('lost');
      run.push(task);
    },
    (error) => failed.push(error),
  );
  for (const task of ['a', 'b']) tasks.add(task);
  await tasks.run();
  expect([run, failed]).toEqual([['b'], [new Error('lost')]]);
});
