import * as z from 'zod/mini';
import { SLOTS } from '../vocabulary/character';
import { colorSchema, idSchema } from '../vocabulary/schemas';

/**
 * Name of an ink. Each character in a grid is one pixel: `.` is transparent, and a letter is an ink. A digit is a
 * placeholder that each look replaces by an ink.
 */
const inkName = z.string().check(z.regex(/^[A-Za-z0-9]$/, 'must be one letter or digit'));

const gridSchema = z.strictObject({
  /** True if the picture shows light, which has no outline. */
  light: z.exactOptional(z.literal(true)),
  /** True if the rows are only the left half of the picture. The right half is their mirror image. */
  mirror: z.exactOptional(z.literal(true)),
  /**
   * Column and row of each pixel of an eye, counted from 0 at the top left. A mirrored grid lists only the eyes in its
   * left half. The eyes glow when the creature is drawn as a silhouette.
   */
  eyes: z.exactOptional(z.array(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]))),
  rows: z.array(z.string().check(z.regex(/^[.A-Za-z0-9]+$/, 'may hold letters, digits and dots only'))),
});
export type GridRaw = z.infer<typeof gridSchema>;

/**
 * Appearance of a thing: a grid, replacements for some of its inks, and further grids drawn over it. The replacements
 * apply to all of these grids.
 */
export const lookSchema = z.strictObject({
  sprite: idSchema,
  swap: z.exactOptional(z.record(inkName, z.union([colorSchema, inkName]))),
  over: z.exactOptional(z.array(idSchema)),
});
export type LookRaw = z.infer<typeof lookSchema>;

const factor = z.number().check(z.minimum(0), z.maximum(2));

/**
 * Light that a source casts on the ground. `range` is in cells, and `power` is 0 to 1. `tint` has factors for red,
 * green and blue.
 */
const lightSchema = z.strictObject({
  range: z.number().check(z.positive()),
  power: z.number().check(z.minimum(0), z.maximum(1)),
  tint: z.tuple([factor, factor, factor]),
  /** True if the light only tints fully lit ground. In the dark it lights nothing. */
  glow: z.exactOptional(z.literal(true)),
});
export type SpriteLightRaw = z.infer<typeof lightSchema>;

const PARTICLE_PATTERNS = ['bubbles', 'flames', 'threads', 'sparks'] as const;

/**
 * Drawing of blasts and lines in one colour. `inks` are the colours of a blast, `jet` the colours of a line, each from
 * bright to dark.
 */
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
  /** Looks by raw id, for every mob, prop and item, and for `hero`. */
  looks: z.record(idSchema, lookSchema),
  /** Looks of things whose type the hero does not know. */
  unknown: z.strictObject({
    /** Looks of unidentified potions, by the colour in their name, in lower case. */
    potion: z.record(z.string(), lookSchema),
    scroll: lookSchema,
    /** Looks of unidentified things with a fixed name. The key is the name, written as an id. */
    plain: z.record(idSchema, lookSchema),
    item: lookSchema,
    mob: lookSchema,
    prop: lookSchema,
  }),
  /** Look of a used shrine. */
  spentShrine: lookSchema,
  /** Ids of the grids for stairs, by tile name. */
  tiles: z.strictObject({ downStairs: idSchema, upStairs: idSchema }),
  /** Id of the grid for a gravestone. */
  grave: idSchema,
  /**
   * Grids of the hero without gear, by the grid of a kit's look. The gear in `slots` is drawn over the grid in this
   * order. A hat that belongs to the kit stays.
   */
  bare: z.record(idSchema, z.strictObject({ grid: idSchema, slots: z.array(z.enum(SLOTS)) })),
  /** Grid for a worn thing on the hero, by a grid of the thing's look. Things without an entry are not drawn. */
  worn: z.record(idSchema, idSchema),
  /** Lights by the raw id of their source. */
  lights: z.record(idSchema, lightSchema),
  /** Particles by their colour in the raws, in upper case. */
  particles: z.record(colorSchema, particleSchema),
  grids: z.record(idSchema, gridSchema),
});
export type SpritesRaw = z.infer<typeof spritesSchema>;
