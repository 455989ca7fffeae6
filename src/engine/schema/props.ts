import * as z from 'zod/mini';
import { ATTRIBUTES } from '../vocabulary/character';
import { countSchema, idSchema, lightSchema, renderableSchema, textSchema } from '../vocabulary/schemas';
import { CAGE_PARTS } from './cages';
import { effectMapSchema } from './effects';

const offeringSchema = z.union([
  z.strictObject({ gold: countSchema }),
  /** Points lost for good; the hero keeps at least one. */
  z.strictObject({ attribute: z.enum(ATTRIBUTES), points: countSchema }),
  z.strictObject({ item: z.enum(['food', 'potion', 'scroll']) }),
]);

const blessingSchema = z.union([
  /** Random item that occurs at the depth. */
  z.strictObject({ random: z.enum(['item', 'magic-item']) }),
  /** Raises one attribute of the list by `points`, by default 1. */
  z.strictObject({
    attributes: z.array(z.enum(ATTRIBUTES)).check(z.minLength(1, 'must name one')),
    points: z.exactOptional(countSchema),
  }),
  /** Restores all hit points and mana. */
  z.strictObject({ restore: z.literal(true) }),
  /** Identifies everything that the hero carries. */
  z.strictObject({ identify: z.literal(true) }),
]);

/** Fixed thing, such as furniture, a door or a shrine. */
const propSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  description: z.exactOptional(textSchema),
  renderable: renderableSchema,
  /** True if invisible until the hero spots or triggers the prop. */
  hidden: z.exactOptional(z.boolean()),
  blocks_tile: z.exactOptional(z.boolean()),
  blocks_visibility: z.exactOptional(z.boolean()),
  /** True for doors. A door that blocks its cell is closed. */
  door_open: z.exactOptional(z.literal(true)),
  /** Effects on every creature that steps onto the prop. */
  entry_trigger: z.exactOptional(z.strictObject({ effects: effectMapSchema })),
  /** Price and gift of a shrine, which trades only once. */
  shrine: z.exactOptional(z.strictObject({ takes: offeringSchema, gives: blessingSchema })),
  /** `becomes`: id of the prop that replaces the part after use. */
  cage: z.exactOptional(z.strictObject({ part: z.enum(CAGE_PARTS), becomes: z.exactOptional(idSchema) })),
  /** True if fire destroys the prop. */
  flammable: z.exactOptional(z.literal(true)),
  /** `turns`: player-turns. Without `becomes`, the flame leaves burnt ground. */
  fire: z.exactOptional(z.strictObject({ turns: countSchema, becomes: z.exactOptional(idSchema) })),
  light: z.exactOptional(lightSchema),
});
export type PropRaw = z.infer<typeof propSchema>;

export const propsFile = z.strictObject({ $schema: z.string(), props: z.array(propSchema) });
