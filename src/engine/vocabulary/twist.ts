/** Modifiers of levels; players read *twist*. */
export const TWISTS = ['burning-cracks', 'mirrors', 'silence', 'tilting'] as const;

export type TwistId = (typeof TWISTS)[number];
