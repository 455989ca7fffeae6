import type { WorkerJob } from './worker-jobs';

/** The client is loaded when it is first needed: most interactions are answered in time. */
async function connect() {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const client = new LambdaClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 300, requestTimeout: 500, throwOnRequestTimeout: true },
  });
  return (name: string, job: WorkerJob, abortSignal: AbortSignal) => {
    const command = new InvokeCommand({ FunctionName: name, InvocationType: 'Event', Payload: JSON.stringify(job) });
    return client.send(command, { abortSignal });
  };
}

/**
 * Resolves once the worker is sure to run. Rejects when it cannot be started; with the reason of the signal when that
 * aborts first, and then the worker may run all the same.
 */
export type StartWorker = (job: WorkerJob, signal: AbortSignal) => Promise<void>;

/** Invokes the worker function without waiting for its result. Rejects when no function is configured. */
export function createWorkerStarter(functionName: string | undefined): StartWorker {
  let connected: ReturnType<typeof connect> | null = null;
  return async (job, signal) => {
    if (!functionName) throw new Error('WORKER_FUNCTION is not set');
    connected ??= connect().catch((error) => {
      // What could not be loaded is tried again by the next job.
      connected = null;
      throw error;
    });
    const invoke = await connected;
    try {
      await invoke(functionName, job, signal);
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  };
}
