/** Dangers for which a player may waive the confirmation. All other dangers always need one. */
export const WAIVABLE_DANGERS = ['friendly', 'trap', 'fire', 'low-health', 'self'] as const;
export type WaivableDanger = (typeof WAIVABLE_DANGERS)[number];
