import * as z from 'zod/mini';
import { attributesStatus, type Status } from '../statuses';
import { HUNGER_STATES, SKILLS } from '../vocabulary/character';
import {
  attributeNameSchema,
  attributeSchema,
  bonusesSchema,
  countSchema,
  idSchema,
  lightSchema,
  renderableSchema,
  textSchema,
} from '../vocabulary/schemas';

/** A status the hero starts with. */
const startingStatus = z.strictObject({ id: idSchema, turns: countSchema, attributes: bonusesSchema });

/** The hero of a new game. */
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
  /** Tiles. */
  vision_range: countSchema,
  light: lightSchema,
  /** Ids of items worn, in the order of acquisition. */
  equipped: z.array(idSchema),
  /** Ids of items carried, acquired after those worn. */
  carried: z.array(idSchema),
  spells: z.array(idSchema),
  statuses: z.array(startingStatus),
  hunger: z.strictObject({ state: z.enum(HUNGER_STATES), turns: countSchema }),
});
export type HeroRaw = z.infer<typeof heroSchema>;

/** The statuses of a new hero. */
export const startingStatuses = ({ statuses }: HeroRaw): Status[] =>
  statuses.map(({ id, turns, attributes }) => attributesStatus(id, turns, attributes));

export const heroFile = z.strictObject({ $schema: z.string(), hero: heroSchema });
