export const PICKUPS = ['all', 'useful', 'nothing'] as const;
export type Pickup = (typeof PICKUPS)[number];
