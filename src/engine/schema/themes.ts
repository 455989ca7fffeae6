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

/** Colours of the ground without any light on it. */
const groundSchema = z.strictObject({
  texture: z.enum(GROUND_TEXTURES),
  base: colorSchema,
  joint: colorSchema,
  /** Colour of waves on water, and of light edges on other ground. */
  highlight: colorSchema,
  shadow: colorSchema,
  /** Colours of flowers in grass, of glowing cracks in the ground, and of sparks in the depths of a chasm. */
  accents: z.exactOptional(z.array(colorSchema)),
});
export type GroundRaw = z.infer<typeof groundSchema>;

const stone = z.tuple([colorSchema, colorSchema, colorSchema]);

/** A wall of blocks, drawn with a cap on top and a front. */
const blockSchema = z.strictObject({
  texture: z.enum(['courses', 'ribs', 'shards', 'timber', 'plain']),
  cap: colorSchema,
  /** Colour of the solid mass behind the edges of the wall. */
  inside: colorSchema,
  rim: colorSchema,
  face: colorSchema,
  faceDark: colorSchema,
  mortar: colorSchema,
  foot: colorSchema,
  /** Tones of pillars and cave stones, from dark to light. */
  stone,
  /** Grid that is drawn for a wall cell with open ground at all four sides. */
  lone: z.exactOptional(idSchema),
  /** Timber only: colours of the plinth and of its joints. */
  plinth: z.exactOptional(colorSchema),
  seam: z.exactOptional(colorSchema),
  /** Light in the windows of timber walls, and between shards. */
  window: z.exactOptional(colorSchema),
});
export type BlockRaw = z.infer<typeof blockSchema>;

/** Trees or toadstools that stand for walls. */
const canopySchema = z.strictObject({
  texture: z.enum(['canopy', 'toadstools']),
  /** Colours of the leaves, from dark to light. */
  leaves: z.tuple([colorSchema, colorSchema, colorSchema, colorSchema]),
  trunk: colorSchema,
  edge: colorSchema,
  /** Colour of places that have only trees around them. */
  deep: colorSchema,
  /** Colour of the ground between two trees. */
  gap: colorSchema,
  stone,
});
export type CanopyRaw = z.infer<typeof canopySchema>;

const wallSchema = z.discriminatedUnion('texture', [blockSchema, canopySchema]);
export type WallRaw = z.infer<typeof wallSchema>;

/**
 * Character and colour of a tile in the classic picture. An empty glyph stands for a wall drawn as connecting lines.
 */
const glyphSchema = z.strictObject({ glyph: z.string().check(z.maxLength(2)), fg: colorSchema });

/** Tiles that have a ground of their own. Stairs and cave stones stand on the ground of the floor. */
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

/** Appearance of the tiles of a level. */
const themeSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  wall: wallSchema,
  /** Grid of the way down, if the way down is not a flight of stairs. */
  downStairs: z.exactOptional(idSchema),
  ground: z.record(z.enum(GROUND_TILES), groundSchema),
  /** Grounds that have other colours in the high-contrast palette. */
  contrast: z.exactOptional(z.partialRecord(z.enum(GROUND_TILES), groundSchema)),
  /**
   * Colours of remembered pixels by brightness. A colour holds from the brightness `from`, 0 to 255, up to the next;
   * entries ascend from 0.
   */
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
