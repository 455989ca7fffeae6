/** Creatures that builders place by id, whatever a recipe says. The raws must have them. */
export const PLACED_MOBS = [
  'barkeep',
  'shady-salesman',
  'patron',
  'priest',
  'parishioner',
  'blacksmith',
  'clothier',
  'alchemist',
  'mom',
  'peasant',
  'dock-worker',
  'wannabe-pirate',
  'fisher',
  'drunk',
  'rat',
] as const;

/**
 * Props that the engine itself names by id and places: furniture of towns and cities, doors, portals, and things that
 * modifiers need.
 */
export const PLACED_PROPS = [
  'door',
  'hidden-door',
  'town-portal',
  'keg',
  'table',
  'chair',
  'altar',
  'candle',
  'anvil',
  'water-trough',
  'weapon-rack',
  'armor-stand',
  'cabinet',
  'loom',
  'hide-rack',
  'chemistry-set',
  'dead-thing',
  'bed',
  'watch-fire',
  'glowcap',
  'glow-algae',
  'portal-stone',
  'citadel-gate',
  'water-grate',
  'glowing-crack',
  'burning-crack',
] as const;
