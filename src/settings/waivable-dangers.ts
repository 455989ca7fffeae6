/** Dangers of which a player can turn off the confirmation. All other dangers always need a confirmation. */
export const WAIVABLE_DANGERS = ['friendly', 'trap', 'fire', 'low-health', 'self'] as const;
export type WaivableDanger = (typeof WAIVABLE_DANGERS)[number];
