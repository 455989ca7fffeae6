/** Modifiers that a level may have; players read *twist*. Recipes name the modifiers that suit them. */
export const TWISTS = ['burning-cracks', 'mirrors', 'silence', 'tilting'] as const;

export type TwistId = (typeof TWISTS)[number];
