import * as z from 'zod/mini';
import { INTERACTION_TYPE } from '../discord/api';
import { interactionSchema } from '../discord/controls/parse-interaction';
import type { DeferredReplyJob } from '../discord/http/deferred-reply';

export type WorkerJob = DeferredReplyJob | { recordResult: string };

/** `expired` has the last content of each item that DynamoDB deleted. */
export interface ExpiryJob {
  expired: Record<string, unknown>[];
}

/** Only the operator can send this job. */
export interface ErasureJob {
  eraseUser: string;
}

const erasureSchema = z.object({ eraseUser: z.string().check(z.regex(/^\d{1,20}$/)) });

const recordResultSchema = z.object({ recordResult: z.string().check(z.minLength(1)) });

const expirySchema = z.pipe(
  z.object({
    Records: z.array(z.object({ dynamodb: z.object({ OldImage: z.record(z.string(), z.unknown()) }) })),
  }),
  z.transform(({ Records }) => ({ expired: Records.map(({ dynamodb }) => dynamodb.OldImage) })),
);

const deferralSchema = z.object({ sentAt: z.optional(z.number()), ephemeral: z.optional(z.boolean()) });

/** Throws if the event is not a job. */
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
