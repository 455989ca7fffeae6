import { createInteractionsHandler, createWorkerHandler } from './compose';
import { entryPoint } from './entry-point';
import { readEnvironment } from './environment';
import { logLine } from './log';
import { codeCacheMetrics } from './metrics';
import { createWorkerStarter } from './worker-starter';

export { rehearse } from './rehearse';

/**
 * Makes the handler of a deployed function from the environment's settings. Throws if settings are missing or
 * malformed.
 */
export const start = {
  interactions: () =>
    entryPoint(() => {
      const environment = readEnvironment(process.env);
      return createInteractionsHandler(environment, createWorkerStarter(environment.WORKER_FUNCTION));
    }),
  worker: () => entryPoint(() => createWorkerHandler(readEnvironment(process.env))),
};

/** Logs and counts that V8 rejected the package's code cache. */
export const logRejectedCache = ({ STAGE = 'local' }: NodeJS.ProcessEnv): void =>
  logLine({ event: 'code-cache-rejected', node: process.version, ...codeCacheMetrics(STAGE, Date.now()) });
