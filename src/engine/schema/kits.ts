import * as z from 'zod/mini';
import { SKILLS } from '../vocabulary/character';
import { attributesSchema, countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { lookSchema } from './sprites';

/** A kit: what a run begins with. Figures and lists that a kit leaves out are those of the hero in `hero.json`. */
const kitSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** One line for players who choose a kit: what the hero has, and what it lacks. */
  about: textSchema,
  /** Appearance of the hero with this kit. If absent, the hero looks as in `sprites.json`. */
  look: z.exactOptional(lookSchema),
  gold: z.exactOptional(z.number().check(z.minimum(0))),
  /** Attributes of the hero in points. An attribute that is left out is the hero's. */
  attributes: z.exactOptional(attributesSchema),
  /** Skills of the hero. A skill that is left out is the hero's. */
  skills: z.exactOptional(z.partialRecord(z.enum(SKILLS), z.int())),
  /** Sight radius in cells. The compact picture shows 10 columns to each side, and 8 rows. */
  vision_range: z.exactOptional(countSchema.check(z.maximum(10))),
  /** Ids of the items that the hero wears, in place of the hero's own. */
  equipped: z.exactOptional(z.array(idSchema)),
  /** Ids of the items that the hero carries, in place of the hero's own. */
  carried: z.exactOptional(z.array(idSchema)),
  /** Ids of the spells that the hero knows, in place of the hero's own. */
  spells: z.exactOptional(z.array(idSchema)),
});
export type KitRaw = z.infer<typeof kitSchema>;

/** All kits. If the player names none, the hero begins with the first, which changes nothing about the hero. */
export const kitsFile = z.strictObject({
  $schema: z.string(),
  kits: z.array(kitSchema).check(z.minLength(1, 'must be at least one kit')),
});
