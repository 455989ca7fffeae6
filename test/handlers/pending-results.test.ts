import { createResultRecorder, createResultStarter } from '../../src/handlers/pending-results';

describe('recording in the worker itself', () => {
  test('a run that is added twice is recorded once, and not again later', async () => {
    const recorded: string[] = [];
    const results = createResultRecorder(
      async (run) => void recorded.push(run),
      () => {},
    );
    for (const run of ['a', 'b', 'a']) results.add(run);
    expect(recorded).toEqual([]);
    await results.finish();
    await results.finish();
    expect(recorded).toEqual(['a', 'b']);
  });

  test('a failing run keeps no other from being recorded', async () => {
    const recorded: string[] = [];
    const failed: unknown[] = [];
    const results = createResultRecorder(
      async (run) => {
        if (run === 'a') throw new Error('lost');
        recorded.push(run);
      },
      (error) => failed.push(error),
    );
    for (const run of ['a', 'b']) results.add(run);
    await results.finish();
    expect([recorded, failed]).toEqual([['b'], [new Error('lost')]]);
  });
});

describe('starting the worker to record', () => {
  test('the worker starts at once, and again for the same run only after half a minute', async () => {
    const started: string[] = [];
    let now = 5_000;
    const results = createResultStarter(
      async (run) => void started.push(run),
      () => {},
      () => now,
    );
    for (const run of ['a', 'b', 'a']) results.add(run);
    expect(started).toEqual(['a', 'b']);
    await results.finish(1000);
    now += 29_999;
    results.add('a');
    await results.finish(1000);
    expect(started).toEqual(['a', 'b']);
    now += 1;
    results.add('a');
    expect(started).toEqual(['a', 'b', 'a']);
  });

  test('a failed start is repeated by the next request that meets the run', async () => {
    let starts = 0;
    const results = createResultStarter(
      () => (starts++ === 0 ? Promise.reject(new Error('no worker')) : Promise.resolve()),
      () => {},
    );
    for (const request of [1, 2, 3]) {
      results.add('a');
      await results.finish(1000);
      expect(starts).toBe(Math.min(request, 2));
    }
  });

  test('a start that hangs is given up when its time is over, and reported', async () => {
    const errors: unknown[] = [];
    const results = createResultStarter(
      (_run, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
      (error) => errors.push(error),
    );
    results.add('a');
    const began = performance.now();
    await results.finish(20);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(errors).toEqual([new Error('the worker did not start in time')]);
  });

  test('a start that fails is reported, and nothing rejects', async () => {
    const errors: unknown[] = [];
    const results = createResultStarter(
      () => Promise.reject(new Error('no worker')),
      (error) => errors.push(error),
    );
    results.add('a');
    await results.finish(0);
    expect(errors).toEqual([new Error('no worker')]);
  });
});
