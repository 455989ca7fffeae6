import type { EffectMap, EffectTag } from '../schema/effects';
import type { STATUS_TAGS } from '../statuses';

/** Effects that players see happen, or that no item of the hero has. Figures of items and spells omit these effects. */
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

/** `ranged` and `area_of_effect` are in cells. */
export type KnownEffects = Omit<EffectMap, (typeof OMITTED_TAGS)[number] | keyof typeof STATUS_TAGS>;
