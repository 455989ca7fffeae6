import * as z from 'zod/mini';
import { INTERACTION_TYPE, interactionSchema } from '../discord/api';
import type { DeferredReplyJob } from '../discord/http/deferred-reply';

/** What the worker is invoked with: an interaction whose reply was deferred, or a finished run whose result is pending. */
export type WorkerJob = DeferredReplyJob | { recordResult: string };

const recordResultSchema = z.object({ recordResult: z.string().check(z.minLength(1)) });

/** Throws when the event is not a job. */
export function parseWorkerJob(event: unknown): WorkerJob {
  const recordResult = recordResultSchema.safeParse(event);
  if (recordResult.success) return recordResult.data;
  const interaction = interactionSchema.parse((event as DeferredReplyJob | null)?.interaction);
  if (interaction.type === INTERACTION_TYPE.ping) throw new Error('a ping is never deferred');
  return { interaction };
}

/** The client is loaded when it is first needed: most interactions are answered in time. */
async function connect() {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const client = new LambdaClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 300, requestTimeout: 500, throwOnRequestTimeout: true },
  });
  return (name: string, job: WorkerJob) =>
    client.send(new InvokeCommand({ FunctionName: name, InvocationType: 'Event', Payload: JSON.stringify(job) }));
}

/** Invokes the worker function without waiting for its result. Rejects when no function is configured. */
export function createWorkerStarter(functionName: string | undefined): (job: WorkerJob) => Promise<void> {
  let connected: ReturnType<typeof connect> | null = null;
  return async (job) => {
    if (!functionName) throw new Error('WORKER_FUNCTION is not set');
    connected ??= connect();
    const invoke = await connected;
    await invoke(functionName, job);
  };
}

/** Tasks that come up while a request is handled and run after its reply, each once. */
export interface BackgroundTasks {
  add(task: string): void;
  /** Performs every task added so far. Never rejects. */
  run(): Promise<void>;
}

/** `onError` receives what a task rejects with; such tasks come up again with a later request. */
export function createBackgroundTasks(
  perform: (task: string) => Promise<void>,
  onError: (error: unknown) => void,
): BackgroundTasks {
  const added = new Set<string>();
  return {
    add: (task) => void added.add(task),
    async run() {
      const tasks = [...added];
      added.clear();
      await Promise.all(tasks.map((task) => perform(task).catch(onError)));
    },
  };
}
