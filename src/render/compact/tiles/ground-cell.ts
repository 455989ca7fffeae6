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

/** Tiles that count as water when banks are drawn. A bridge counts, because water goes on below the bridge. */
const WET: ReadonlySet<string> = new Set([TILES.deepWater, TILES.shallowWater, TILES.bridge]);

export interface Tile {
  /** Name of the tile's picture. Tiles of one theme with equal names look the same. */
  key: string;
  paint: Painter;
}

/**
 * Returns the tile of bare ground, with the shade of neighbouring walls and the banks of water. Remembered ground has
 * no small marks, because the marks took a fifteenth of a picture's bytes and nobody misses them.
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

/** Returns the tile of a chasm. All known cells around it except chasms count as land. */
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

/** Returns the base colour of the ground next to a cell. */
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

/** Returns the kind of ground of a tile. */
export const groundName = (tile: string): GroundTile => GROUND_OF[tile] ?? 'floor';

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

/** Returns a dry open tile next to a cell, whose ground shows at the cell's edges. */
export function neighbouringGround(scene: Scene, x: number, y: number): string {
  for (const [dx, dy] of AROUND) {
    const tile = scene.tile(x + dx, y + dy);
    if (scene.isOpen(x + dx, y + dy) && !isWater(tile) && GROUND_OF[tile] !== undefined) return tile;
  }
  return TILES.floor;
}

const VARIANTS = 8;

/** Returns the variant of the tile that a map cell shows. Odd columns have odd variants. */
export const variantOf = (x: number, y: number): number => Math.floor(noise(x, y, 99) * VARIANTS) * 2 + (x & 1);

/** Returns the noise of a variant. It is the same in every cell with this variant. */
export const variantNoise =
  (variant: number, kind: number): Noise =>
  (k) =>
    noise(variant * 31 + 7, kind * 17 + 3, k);
