import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';

/** One drop of the table is drawn by weight at each death. */
const lootTableSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  drops: z.array(z.strictObject({ item: idSchema, weight: countSchema })).check(z.minLength(1, 'must have a drop')),
});
export type LootTableRaw = z.infer<typeof lootTableSchema>;

export const lootTablesFile = z.strictObject({ $schema: z.string(), loot_tables: z.array(lootTableSchema) });

const depth = z.int().check(z.minimum(0));

/** Weights are counted in quarters. */
const QUARTER = 0.25;

const weightSchema = z.number().check(z.positive(), z.multipleOf(QUARTER));

/** What may be spawned at random, at which depths (both included), by weight among the raws of its kind. */
const spawnRowSchema = z.strictObject({
  raw: idSchema,
  weight: weightSchema,
  min_depth: depth,
  max_depth: depth,
  /** The depth is added to the weight. */
  add_map_depth_to_weight: z.exactOptional(z.boolean()),
  /** The campaigns it counts in; all when absent. */
  campaigns: z.exactOptional(z.array(idSchema).check(z.minLength(1, 'must be at least one campaign'))),
});
export type SpawnRow = z.infer<typeof spawnRowSchema>;

export const spawnTableFile = z.strictObject({ $schema: z.string(), spawn_table: z.array(spawnRowSchema) });
