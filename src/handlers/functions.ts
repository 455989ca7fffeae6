import { createInteractionsHandler, createWorkerHandler } from './compose';
import { entryPoint } from './entry-point';
import { readEnvironment } from './environment';
import { logLine } from './log';
import { codeCacheMetrics } from './metrics';
import { createWorkerStarter } from './worker-starter';

export { rehearse } from './rehearse';

export const start = {
  interactions: () =>
    entryPoint(() => {
      const environment = readEnvironment(process.env);
      return createInteractionsHandler(environment, createWorkerStarter(environment.WORKER_FUNCTION));
    }),
  worker: () => entryPoint(() => createWorkerHandler(readEnvironment(process.env))),
};

export const logRejectedCache = ({ STAGE = 'local' }: NodeJS.ProcessEnv): void =>
  logLine({ event: 'code-cache-rejected', node: process.version, ...codeCacheMetrics(STAGE, Date.now()) });
