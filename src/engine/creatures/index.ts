/** Creatures: their bodies, factions, sight, trade and worth, and how they come into being. */
export * from './attacks';
export * from './bodies';
export * from './burden';
export * from './confusion';
export * from './create';
export * from './eyesight';
export * from './factions';
export * from './fines';
export * from './harmless';
export * from './loadout';
export * from './odds';
export * from './of-note';
export * from './recovery';
export * from './roster';
export * from './standing';
export * from './vendors';
export * from './worth';
