import * as z from 'zod/mini';
import { SLOTS } from '../vocabulary/character';
import { colorSchema, idSchema } from '../vocabulary/schemas';

/** In grids, `.` is transparent and a letter is an ink. A digit stands for an ink that each look chooses. */
const inkName = z.string().check(z.regex(/^[A-Za-z0-9]$/, 'must be one letter or digit'));

const gridSchema = z.strictObject({
  /** True if the picture shows light, which has no outline. */
  light: z.exactOptional(z.literal(true)),
  /** True if the rows are only the left half, which is mirrored. */
  mirror: z.exactOptional(z.literal(true)),
  /**
   * Column and row of each pixel of an eye, counted from 0 at the top left. A mirrored grid lists only the left half.
   */
  eyes: z.exactOptional(z.array(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]))),
  rows: z.array(z.string().check(z.regex(/^[.A-Za-z0-9]+$/, 'may hold letters, digits and dots only'))),
});
export type GridRaw = z.infer<typeof gridSchema>;

/** Grid, replacements for inks, and further grids drawn over the first. Replacements apply to all grids. */
export const lookSchema = z.strictObject({
  sprite: idSchema,
  swap: z.exactOptional(z.record(inkName, z.union([colorSchema, inkName]))),
  over: z.exactOptional(z.array(idSchema)),
});
export type LookRaw = z.infer<typeof lookSchema>;

const factor = z.number().check(z.minimum(0), z.maximum(2));

/** Light on the ground. `range` is in cells, `power` 0 to 1, and `tint` has factors for red, green and blue. */
const lightSchema = z.strictObject({
  range: z.number().check(z.positive()),
  power: z.number().check(z.minimum(0), z.maximum(1)),
  tint: z.tuple([factor, factor, factor]),
  /** True if the light only tints fully lit ground, and lights nothing in the dark. */
  glow: z.exactOptional(z.literal(true)),
});
export type SpriteLightRaw = z.infer<typeof lightSchema>;

const PARTICLE_PATTERNS = ['bubbles', 'flames', 'threads', 'sparks'] as const;

/** Colours from bright to dark: `inks` for a blast, `jet` for a line. */
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
    /** Looks of unidentified potions, by lower-case colour. */
    potion: z.record(z.string(), lookSchema),
    scroll: lookSchema,
    /** Looks of unidentified things with a fixed alias. The key is the alias in lower case, with hyphens for spaces. */
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
  /** Hero without gear, by the grid of the kit's look. Pictures draw worn gear over `grid` in the order of `slots`. */
  bare: z.record(idSchema, z.strictObject({ grid: idSchema, slots: z.array(z.enum(SLOTS)) })),
  /** Grid of a worn item on the hero, by the grid of the item's look. Pictures leave out items without an entry. */
  worn: z.record(idSchema, idSchema),
  /** Lights by the raw id of their source. */
  lights: z.record(idSchema, lightSchema),
  /** Particles of visual effects. The key is the colour of the effect in upper case. */
  particles: z.record(colorSchema, particleSchema),
  grids: z.record(idSchema, gridSchema),
});
export type SpritesRaw = z.infer<typeof spritesSchema>;
