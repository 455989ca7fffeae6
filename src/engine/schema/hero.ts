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

/** A status that the hero starts with. `turns` is in player-turns. */
const startingStatus = z.strictObject({ id: idSchema, turns: countSchema, attributes: bonusesSchema });

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
  /** Ids of the items that the hero wears. They count as acquired in this order. */
  equipped: z.array(idSchema),
  /** Ids of the items that the hero carries. They count as acquired after the worn items. */
  carried: z.array(idSchema),
  spells: z.array(idSchema),
  statuses: z.array(startingStatus),
  hunger: z.strictObject({ state: z.enum(HUNGER_STATES), turns: countSchema }),
});
export type HeroRaw = z.infer<typeof heroSchema>;

/** Returns the statuses with which the hero starts. No creature counts as their cause. */
export const startingStatuses = ({ statuses }: HeroRaw): Status[] =>
  statuses.map(({ id, turns, attributes }) => attributesStatus(id, turns, attributes));

export const heroFile = z.strictObject({ $schema: z.string(), hero: heroSchema });
