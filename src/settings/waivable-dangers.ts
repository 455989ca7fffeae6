/** Dangers whose confirmation a player can turn off. */
export const WAIVABLE_DANGERS = ['friendly', 'trap', 'fire', 'low-health', 'self'] as const;
export type WaivableDanger = (typeof WAIVABLE_DANGERS)[number];
