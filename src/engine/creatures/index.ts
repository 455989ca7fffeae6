/** Creatures: their bodies, factions, sight, trade and worth, and how they come into being. */
export * from './bodies';
export * from './confusion';
export * from './create';
export * from './eyesight';
export * from './factions';
export * from './fines';
export * from './harmless';
export * from './of-note';
export * from './recovery';
export * from './roster';
export * from './standing';
export * from './vendors';
export * from './worth';
