import * as z from 'zod/mini';
import { parseDice } from '../../lib/dice';
import { RAW_ID_LENGTH } from '../../lib/raw-id';
import { ATTRIBUTES } from './character';
import { TILE_NAMES } from './tile';

export const idSchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
    z.maxLength(RAW_ID_LENGTH, `must be at most ${RAW_ID_LENGTH} characters long`),
  );

export const gearIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\+\d)?$/, 'must be the id of an item, such as longsword+2'));

export const textSchema = z.string().check(z.minLength(1, 'must not be empty'));

export const colorSchema = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like #A0B1C2'));

/** Limited, so that code can enumerate the sums. */
export const diceSchema = z
  .string()
  .check(
    z.regex(
      /^([1-9]|[12]\d|30)d([1-9]\d?|100)([+-]\d{1,3})?$/,
      'must be dice like 2d6+1: at most 30 dice, of at most 100 sides, and at most 999 more or less',
    ),
  );

export const goldSchema = diceSchema.check(z.refine(isNeverNegative, 'must not come to less than 0'));

function isNeverNegative(text: string): boolean {
  const rolled = parseDice(text);
  return rolled === null || rolled.count + rolled.bonus >= 0;
}

export const countSchema = z.int().check(z.positive());

export const chanceSchema = z.number().check(z.minimum(0), z.maximum(1));

export const renderableSchema = z.strictObject({
  glyph: z.string().check(z.regex(/^\S$/u, 'must be one character, and no space')),
  fg: colorSchema,
  bg: colorSchema,
  /** The smallest is drawn on top: 0 hero, 1 creatures, 2 things. */
  order: z.int().check(z.minimum(0)),
  /** Width in cells; 1 if absent. Positions are top-left cells. */
  x_size: z.exactOptional(countSchema),
  y_size: z.exactOptional(countSchema),
});
export type RenderableRaw = z.infer<typeof renderableSchema>;

export const lightSchema = z.strictObject({ range: countSchema, color: colorSchema });
export type LightRaw = z.infer<typeof lightSchema>;

export const tileNameSchema = z.enum(TILE_NAMES);

export const attributeNameSchema = z.enum(ATTRIBUTES);

/** Beyond these limits, creatures lack hit points or rolls become pointless. */
export const attributeSchema = z.int().check(z.minimum(1), z.maximum(30));

export const attributesSchema = z.partialRecord(attributeNameSchema, attributeSchema);

export const bonusesSchema = z.partialRecord(attributeNameSchema, z.int().check(z.minimum(-10), z.maximum(10)));
