import * as z from 'zod/mini';
import { SKILLS } from '../vocabulary/character';
import { attributesSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { lookSchema } from './sprites';

/** `hero.json` sets everything that a kit leaves out. */
const kitSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Strengths and weaknesses in one line. */
  about: textSchema,
  /** Look of the hero; as in `sprites.json` if absent. */
  look: z.exactOptional(lookSchema),
  gold: z.exactOptional(z.number().check(z.minimum(0))),
  /** Attributes in points. `hero.json` sets missing attributes. */
  attributes: z.exactOptional(attributesSchema),
  /** Skills in points. `hero.json` sets missing skills. */
  skills: z.exactOptional(z.partialRecord(z.enum(SKILLS), z.int())),
  /** Sight radius in cells. The compact picture shows 10 to each side. */
  vision_range: z.exactOptional(countSchema.check(z.maximum(10))),
  /** Ids of the worn items; replaces the list of `hero.json`. */
  equipped: z.exactOptional(z.array(idSchema)),
  /** Ids of the carried items; replaces the list of `hero.json`. */
  carried: z.exactOptional(z.array(idSchema)),
  /** Ids of the known spells; replaces the list of `hero.json`. */
  spells: z.exactOptional(z.array(idSchema)),
});
export type KitRaw = z.infer<typeof kitSchema>;

/** The first kit is the default, and does not change the hero. */
export const kitsFile = z.strictObject({
  $schema: z.string(),
  kits: z.array(kitSchema).check(z.minLength(1, 'must be at least one kit')),
});
