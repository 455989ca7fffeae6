/** Each locale has a sentence for each change. */
export const LEVEL_CHANGES = ['lamps', 'gate', 'rockfall', 'bridge', 'flood'] as const;
export type LevelChange = (typeof LEVEL_CHANGES)[number];
