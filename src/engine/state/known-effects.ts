import type { EffectMap, EffectTag } from '../schema/effects';
import type { STATUS_TAGS } from '../statuses';

/** Figures omit these: players see them happen, or no item has them. */
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
