/** Which of the things it walks over the hero takes while exploring. */
export const PICKUPS = ['all', 'useful', 'nothing'] as const;
export type Pickup = (typeof PICKUPS)[number];
