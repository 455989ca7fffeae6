import * as z from 'zod/mini';
import { idSchema, textSchema } from './common';

/** How one faction meets the others, by id. `default` answers for those not named; without it they are ignored. */
export const factionSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  responses: z.record(idSchema, z.enum(['attack', 'flee', 'ignore'])),
});
export type FactionRaw = z.infer<typeof factionSchema>;

export const factionsFile = z.strictObject({ $schema: z.string(), faction_table: z.array(factionSchema) });
