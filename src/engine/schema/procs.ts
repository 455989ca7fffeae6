import * as z from 'zod/mini';
import { chanceSchema } from '../vocabulary/schemas';
import { effectMapSchema } from './effects';

/** `is-hit`: blows in melee only. `kills`: only creatures that pay experience. */
const MOMENTS = ['hits', 'is-hit', 'kills'] as const;
export type Moment = (typeof MOMENTS)[number];

export const procSchema = z.strictObject({
  when: z.enum(MOMENTS),
  /** Probability, 0 to 1. */
  chance: chanceSchema,
  /** Centre of the effects: the owner, or the owner's opponent. */
  target: z.enum(['self', 'target']),
  effects: effectMapSchema,
});
export type Proc = z.infer<typeof procSchema>;

export type ProcTerms = Omit<Proc, 'effects'>;
