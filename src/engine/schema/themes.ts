import * as z from 'zod/mini';
import { colorSchema, idSchema, textSchema, tileNameSchema } from '../vocabulary/schemas';
import type { TileName } from '../vocabulary/tile';

const GROUND_TEXTURES = [
  'slabs',
  'pebbles',
  'tufts',
  'bricks',
  'cobbles',
  'specks',
  'planks',
  'plates',
  'water',
  'void',
  'flat',
  'flat-water',
] as const;

/** Texture and colours of ground, before pictures add light. */
const groundSchema = z.strictObject({
  texture: z.enum(GROUND_TEXTURES),
  base: colorSchema,
  joint: colorSchema,
  /** For waves on water, and light edges on other ground. */
  highlight: colorSchema,
  shadow: colorSchema,
  /** For details such as flowers or cracks. */
  accents: z.exactOptional(z.array(colorSchema)),
});
export type GroundRaw = z.infer<typeof groundSchema>;

const stone = z.tuple([colorSchema, colorSchema, colorSchema]);

/** Wall of blocks with a top and a front. */
const blockSchema = z.strictObject({
  texture: z.enum(['courses', 'ribs', 'shards', 'strata', 'timber', 'plain']),
  cap: colorSchema,
  /** Colour for the inner mass of the wall. */
  inside: colorSchema,
  rim: colorSchema,
  face: colorSchema,
  faceDark: colorSchema,
  mortar: colorSchema,
  foot: colorSchema,
  /** Colours for pillars and cave stones, from dark to light. */
  stone,
  /** Grid for a wall cell with open ground on all sides. */
  lone: z.exactOptional(idSchema),
  /** `plinth` and `seam` colour the base and joints of timber walls. */
  plinth: z.exactOptional(colorSchema),
  seam: z.exactOptional(colorSchema),
  /** Light in timber windows, and between pillars of volcanic glass. */
  window: z.exactOptional(colorSchema),
});
export type BlockRaw = z.infer<typeof blockSchema>;

/** Trees or toadstools, drawn instead of walls. */
const canopySchema = z.strictObject({
  texture: z.enum(['canopy', 'toadstools']),
  /** Colours for the leaves, from dark to light. */
  leaves: z.tuple([colorSchema, colorSchema, colorSchema, colorSchema]),
  trunk: colorSchema,
  edge: colorSchema,
  /** Colour for wall cells with only trees around them. */
  deep: colorSchema,
  /** Colour for the ground between two trees. */
  gap: colorSchema,
  stone,
});
export type CanopyRaw = z.infer<typeof canopySchema>;

const wallSchema = z.discriminatedUnion('texture', [blockSchema, canopySchema]);
export type WallRaw = z.infer<typeof wallSchema>;

/** For the classic picture. An empty glyph means connected lines. */
const glyphSchema = z.strictObject({ glyph: z.string().check(z.maxLength(2)), fg: colorSchema });

/** Each theme sets the ground of these tiles. Stairs stand on `floor`. */
export const GROUND_TILES = [
  'floor',
  'road',
  'grass',
  'shallowWater',
  'deepWater',
  'woodFloor',
  'bridge',
  'gravel',
] as const satisfies readonly TileName[];
export type GroundTile = (typeof GROUND_TILES)[number];

/** Appearance of the tiles on a level. */
const themeSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  wall: wallSchema,
  /** Grid for the way down; stairs if absent. */
  downStairs: z.exactOptional(idSchema),
  ground: z.record(z.enum(GROUND_TILES), groundSchema),
  /** Replaces grounds in the high-contrast palette. */
  contrast: z.exactOptional(z.partialRecord(z.enum(GROUND_TILES), groundSchema)),
  /** Colours of remembered pixels, by least brightness `from`, 0 to 255. */
  memory: z
    .array(z.strictObject({ from: z.number(), color: colorSchema }))
    .check(z.minLength(1, 'must be at least one'), z.refine(isAscending, 'must ascend by from, which begins at 0')),
  glyphs: z.record(tileNameSchema, glyphSchema),
});
export type ThemeRaw = z.infer<typeof themeSchema>;

function isAscending(memory: readonly { from: number }[]): boolean {
  return memory.every(({ from }, index) => (index === 0 ? from === 0 : from > (memory[index - 1]?.from ?? 0)));
}

export const themesFile = z.strictObject({ $schema: z.exactOptional(z.string()), themes: z.array(themeSchema) });
