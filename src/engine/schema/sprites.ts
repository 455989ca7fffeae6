import * as z from 'zod/mini';
import { colorSchema, idSchema } from '../vocabulary/schemas';

/** One character stands for one pixel: `.` is clear, letters are inks, digits only ever swapped for one. */
const inkName = z.string().check(z.regex(/^[A-Za-z0-9]$/, 'must be one letter or digit'));

const gridSchema = z.strictObject({
  /** Half a picture: its mirror image follows to the right. */
  mirror: z.exactOptional(z.literal(true)),
  /** Pixels, from the left and from the top; of half a picture its own alone. They glow in a silhouette. */
  eyes: z.exactOptional(z.array(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]))),
  rows: z.array(z.string().check(z.regex(/^[.A-Za-z0-9]+$/, 'may hold letters, digits and dots only'))),
});
export type GridRaw = z.infer<typeof gridSchema>;

/**
 * What a thing looks like: a grid, some inks in the place of others, and grids laid over it in their own inks or the
 * swapped ones.
 */
export const lookSchema = z.strictObject({
  sprite: idSchema,
  swap: z.exactOptional(z.record(inkName, z.union([colorSchema, inkName]))),
  over: z.exactOptional(z.array(idSchema)),
});
export type LookRaw = z.infer<typeof lookSchema>;

const factor = z.number().check(z.minimum(0), z.maximum(2));

/** How a source of light colours the ground: cells, strength 0 to 1, a factor for red, green and blue. */
const lightSchema = z.strictObject({
  range: z.number().check(z.positive()),
  power: z.number().check(z.minimum(0), z.maximum(1)),
  tint: z.tuple([factor, factor, factor]),
  /** Colours fully lit ground only; in the dark it is no source. */
  glow: z.exactOptional(z.literal(true)),
});
export type SpriteLightRaw = z.infer<typeof lightSchema>;

const PARTICLE_PATTERNS = ['bubbles', 'flames', 'threads', 'sparks'] as const;

/** How blasts and lines of one particle colour are drawn; inks and jet from bright to dark. */
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
  /** By raw id: every mob, prop and item, and `hero`. */
  looks: z.record(idSchema, lookSchema),
  /** Things whose type the hero does not know. */
  unknown: z.strictObject({
    /** By colour word, lower case. */
    potion: z.record(z.string(), lookSchema),
    scroll: lookSchema,
    /** By the fixed name such a thing goes by, as an id. */
    plain: z.record(idSchema, lookSchema),
    item: lookSchema,
    mob: lookSchema,
    prop: lookSchema,
  }),
  /** A shrine that has had its offering. */
  spentShrine: lookSchema,
  /** Grids drawn on a tile of this name. */
  tiles: z.strictObject({ downStairs: idSchema, upStairs: idSchema }),
  /** The grid of the stone of a grave. */
  grave: idSchema,
  /** By raw id. */
  lights: z.record(idSchema, lightSchema),
  /** By the colour of the particle, upper case. */
  particles: z.record(colorSchema, particleSchema),
  grids: z.record(idSchema, gridSchema),
});
export type SpritesRaw = z.infer<typeof spritesSchema>;
