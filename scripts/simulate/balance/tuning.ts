/** What was changed for the goals, and why. */
export const TUNING = `Spawn weights are as the tables give them, but for the Dragon Wyrmling, which weighs a quarter; so is every figure of a creature or a thing.`;
