import * as z from 'zod/mini';
import { chanceSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

/**
 * Moments at which a boon, ring or charm may take effect. `hits`: the owner hits in melee or with a shot. `is-hit`: a
 * blow in melee hits the owner. `kills`: the owner is the hero and kills a creature that pays experience.
 */
const MOMENTS = ['hits', 'is-hit', 'kills'] as const;
export type Moment = (typeof MOMENTS)[number];

export const procSchema = z.strictObject({
  when: z.enum(MOMENTS),
  /** Probability, 0 to 1, that the moment causes the effects. */
  chance: chanceSchema,
  /**
   * Creature that the effects hit: the owner (`self`), or the owner's opponent (`target`). An area lies round this
   * creature.
   */
  target: z.enum(['self', 'target']),
  effects: effectMapSchema,
});
export type Proc = z.infer<typeof procSchema>;

export type ProcTerms = Omit<Proc, 'effects'>;
