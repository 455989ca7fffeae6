/** Every locale has a sentence for each change that the hero finds on the way home. */
export const LEVEL_CHANGES = ['lamps', 'gate', 'rockfall', 'bridge', 'flood'] as const;
export type LevelChange = (typeof LEVEL_CHANGES)[number];
