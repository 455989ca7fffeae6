import * as z from 'zod/mini';
import { ATTRIBUTES } from '../vocabulary/character';
import { countSchema, idSchema, lightSchema, renderableSchema, textSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

/** What a shrine wants. Of things it takes the oldest that is carried. */
const offeringSchema = z.union([
  z.strictObject({ gold: countSchema }),
  z.strictObject({ hp: countSchema }),
  z.strictObject({ item: z.enum(['food', 'potion', 'scroll']) }),
]);

/** What it gives in return. */
const blessingSchema = z.union([
  /** A thing of those that turn up at the depth. */
  z.strictObject({ random: z.enum(['item', 'magic-item']) }),
  /** A point of one of these attributes. */
  z.strictObject({ attributes: z.array(z.enum(ATTRIBUTES)).check(z.minLength(1, 'must name one')) }),
  /** All hit points and mana. */
  z.strictObject({ restore: z.literal(true) }),
  /** The types of all that is carried. */
  z.strictObject({ identify: z.literal(true) }),
]);

/** Furniture, doors, traps and shrines. */
const propSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: z.exactOptional(textSchema),
  renderable: renderableSchema,
  /** Invisible until spotted or triggered. */
  hidden: z.exactOptional(z.boolean()),
  blocks_tile: z.exactOptional(z.boolean()),
  blocks_visibility: z.exactOptional(z.boolean()),
  /** A door, which opens when the hero walks into it; it is closed while it blocks its tile. */
  door_open: z.exactOptional(z.literal(true)),
  /** Fires on whoever steps in. */
  entry_trigger: z.exactOptional(z.strictObject({ effects: effectMapSchema })),
  /** A shrine, which trades once. */
  shrine: z.exactOptional(z.strictObject({ takes: offeringSchema, gives: blessingSchema })),
  light: z.exactOptional(lightSchema),
});
export type PropRaw = z.infer<typeof propSchema>;

export const propsFile = z.strictObject({ $schema: z.string(), props: z.array(propSchema) });
