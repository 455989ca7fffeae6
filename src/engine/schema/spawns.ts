import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';

/** A dead creature may leave one of the drops, drawn by weight. */
const lootTableSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  drops: z.array(z.strictObject({ item: idSchema, weight: countSchema })).check(z.minLength(1, 'must have a drop')),
});
export type LootTableRaw = z.infer<typeof lootTableSchema>;

export const lootTablesFile = z.strictObject({ $schema: z.string(), loot_tables: z.array(lootTableSchema) });

const depth = z.int().check(z.minimum(0));

/** The random draw needs multiples of a quarter. */
const QUARTER = 0.25;

const weightSchema = z.number().check(z.positive(), z.multipleOf(QUARTER));

/** Includes `min_depth` and `max_depth`. */
const spawnRowSchema = z.strictObject({
  raw: idSchema,
  weight: weightSchema,
  min_depth: depth,
  max_depth: depth,
  /** True if the depth is added to the weight. */
  add_map_depth_to_weight: z.exactOptional(z.boolean()),
  /** Ids of campaigns; all if absent. */
  campaigns: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one campaign'))),
});
export type SpawnRow = z.infer<typeof spawnRowSchema>;

export const spawnTableFile = z.strictObject({ $schema: z.string(), spawn_table: z.array(spawnRowSchema) });
