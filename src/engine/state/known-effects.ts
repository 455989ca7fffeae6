import type { EffectMap, EffectTag } from '../schema/effects';
import type { STATUS_TAGS } from '../statuses';

/** Effects that figures of items leave out, because players see the effects happen, or no item for the hero has any. */
export const OMITTED_TAGS = [
  'particle',
  'particle_line',
  'wakes',
  'pulls',
  'leaps',
  'charges',
  'steals',
  'lays',
  'target_self',
  'single_activation',
] as const satisfies readonly EffectTag[];

/** Effects of using an item or of a hit, by tag, without statuses. `ranged` and `area_of_effect` are in cells. */
export type KnownEffects = Omit<EffectMap, (typeof OMITTED_TAGS)[number] | keyof typeof STATUS_TAGS>;
