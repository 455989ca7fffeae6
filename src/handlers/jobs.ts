import * as z from 'zod/mini';
import { interactionSchema } from '../discord/api/interaction';
import type { DeferredReplyJob } from '../discord/http/endpoint';

/** What the worker is sent: an answer that would be late, or a run that is over to be entered in the books. */
export type WorkerJob = DeferredReplyJob | { settle: string };

const settleSchema = z.object({ settle: z.string().check(z.minLength(1)) });

/** Reads a job. Throws at what is none. */
export function jobOf(event: unknown): WorkerJob {
  const settling = settleSchema.safeParse(event);
  if (settling.success) return settling.data;
  const interaction = interactionSchema.parse((event as DeferredReplyJob | null)?.interaction);
  if (interaction.type === 1) throw new Error('a ping is never late');
  return { interaction };
}
