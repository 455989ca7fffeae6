import * as z from 'zod/mini';
import { INTERACTION_TYPE, interactionSchema } from '../discord/api';
import type { DeferredReplyJob } from '../discord/http/deferred-reply';

/**
 * What the worker is invoked with: an interaction whose reply was deferred, or a finished run whose result is pending.
 */
export type WorkerJob = DeferredReplyJob | { recordResult: string };

/** Or items that the table removed because their time had come, each as it was. */
export interface ExpiryJob {
  expired: Record<string, unknown>[];
}

const recordResultSchema = z.object({ recordResult: z.string().check(z.minLength(1)) });

/** An event of the table's stream, filtered as serverless.yml says. */
const expirySchema = z.pipe(
  z.object({
    Records: z.array(z.object({ dynamodb: z.object({ OldImage: z.record(z.string(), z.unknown()) }) })),
  }),
  z.transform(({ Records }) => ({ expired: Records.map(({ dynamodb }) => dynamodb.OldImage) })),
);

const deferralSchema = z.object({ sentAt: z.optional(z.number()), ephemeral: z.optional(z.boolean()) });

/** Throws when the event is not a job. */
export function parseWorkerJob(event: unknown): WorkerJob | ExpiryJob {
  const expiry = expirySchema.safeParse(event);
  if (expiry.success) return expiry.data;
  const recordResult = recordResultSchema.safeParse(event);
  if (recordResult.success) return recordResult.data;
  const interaction = interactionSchema.parse((event as DeferredReplyJob | null)?.interaction);
  if (interaction.type === INTERACTION_TYPE.ping) throw new Error('a ping is never deferred');
  return { ...deferralSchema.safeParse(event).data, interaction };
}

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
