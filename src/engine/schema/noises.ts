import * as z from 'zod/mini';
import { chanceSchema } from '../vocabulary/schemas';

const radiusSchema = z.number().check(z.minimum(0));

/** Straight-line distance in cells within which each kind of noise wakes creatures, even through walls. */
const radiiSchema = z.strictObject({
  /** A blow in melee, hit or miss, or harmful magic round its caster. */
  blow: radiusSchema,
  /** A shot or a throw. The noise comes from its target. */
  shot: radiusSchema,
  /** A door that opens. */
  door: radiusSchema,
  /** A trap that takes effect. */
  trap: radiusSchema,
  /** Magic aimed at a place. If the hero is the caster, enemies that hear the magic also come to the hero. */
  magic: radiusSchema,
  /** Blows on the chains of a captive. */
  chains: radiusSchema,
  /** A cage that shuts, because the hero has taken one of its things. */
  cage: radiusSchema,
  /** A call for help. Members of the caller's faction that hear the call also come to the hero. */
  alarm: radiusSchema,
  /** A call for help by a creature of a kind with `shouts`. */
  shout: radiusSchema,
});
export type NoiseKind = keyof z.infer<typeof radiiSchema>;

/** Chances with which the hero's mere presence wakes a sleeping creature, rolled on each turn of the creature. */
const presenceSchema = z.strictObject({
  /** Maximum straight-line distance in cells between the hero and a creature that the hero may wake. */
  radius: radiusSchema,
  /** Probability, 0 to 1, for a hero without an initiative penalty. */
  chance: chanceSchema,
  /** Probability that each tick of the hero's initiative penalty adds. */
  per_penalty: chanceSchema,
  /** Probability that each point of the hero's quickness bonus takes away. */
  per_quickness: chanceSchema,
  /** Factor, 0 to 1, by which each `quiet` thing that the hero wears multiplies the probability. */
  quiet: chanceSchema,
});

export const noisesFile = z.strictObject({ $schema: z.string(), radii: radiiSchema, presence: presenceSchema });
export type NoisesRaw = Omit<z.infer<typeof noisesFile>, '$schema'>;
