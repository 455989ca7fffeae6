/** The colour of an unknown potion reveals only the family. */
export const POTION_FAMILIES = ['flesh', 'spirit'] as const;

export type PotionFamily = (typeof POTION_FAMILIES)[number];
