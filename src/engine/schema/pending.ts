import * as z from 'zod/mini';
import { idSchema, textSchema } from './common';

/** A row that needs a mechanism not built yet. It loads and never spawns. */
export const pendingSchema = z.strictObject({ id: idSchema, reason: textSchema });
export type PendingRaw = z.infer<typeof pendingSchema>;

export const pendingFile = z.strictObject({ $schema: z.string(), pending: z.array(pendingSchema) });
