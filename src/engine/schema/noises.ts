import * as z from 'zod/mini';
import { chanceSchema } from '../vocabulary/schemas';

const radiusSchema = z.number().check(z.minimum(0));

/** Distances in cells within which noises wake creatures, even through walls. */
const radiiSchema = z.strictObject({
  /** Melee blow, or harmful magic without a range, heard at the caster. */
  blow: radiusSchema,
  /** Shot or throw, heard at the target. */
  shot: radiusSchema,
  /** Door that opens. */
  door: radiusSchema,
  /** Trap that takes effect. */
  trap: radiusSchema,
  /** Spell or item with a range, heard at the user. The hero's attracts enemies. */
  magic: radiusSchema,
  /** Blows on the chains of a captive. */
  chains: radiusSchema,
  /** Cage that shuts after the hero takes a thing. */
  cage: radiusSchema,
  /** Call for help, which attracts members of the caller's faction. */
  alarm: radiusSchema,
  /** Call for help by a creature with `shouts`. */
  shout: radiusSchema,
});
export type NoiseKind = keyof z.infer<typeof radiiSchema>;

/** Chances to wake near the hero, rolled on each turn of a sleeper. */
const presenceSchema = z.strictObject({
  /** Maximum straight-line distance in cells. */
  radius: radiusSchema,
  /** Probability, 0 to 1, without an initiative penalty. */
  chance: chanceSchema,
  /** Probability added for each tick of the hero's initiative penalty. */
  per_penalty: chanceSchema,
  /** Probability subtracted for each point of the hero's quickness bonus. */
  per_quickness: chanceSchema,
  /** Factor, 0 to 1, for each `quiet` item that the hero wears. */
  quiet: chanceSchema,
});

export const noisesFile = z.strictObject({ $schema: z.string(), radii: radiiSchema, presence: presenceSchema });
export type NoisesRaw = Omit<z.infer<typeof noisesFile>, '$schema'>;
