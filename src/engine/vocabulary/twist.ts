/** Ids of the modifiers (players read *twist*) that a level may have. The level's recipe names those that it allows. */
export const TWISTS = ['burning-cracks', 'mirrors', 'silence', 'tilting'] as const;

export type TwistId = (typeof TWISTS)[number];
