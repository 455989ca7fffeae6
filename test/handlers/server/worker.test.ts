import { createBackground } from '../../../src/handlers/server/background';
import { createLocalStarter } from '../../../src/handlers/server/worker';

const JOB = { recordResult: 'r1' };
const signal = new AbortController().signal;

/** Starts a job that fails as often as `failures` says. Resolves with the attempts and the logged events. */
async function run(failures: number): Promise<{ attempts: number; events: unknown[] }> {
  const background = createBackground(() => {});
  const events: unknown[] = [];
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error('no');
  };
  await createLocalStarter(work, background, ({ event }) => void events.push(event))(JOB, signal);
  await background.idle();
  return { attempts, events };
}

test('a job that fails runs once more', async () => {
  expect(await run(0)).toEqual({ attempts: 1, events: [] });
  expect(await run(1)).toEqual({ attempts: 2, events: ['job-failed'] });
  expect(await run(9)).toEqual({ attempts: 2, events: ['job-failed', 'job-failed'] });
});
