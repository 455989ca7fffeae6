/**
 * Moments at which a worn ring or charm may take effect: when its wearer hits in melee, when a blow in melee hits its
 * wearer, or when the hero, its wearer, kills.
 */
export const WORN_MOMENTS = ['hits', 'is-hit', 'kills'] as const;
export type WornMoment = (typeof WORN_MOMENTS)[number];

/** Moment, chance (0 to 1) and target of the effects of a worn ring or charm. */
export interface WornProc {
  when: WornMoment;
  chance: number;
  target: 'self' | 'other';
}
