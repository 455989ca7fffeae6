import { TILES } from '../../../engine';
import type { GroundRaw, GroundTile, ThemeRaw } from '../../../engine/schema/themes';
import { isCanopy } from '../../canopy';
import { rgb } from '../../color';
import { noise } from '../../noise';
import { CELL } from '../layout';
import type { Scene } from '../scene';
import { ORTHOGONAL, sides } from '../sides';
import type { Painter } from './atlas';
import {
  coloursOf,
  isFlat,
  isFlecked,
  type Noise,
  paintBank,
  paintBase,
  paintBrink,
  paintGround,
  paintShelf,
} from './ground';

/** Tiles beside which water has no bank. A bridge is one of them, because the water goes on below it. */
const WET: ReadonlySet<string> = new Set([TILES.deepWater, TILES.shallowWater, TILES.bridge]);

export interface Tile {
  /** Key of the tile in the cache. Two tiles of one theme with the same key look the same. */
  key: string;
  paint: Painter;
}

/**
 * Returns the tile of a cell without wall or door. Walls to the north and west cast shade on the cell, and water has
 * banks.
 *
 * Remembered ground has no small marks, because players do not need marks there, and the file would be a fifteenth
 * larger.
 */
export function groundTile(scene: Scene, x: number, y: number, tile = scene.tile(x, y)): Tile {
  const theme = scene.theme(x);
  const ground = groundOf(theme, tile);
  const variant = isFlecked(ground) && !scene.isSeen(x, y) ? null : variantOf(x, y);
  const bare: Painter = (target) =>
    variant === null
      ? paintBase(target, ground)
      : paintGround(target, ground, variantNoise(variant, 1), variant % 2 === 0);
  const name = groundName(tile);
  const open = { key: `${name} ${variant}`, paint: bare };
  if (ground.texture === 'void') return voidTile(scene, x, y, ground, open);
  if (ground.texture === 'water') return waterTile(scene, x, y, tile, open);
  if (isFlat(ground)) return { key: name, paint: bare };
  const crowns = isCanopy(theme.wall);
  const above = scene.isWall(x, y - 1) ? (crowns ? 2 : 3) : 0;
  const left = scene.isWall(x - 1, y) && !crowns ? 2 : 0;
  return {
    key: `${name} ${variant} ${above} ${left}`,
    paint: (target) => {
      bare(target);
      const { shadow } = coloursOf(ground);
      target.rect(0, 0, CELL, above, shadow);
      target.rect(0, 0, left, CELL, shadow);
    },
  };
}

function waterTile(scene: Scene, x: number, y: number, tile: string, open: Tile): Tile {
  const theme = scene.theme(x);
  const water = groundOf(theme, tile);
  const banks = sides(x, y, (i, j) => scene.isKnown(i, j) && !WET.has(scene.tile(i, j))) & ORTHOGONAL;
  const isShallow = (i: number, j: number) => scene.tile(i, j) === TILES.shallowWater;
  const shelves = tile === TILES.deepWater ? sides(x, y, isShallow) & ORTHOGONAL : 0;
  const shore = neighbouringGround(scene, x, y);
  return {
    key: `${open.key} ${banks} ${shelves} ${groundName(shore)}`,
    paint: (target) => {
      open.paint(target);
      paintShelf(target, theme.ground.shallowWater, shelves);
      paintBank(target, water, groundOf(theme, shore), banks);
    },
  };
}

/** Returns the tile of a chasm, with an edge to each known neighbour that is neither a chasm nor a wall. */
function voidTile(scene: Scene, x: number, y: number, ground: GroundRaw, open: Tile): Tile {
  const isLand = (i: number, j: number) => scene.isKnown(i, j) && scene.tile(i, j) !== TILES.deepWater;
  const ends = sides(x, y, (i, j) => isLand(i, j) && !scene.isWall(i, j)) & ORTHOGONAL;
  const shore = neighbouringGround(scene, x, y);
  return {
    key: `${open.key} ${ends} ${groundName(shore)}`,
    paint: (target) => {
      open.paint(target);
      paintBrink(target, ground, groundOf(scene.theme(x), shore), ends);
    },
  };
}

/** Returns the main colour of the dry ground beside a cell. */
export const groundColour = (scene: Scene, x: number, y: number): number =>
  rgb(groundOf(scene.theme(x), neighbouringGround(scene, x, y)).base);

const GROUND_OF: Readonly<Record<string, GroundTile>> = {
  [TILES.floor]: 'floor',
  [TILES.road]: 'road',
  [TILES.grass]: 'grass',
  [TILES.shallowWater]: 'shallowWater',
  [TILES.deepWater]: 'deepWater',
  [TILES.woodFloor]: 'woodFloor',
  [TILES.bridge]: 'bridge',
  [TILES.gravel]: 'gravel',
};

/** Returns the kind of ground for a tile character. A character without an entry counts as floor. */
export const groundName = (tile: string): GroundTile => GROUND_OF[tile] ?? 'floor';

/** Returns the appearance in this theme of the ground for a tile character. */
export const groundOf = (theme: ThemeRaw, tile: string): GroundRaw => theme.ground[groundName(tile)];

const isWater = (tile: string): boolean => tile === TILES.shallowWater || tile === TILES.deepWater;

const AROUND = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/**
 * Returns the tile character of an open neighbour without water, or floor if there is none. The neighbour's ground
 * fills the rounded edges of the cell.
 */
export function neighbouringGround(scene: Scene, x: number, y: number): string {
  for (const [dx, dy] of AROUND) {
    const tile = scene.tile(x + dx, y + dy);
    if (scene.isOpen(x + dx, y + dy) && !isWater(tile) && GROUND_OF[tile] !== undefined) return tile;
  }
  return TILES.floor;
}

const VARIANTS = 8;

/** Returns which of 16 variants of a tile the cell has. Cells in odd columns have variants with odd numbers. */
export const variantOf = (x: number, y: number): number => Math.floor(noise(x, y, 99) * VARIANTS) * 2 + (x & 1);

/**
 * Returns a noise function for a variant of tiles. All cells with this variant have the same noise, and so look the
 * same. `kind` is a number for each use, so that ground, walls and trees differ in their noise.
 */
export const variantNoise =
  (variant: number, kind: number): Noise =>
  (k) =>
    noise(variant * 31 + 7, kind * 17 + 3, k);
