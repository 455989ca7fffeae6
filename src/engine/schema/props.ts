import * as z from 'zod/mini';
import { idSchema, lightSchema, renderableSchema, textSchema } from './common';
import { effectMapSchema } from './effects';

/** Furniture, doors and traps. */
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
  light: z.exactOptional(lightSchema),
});
export type PropRaw = z.infer<typeof propSchema>;

export const propsFile = z.strictObject({ $schema: z.string(), props: z.array(propSchema) });
