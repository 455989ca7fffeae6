/** Levels store one of these characters for each cell. */
export const TILES = {
  wall: '#',
  stalactite: 'v',
  stalagmite: '^',
  deepWater: '~',
  floor: '.',
  downStairs: '>',
  upStairs: '<',
  road: '=',
  grass: '"',
  shallowWater: '-',
  woodFloor: '_',
  bridge: '+',
  gravel: ';',
} as const;
export type TileName = keyof typeof TILES;
export const TILE_NAMES = Object.keys(TILES) as TileName[];
export type TileCode = (typeof TILES)[TileName];

interface TileRule {
  walkable: boolean;
  opaque: boolean;
  /** Cost in path searches, in steps; each step takes one turn. */
  cost: number;
}

const OPEN = { walkable: true, opaque: false, cost: 1 };
const SOLID = { walkable: false, opaque: true, cost: 1 };

export const TILE_RULES: Record<TileCode, TileRule> = {
  '#': SOLID,
  v: SOLID,
  '^': SOLID,
  '~': { walkable: false, opaque: false, cost: 1 },
  '.': OPEN,
  '>': OPEN,
  '<': OPEN,
  '=': { ...OPEN, cost: 0.8 },
  '"': { ...OPEN, cost: 1.1 },
  '-': { ...OPEN, cost: 1.2 },
  _: OPEN,
  '+': OPEN,
  ';': OPEN,
};

/** By character code. `COSTS` are tenths of a step. */
const WALKABLE = new Uint8Array(128);
const COSTS = new Uint8Array(128).fill(10);
for (const [tile, { walkable, cost }] of Object.entries(TILE_RULES)) {
  const code = tile.charCodeAt(0);
  WALKABLE[code] = walkable ? 1 : 0;
  COSTS[code] = Math.round(cost * 10);
}

/** False for `undefined` and for characters that are not tiles. */
export const isWalkable = (tile: string | undefined): boolean =>
  tile !== undefined && WALKABLE[tile.charCodeAt(0)] === 1;
/** Throws for a character that is not a tile. */
export const isOpaque = (tile: string): boolean => TILE_RULES[tile as TileCode].opaque;
/** Returns tenths of a step, for path searches. */
export const leavingCost = (tile: string): number => COSTS[tile.charCodeAt(0)] as number;
export const isStairs = (tile: string | undefined): boolean => tile === TILES.downStairs || tile === TILES.upStairs;
