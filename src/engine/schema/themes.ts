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

/** Colours of a ground before any light. */
const groundSchema = z.strictObject({
  texture: z.enum(GROUND_TEXTURES),
  base: colorSchema,
  joint: colorSchema,
  /** The wave colour of water. */
  highlight: colorSchema,
  shadow: colorSchema,
  /** Flowers; what glows in cracks, and far below. */
  accents: z.exactOptional(z.array(colorSchema)),
});
export type GroundRaw = z.infer<typeof groundSchema>;

const stone = z.tuple([colorSchema, colorSchema, colorSchema]);

/** A wall with a cap and a front. */
const blockSchema = z.strictObject({
  texture: z.enum(['courses', 'ribs', 'shards', 'timber', 'plain']),
  cap: colorSchema,
  /** The mass behind the edges. */
  inside: colorSchema,
  rim: colorSchema,
  face: colorSchema,
  faceDark: colorSchema,
  mortar: colorSchema,
  foot: colorSchema,
  /** Tones of pillars and cave stones, dark to light. */
  stone,
  /** A wall cell with nothing but open ground at its four sides is drawn as this sprite. */
  lone: z.exactOptional(idSchema),
  /** Timber only: plinth, its joints. */
  plinth: z.exactOptional(colorSchema),
  seam: z.exactOptional(colorSchema),
  /** Light in windows of timber, and between shards. */
  window: z.exactOptional(colorSchema),
});
export type BlockRaw = z.infer<typeof blockSchema>;

/** Trees or toadstools for walls. */
const canopySchema = z.strictObject({
  texture: z.enum(['canopy', 'toadstools']),
  /** Dark to light. */
  leaves: z.tuple([colorSchema, colorSchema, colorSchema, colorSchema]),
  trunk: colorSchema,
  edge: colorSchema,
  /** Where nothing but trees is near. */
  deep: colorSchema,
  /** Ground between two trees. */
  gap: colorSchema,
  stone,
});
export type CanopyRaw = z.infer<typeof canopySchema>;

const wallSchema = z.discriminatedUnion('texture', [blockSchema, canopySchema]);
export type WallRaw = z.infer<typeof wallSchema>;

/** A character and its colour in the classic picture; an empty glyph stands for connecting wall lines. */
const glyphSchema = z.strictObject({ glyph: z.string().check(z.maxLength(2)), fg: colorSchema });

/** Tiles with ground of their own; stairs and cave stones stand on that of the floor. */
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

/** What the tiles of a level look like. */
const themeSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  wall: wallSchema,
  /** The grid of the way down, where that is no flight of stairs. */
  downStairs: z.exactOptional(idSchema),
  ground: z.record(z.enum(GROUND_TILES), groundSchema),
  /** Ground that the high-contrast palette draws otherwise than it does elsewhere. */
  contrast: z.exactOptional(z.partialRecord(z.enum(GROUND_TILES), groundSchema)),
  /** Remembered pixels by the brightness (0 to 255) they have at least, ascending from 0. */
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
