import * as z from 'zod/mini';
import { INTERACTION_TYPE } from '../discord/api';
import { interactionSchema } from '../discord/controls/parse-interaction';
import type { DeferredReplyJob } from '../discord/http/deferred-reply';

/** Job of the worker: to complete a deferred reply, or to record the result of the finished run with this id. */
export type WorkerJob = DeferredReplyJob | { recordResult: string };

/**
 * Job of the worker: to remove data that belongs to items that DynamoDB deleted because they expired. `expired` has the
 * last content of each item.
 */
export interface ExpiryJob {
  expired: Record<string, unknown>[];
}

/** Job of the worker, which only the bot's operator can request: to erase the player with this id. */
export interface ErasureJob {
  eraseUser: string;
}

const erasureSchema = z.object({ eraseUser: z.string().check(z.regex(/^\d{1,20}$/)) });

const recordResultSchema = z.object({ recordResult: z.string().check(z.minLength(1)) });

/** Schema of an event from the table's stream. A filter in serverless.yml lets only expired items pass. */
const expirySchema = z.pipe(
  z.object({
    Records: z.array(z.object({ dynamodb: z.object({ OldImage: z.record(z.string(), z.unknown()) }) })),
  }),
  z.transform(({ Records }) => ({ expired: Records.map(({ dynamodb }) => dynamodb.OldImage) })),
);

const deferralSchema = z.object({ sentAt: z.optional(z.number()), ephemeral: z.optional(z.boolean()) });

/** Returns the job that an event of the worker holds. Throws if the event is not a job. */
export function parseWorkerJob(event: unknown): WorkerJob | ExpiryJob | ErasureJob {
  const expiry = expirySchema.safeParse(event);
  if (expiry.success) return expiry.data;
  const erasure = erasureSchema.safeParse(event);
  if (erasure.success) return erasure.data;
  const recordResult = recordResultSchema.safeParse(event);
  if (recordResult.success) return recordResult.data;
  const interaction = interactionSchema.parse((event as DeferredReplyJob | null)?.interaction);
  if (interaction.type === INTERACTION_TYPE.ping) throw new Error('a ping is never deferred');
  return { ...deferralSchema.safeParse(event).data, interaction };
}
