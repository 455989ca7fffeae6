import * as z from 'zod/mini';
import { ATTRIBUTES } from '../state/character';

/** Fixed, lower-case, words joined by hyphens: `mangy-wolf`. */
export const idSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'));

/** The id of an item that may be magic gear made by rules: `venomous-longsword+2`. */
export const gearIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\+\d)?$/, 'must be the id of an item, such as longsword+2'));

/** What players read; one language, replaced by the words of others. */
export const textSchema = z.string().check(z.minLength(1, 'must not be empty'));

export const colorSchema = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like #A0B1C2'));

/** `NdM`, `NdM+K` or `NdM-K`. */
export const diceSchema = z.string().check(z.regex(/^[1-9]\d*d[1-9]\d*([+-]\d+)?$/, 'must be dice like 2d6+1'));

export const countSchema = z.int().check(z.positive());

/** 0 to 1. */
export const chanceSchema = z.number().check(z.minimum(0), z.maximum(1));

export const renderableSchema = z.strictObject({
  glyph: z.string().check(z.regex(/^.$/u, 'must be one character')),
  fg: colorSchema,
  bg: colorSchema,
  /** Smaller is drawn on top: 0 the hero, 1 creatures, 2 things. */
  order: z.int().check(z.minimum(0)),
  /** Footprint in tiles, anchored at its top left; 1 when absent. */
  x_size: z.exactOptional(countSchema),
  y_size: z.exactOptional(countSchema),
});
export type RenderableRaw = z.infer<typeof renderableSchema>;

export const lightSchema = z.strictObject({ range: countSchema, color: colorSchema });
export type LightRaw = z.infer<typeof lightSchema>;

/** Values on creatures, bonuses on things. */
export const attributesSchema = z.partialRecord(z.enum(ATTRIBUTES), z.int());
