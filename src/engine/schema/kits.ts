import * as z from 'zod/mini';
import { SKILLS } from '../vocabulary/character';
import { attributesSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { lookSchema } from './sprites';

/** A kit: figures and items with which a run begins. Missing figures and lists are those of `hero.json`. */
const kitSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** One line for players who choose a kit: its strengths and weaknesses. */
  about: textSchema,
  /** Appearance of the hero with this kit. If absent, the hero looks as in `sprites.json`. */
  look: z.exactOptional(lookSchema),
  gold: z.exactOptional(z.number().check(z.minimum(0))),
  /** Attributes of the hero in points. `hero.json` sets missing attributes. */
  attributes: z.exactOptional(attributesSchema),
  /** Skills of the hero. `hero.json` sets missing skills. */
  skills: z.exactOptional(z.partialRecord(z.enum(SKILLS), z.int())),
  /** Sight radius in cells. The maximum is 10, because the compact picture shows 10 columns to each side. */
  vision_range: z.exactOptional(countSchema.check(z.maximum(10))),
  /** Ids of the items that the hero wears; replaces the list of `hero.json`. */
  equipped: z.exactOptional(z.array(idSchema)),
  /** Ids of the items that the hero carries; replaces the list of `hero.json`. */
  carried: z.exactOptional(z.array(idSchema)),
  /** Ids of the spells that the hero knows; replaces the list of `hero.json`. */
  spells: z.exactOptional(z.array(idSchema)),
});
export type KitRaw = z.infer<typeof kitSchema>;

/** All kits. The first is the default, and does not change the hero. */
export const kitsFile = z.strictObject({
  $schema: z.string(),
  kits: z.array(kitSchema).check(z.minLength(1, 'must be at least one kit')),
});
