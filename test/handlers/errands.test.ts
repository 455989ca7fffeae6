import { createBackgroundTasks } from '../../src/handlers/background';

test('an errand noted twice is run once, and not again the next time', async () => {
  const run: string[] = [];
  const errands = createBackgroundTasks(
    async (errand) => {
      run.push(errand);
    },
    () => {},
  );
  for (const errand of ['a', 'b', 'a']) errands.note(errand);
  expect(run).toEqual([]);
  await errands.run();
  await errands.run();
  expect(run).toEqual(['a', 'b']);
});

test('an errand that fails keeps no other from being done', async () => {
  const run: string[] = [];
  const failed: unknown[] = [];
  const errands = createBackgroundTasks(
    async (errand) => {
      if (errand === 'a') throw new Error('lost');
      run.push(errand);
    },
    (error) => failed.push(error),
  );
  for (const errand of ['a', 'b']) errands.note(errand);
  await errands.run();
  expect([run, failed]).toEqual([['b'], [new Error('lost')]]);
});
