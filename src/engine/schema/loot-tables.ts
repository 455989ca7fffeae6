import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema } from './common';

/** One drop of the table is drawn by weight at each death. */
export const lootTableSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  drops: z.array(z.strictObject({ item: idSchema, weight: countSchema })).check(z.minLength(1, 'must have a drop')),
});
export type LootTableRaw = z.infer<typeof lootTableSchema>;

export const lootTablesFile = z.strictObject({ $schema: z.string(), loot_tables: z.array(lootTableSchema) });
