/**
 * Families of potions. `flesh` potions act on the body, `spirit` potions on the drinker's mind or pace. The colour of
 * an unknown potion reveals only its family.
 */
export const POTION_FAMILIES = ['flesh', 'spirit'] as const;

export type PotionFamily = (typeof POTION_FAMILIES)[number];
