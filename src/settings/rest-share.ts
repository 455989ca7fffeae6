/** While exploring, the hero rests up to this percentage of hit points. */
export const REST_SHARES = ['60', '80', '100'] as const;
export type RestShare = (typeof REST_SHARES)[number];
