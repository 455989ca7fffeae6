import * as z from 'zod/mini';
import { idSchema, textSchema } from './common';
import { effectMapSchema } from './effects';

export const spellSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  mana_cost: z.int().check(z.minimum(0)),
  effects: effectMapSchema,
});
export type SpellRaw = z.infer<typeof spellSchema>;

export const spellsFile = z.strictObject({ $schema: z.string(), spells: z.array(spellSchema) });
