import type { WorkerJob } from './worker-jobs';

/** Loads the Lambda client on first use, because most interactions are answered without the worker. */
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
 * Starts the worker with a job. Resolves once the worker is certain to run, and rejects if it cannot be started. If the
 * signal aborts first, rejects with its reason, and the worker may still run.
 */
export type StartWorker = (job: WorkerJob, signal: AbortSignal) => Promise<void>;

/**
 * Makes a starter that invokes the worker function without waiting for its result. The starter rejects if no function
 * is configured.
 */
export function createWorkerStarter(functionName: string | undefined): StartWorker {
  let connected: ReturnType<typeof connect> | null = null;
  return async (job, signal) => {
    if (!functionName) throw new Error('WORKER_FUNCTION is not set');
    connected ??= connect().catch((error) => {
      // After a failure, the next job loads the client again.
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
