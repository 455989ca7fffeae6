/**
 * Families of potions. `flesh`: potions that act on the body. `spirit`: potions that act on the mind or on the pace of
 * the drinker. The colour of an unknown potion tells its family, and nothing more.
 */
export const POTION_FAMILIES = ['flesh', 'spirit'] as const;

export type PotionFamily = (typeof POTION_FAMILIES)[number];
