/** Ids of creatures that builders place even if no recipe names them. The raws must define them. */
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
 * Ids of props that the engine places: furniture in towns and cities, doors, portals, and props that modifiers need.
 * The raws must define them.
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
