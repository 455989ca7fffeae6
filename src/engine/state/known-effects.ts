import type { EffectMap, EffectTag } from '../schema/effects';
import type { STATUS_TAGS } from '../statuses';

/**
 * Tags of effects that item figures leave out. Either players see such an effect when it happens, or no item of the
 * hero has it.
 */
export const OMITTED_TAGS = [
  'particle',
  'particle_line',
  'wakes',
  'pulls',
  'leaps',
  'charges',
  'target_self',
  'single_activation',
] as const satisfies readonly EffectTag[];

/**
 * Effects of a use or a hit by their tags in the raws, without statuses. `ranged` and `area_of_effect` are in tiles.
 */
export type KnownEffects = Omit<EffectMap, (typeof OMITTED_TAGS)[number] | keyof typeof STATUS_TAGS>;
