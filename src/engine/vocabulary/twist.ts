/** What may be different about a level; recipes name them. */
export const TWISTS = ['burning-cracks', 'mirrors', 'silence', 'tilting'] as const;

export type TwistId = (typeof TWISTS)[number];
