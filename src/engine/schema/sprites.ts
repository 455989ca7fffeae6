import * as z from 'zod/mini';
import { colorSchema, idSchema } from '../vocabulary/schemas';

/**
 * Name of an ink. Each character of a grid is one pixel: `.` is clear, a letter is an ink. A digit is a placeholder:
 * each look of a thing replaces it by an ink.
 */
const inkName = z.string().check(z.regex(/^[A-Za-z0-9]$/, 'must be one letter or digit'));

const gridSchema = z.strictObject({
  /** The rows are the left half of a picture; its mirror image follows to the right. */
  mirror: z.exactOptional(z.literal(true)),
  /**
   * Pixels of the eyes: column and row, counted from the top left. A mirrored grid lists the eyes of its left half
   * only. Eyes glow when the creature is drawn as a silhouette.
   */
  eyes: z.exactOptional(z.array(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]))),
  rows: z.array(z.string().check(z.regex(/^[.A-Za-z0-9]+$/, 'may hold letters, digits and dots only'))),
});
export type GridRaw = z.infer<typeof gridSchema>;

/**
 * Appearance of a thing: a grid, with some inks swapped for others, and further grids laid over it. The swaps apply to
 * all of these grids.
 */
export const lookSchema = z.strictObject({
  sprite: idSchema,
  swap: z.exactOptional(z.record(inkName, z.union([colorSchema, inkName]))),
  over: z.exactOptional(z.array(idSchema)),
});
export type LookRaw = z.infer<typeof lookSchema>;

const factor = z.number().check(z.minimum(0), z.maximum(2));

/**
 * Light that a source casts on the ground. `range` is in cells, `power` 0 to 1; `tint` has factors for red, green and
 * blue.
 */
const lightSchema = z.strictObject({
  range: z.number().check(z.positive()),
  power: z.number().check(z.minimum(0), z.maximum(1)),
  tint: z.tuple([factor, factor, factor]),
  /** The light colours only ground that is fully lit. In the dark it lights nothing. */
  glow: z.exactOptional(z.literal(true)),
});
export type SpriteLightRaw = z.infer<typeof lightSchema>;

const PARTICLE_PATTERNS = ['bubbles', 'flames', 'threads', 'sparks'] as const;

/** Drawing of blasts and lines of one particle colour. `inks` and `jet` go from bright to dark. */
const particleSchema = z.strictObject({
  pattern: z.enum(PARTICLE_PATTERNS),
  tint: colorSchema,
  inks: z.tuple([colorSchema, colorSchema, colorSchema]),
  jet: z.tuple([colorSchema, colorSchema, colorSchema]),
});
export type ParticleRaw = z.infer<typeof particleSchema>;

export const spritesSchema = z.strictObject({
  $schema: z.exactOptional(z.string()),
  inks: z.record(inkName, colorSchema),
  /** Looks by raw id: every mob, prop and item, and `hero`. */
  looks: z.record(idSchema, lookSchema),
  /** Looks of things with a type that the hero does not know. */
  unknown: z.strictObject({
    /** Looks of potions by colour word, in lower case. */
    potion: z.record(z.string(), lookSchema),
    scroll: lookSchema,
    /** Looks of unidentified things with a fixed name. The key is that name, written as an id. */
    plain: z.record(idSchema, lookSchema),
    item: lookSchema,
    mob: lookSchema,
    prop: lookSchema,
  }),
  /** Look of a shrine that has had its offering. */
  spentShrine: lookSchema,
  /** Grids of stairs, by tile name. */
  tiles: z.strictObject({ downStairs: idSchema, upStairs: idSchema }),
  /** Grid of a gravestone. */
  grave: idSchema,
  /** Lights by raw id. */
  lights: z.record(idSchema, lightSchema),
  /** Particles by their colour, in upper case. */
  particles: z.record(colorSchema, particleSchema),
  grids: z.record(idSchema, gridSchema),
});
export type SpritesRaw = z.infer<typeof spritesSchema>;
