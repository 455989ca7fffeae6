import * as z from 'zod/mini';
import { HUNGER_STATES, SKILLS } from '../vocabulary/character';
import {
  attributeNameSchema,
  attributeSchema,
  countSchema,
  idSchema,
  lightSchema,
  renderableSchema,
  textSchema,
} from '../vocabulary/schemas';

/** Figures and items of the hero when a run begins. */
const heroSchema = z.strictObject({
  id: z.literal('hero'),
  name: textSchema,
  renderable: renderableSchema,
  faction: idSchema,
  level: countSchema,
  xp: z.int().check(z.minimum(0)),
  gold: z.number().check(z.minimum(0)),
  attributes: z.record(attributeNameSchema, attributeSchema),
  skills: z.record(z.enum(SKILLS), z.int()),
  /** Sight radius in cells. */
  vision_range: countSchema,
  light: lightSchema,
  /** Ids of the worn items, in the order of acquisition. */
  equipped: z.array(idSchema),
  /** Ids of the carried items, in the order of acquisition. */
  carried: z.array(idSchema),
  spells: z.array(idSchema),
  hunger: z.strictObject({ state: z.enum(HUNGER_STATES), turns: countSchema }),
});
export type HeroRaw = z.infer<typeof heroSchema>;

export const heroFile = z.strictObject({ $schema: z.string(), hero: heroSchema });
