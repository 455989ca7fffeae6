import * as z from 'zod/mini';
import { ATTRIBUTES } from '../vocabulary/character';
import { countSchema, idSchema, lightSchema, renderableSchema, textSchema } from '../vocabulary/schemas';
import { CAGE_PARTS } from './cages';
import { effectMapSchema } from './effects';

const offeringSchema = z.union([
  z.strictObject({ gold: countSchema }),
  /** Points of an attribute that the hero loses for good. The hero keeps at least one point. */
  z.strictObject({ attribute: z.enum(ATTRIBUTES), points: countSchema }),
  z.strictObject({ item: z.enum(['food', 'potion', 'scroll']) }),
]);

const blessingSchema = z.union([
  /** A random item that occurs at the depth. */
  z.strictObject({ random: z.enum(['item', 'magic-item']) }),
  /** Points added to one of these attributes; one point if `points` is absent. */
  z.strictObject({
    attributes: z.array(z.enum(ATTRIBUTES)).check(z.minLength(1, 'must name one')),
    points: z.exactOptional(countSchema),
  }),
  /** Restores all hit points and mana. */
  z.strictObject({ restore: z.literal(true) }),
  /** Identifies everything that the hero carries. */
  z.strictObject({ identify: z.literal(true) }),
]);

/** A piece of furniture, a door, a trap, a shrine or another fixed thing. */
const propSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: z.exactOptional(textSchema),
  renderable: renderableSchema,
  /** True if the hero does not see the prop until it spots or triggers the prop. */
  hidden: z.exactOptional(z.boolean()),
  blocks_tile: z.exactOptional(z.boolean()),
  blocks_visibility: z.exactOptional(z.boolean()),
  /** True for a door, which opens when the hero walks into it. The door is closed while it blocks its cell. */
  door_open: z.exactOptional(z.literal(true)),
  /** Effects on every creature that steps onto the prop. */
  entry_trigger: z.exactOptional(z.strictObject({ effects: effectMapSchema })),
  /** Set for a shrine: its price and its gift. A shrine trades only once. */
  shrine: z.exactOptional(z.strictObject({ takes: offeringSchema, gives: blessingSchema })),
  /** Set for a part of a cage. `becomes` is the prop that replaces the part after it has worked; absent for none. */
  cage: z.exactOptional(z.strictObject({ part: z.enum(CAGE_PARTS), becomes: z.exactOptional(idSchema) })),
  /** True if the prop can catch fire. Fire destroys the prop. */
  flammable: z.exactOptional(z.literal(true)),
  /**
   * Set for a flame, which lasts `turns` player-turns. `becomes` is the prop that then takes its place. Without
   * `becomes`, the flame leaves burnt ground.
   */
  fire: z.exactOptional(z.strictObject({ turns: countSchema, becomes: z.exactOptional(idSchema) })),
  light: z.exactOptional(lightSchema),
});
export type PropRaw = z.infer<typeof propSchema>;

export const propsFile = z.strictObject({ $schema: z.string(), props: z.array(propSchema) });
