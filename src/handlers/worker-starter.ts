import type { WorkerJob } from './worker-jobs';

/** Loads the AWS client late, because most interactions need no worker. */
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

/** Resolves when the worker is certain to run. An aborted job may still run. */
export type StartWorker = (job: WorkerJob, signal: AbortSignal) => Promise<void>;

/** The starter rejects if `functionName` is `undefined` or empty. */
export function createWorkerStarter(functionName: string | undefined): StartWorker {
  let connected: ReturnType<typeof connect> | null = null;
  return async (job, signal) => {
    if (!functionName) throw new Error('WORKER_FUNCTION is not set');
    connected ??= connect().catch((error) => {
      // Lets the next job try to connect again.
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
