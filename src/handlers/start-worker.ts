import type { WorkerJob } from './jobs';

/** The client is loaded only when it is first needed: most interactions never are late. */
async function connect() {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const client = new LambdaClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 300, requestTimeout: 500, throwOnRequestTimeout: true },
  });
  return (name: string, job: WorkerJob) =>
    client.send(new InvokeCommand({ FunctionName: name, InvocationType: 'Event', Payload: JSON.stringify(job) }));
}

/** Starts the worker function without waiting for its answer. Rejects when there is none. */
export function lambdaStarter(functionName: string | undefined): (job: WorkerJob) => Promise<void> {
  let connected: ReturnType<typeof connect> | null = null;
  return async (job) => {
    if (!functionName) throw new Error('WORKER_FUNCTION is not set');
    connected ??= connect();
    const invoke = await connected;
    await invoke(functionName, job);
  };
}
