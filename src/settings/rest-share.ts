/** Percentages of hit points up to which the hero rests while exploring. */
export const REST_SHARES = ['60', '80', '100'] as const;
export type RestShare = (typeof REST_SHARES)[number];
