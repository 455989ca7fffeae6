/** Changes that the hero finds on levels on the way home. Every locale has a sentence for each in its `events.ts`. */
export const LEVEL_CHANGES = ['lamps', 'gate', 'rockfall', 'bridge', 'flood'] as const;
export type LevelChange = (typeof LEVEL_CHANGES)[number];
