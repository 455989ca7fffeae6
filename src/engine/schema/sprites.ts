import * as z from 'zod/mini';
import { SLOTS } from '../vocabulary/character';
import { colorSchema, idSchema } from '../vocabulary/schemas';

/** In grids, `.` is transparent, a letter is an ink, a digit is an ink that each look chooses. */
const inkName = z.string().check(z.regex(/^[A-Za-z0-9]$/, 'must be one letter or digit'));

const gridSchema = z.strictObject({
  /** True for light, which has no outline. */
  light: z.exactOptional(z.literal(true)),
  /** True if the rows are the left half only. */
  mirror: z.exactOptional(z.literal(true)),
  /** Column and row of eye pixels, from 0; only the left half if mirrored. */
  eyes: z.exactOptional(z.array(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]))),
  rows: z.array(z.string().check(z.regex(/^[.A-Za-z0-9]+$/, 'may hold letters, digits and dots only'))),
});
export type GridRaw = z.infer<typeof gridSchema>;

/** `swap` replaces inks in all grids; the grids in `over` lie on top. */
export const lookSchema = z.strictObject({
  sprite: idSchema,
  swap: z.exactOptional(z.record(inkName, z.union([colorSchema, inkName]))),
  over: z.exactOptional(z.array(idSchema)),
});
export type LookRaw = z.infer<typeof lookSchema>;

const factor = z.number().check(z.minimum(0), z.maximum(2));

/** `range`: cells; `power`: 0 to 1; `tint`: red, green and blue factors. */
const lightSchema = z.strictObject({
  range: z.number().check(z.positive()),
  power: z.number().check(z.minimum(0), z.maximum(1)),
  tint: z.tuple([factor, factor, factor]),
  /** True if the light tints lit ground, but lights nothing. */
  glow: z.exactOptional(z.literal(true)),
});
export type SpriteLightRaw = z.infer<typeof lightSchema>;

const PARTICLE_PATTERNS = ['bubbles', 'flames', 'threads', 'sparks'] as const;

/** Bright to dark: `inks` for a blast, `jet` for a line. */
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
  /** By raw id, for all mobs, props, items and `hero`. */
  looks: z.record(idSchema, lookSchema),
  /** Looks of unidentified things. */
  unknown: z.strictObject({
    /** By lower-case colour. */
    potion: z.record(z.string(), lookSchema),
    scroll: lookSchema,
    /** By fixed alias, in lower case with hyphens. */
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
  /** Hero without gear, by the kit's grid. Pictures draw gear in the order of `slots`. */
  bare: z.record(idSchema, z.strictObject({ grid: idSchema, slots: z.array(z.enum(SLOTS)) })),
  /** Grid of worn items, by the item's grid. Pictures omit items without an entry. */
  worn: z.record(idSchema, idSchema),
  /** Lights by the raw id of their source. */
  lights: z.record(idSchema, lightSchema),
  /** Particles by the effect's colour in upper case. */
  particles: z.record(colorSchema, particleSchema),
  grids: z.record(idSchema, gridSchema),
});
export type SpritesRaw = z.infer<typeof spritesSchema>;
