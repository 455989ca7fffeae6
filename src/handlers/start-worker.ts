import type { LateJob } from '../discord/endpoint';

/**
 * Starts the worker function without waiting for its answer. The client is loaded only when it is needed: most
 * interactions never are late.
 */
export function lambdaStarter(functionName: string | undefined): (job: LateJob) => Promise<void> {
  return async (job) => {
    if (!functionName) throw new Error('WORKER_FUNCTION is not set');
    const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
    const client = new LambdaClient({
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 300, requestTimeout: 500, throwOnRequestTimeout: true },
    });
    await client.send(
      new InvokeCommand({ FunctionName: functionName, InvocationType: 'Event', Payload: JSON.stringify(job) }),
    );
  };
}
