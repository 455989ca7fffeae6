import { TILES } from '../../../engine';
import type { GroundRaw, GroundTile, ThemeRaw } from '../../../engine/schema/themes';
import { isCanopy } from '../../canopy';
import { rgb } from '../../color';
import { noise } from '../../noise';
import { CELL } from '../layout';
import type { Scene } from '../scene';
import { ORTHOGONAL, sides } from '../sides';
import type { Painter } from './atlas';
import { coloursOf, isFlat, type Noise, paintBrink, paintGround } from './ground';
import { paintWater } from './shore';

export interface Tile {
  /** Key in the cache. Two tiles of one theme with the same key look the same. */
  key: string;
  paint: Painter;
}

/** Returns the tile of the ground on a cell. Adjacent walls cast shadows on the tile, except in high contrast. */
export function groundTile(scene: Scene, x: number, y: number, tile = scene.tile(x, y)): Tile {
  const theme = scene.theme(x);
  const ground = groundOf(theme, tile);
  const variant = seenVariantOf(scene, x, y);
  const name = groundName(tile);
  const open: Tile = {
    key: `${name} ${variant}`,
    paint: (target) => paintGround(target, ground, variantNoise(variant, 1), variant % 2 === 0),
  };
  if (ground.texture === 'void') return voidTile(scene, x, y, ground, open);
  return shadedTile(scene, x, y, ground, shoreTile(scene, x, y, isWatery(ground) ? tile : null, open));
}

/** All cells out of sight have variant 0, so that remembered ground needs fewer tiles. */
const seenVariantOf = (scene: Scene, x: number, y: number): number => (scene.isSeen(x, y) ? variantOf(x, y) : 0);

function shadedTile(scene: Scene, x: number, y: number, ground: GroundRaw, bare: Tile): Tile {
  if (isFlat(ground)) return bare;
  const crowns = isCanopy(scene.theme(x).wall);
  const above = scene.isWall(x, y - 1) ? (crowns ? 2 : 3) : 0;
  const left = scene.isWall(x - 1, y) && !crowns ? 2 : 0;
  return {
    key: `${bare.key} ${above} ${left}`,
    paint: (target) => {
      bare.paint(target);
      const { shadow } = coloursOf(ground);
      target.rect(0, 0, CELL, above, shadow);
      target.rect(0, 0, left, CELL, shadow);
      if (above > 0) for (let i = left; i < CELL; i += 2) target.set(i, above, shadow);
      if (left > 0) for (let i = above + 1; i < CELL; i += 2) target.set(left, i, shadow);
    },
  };
}

const isWatery = ({ texture }: GroundRaw): boolean => texture === 'water' || texture === 'flat-water';

/** `tile` is the water's tile character, or `null` on dry ground. Water continues below bridges. */
function shoreTile(scene: Scene, x: number, y: number, tile: string | null, open: Tile): Tile {
  const theme = scene.theme(x);
  if (scene.tile(x, y) === TILES.bridge) return open;
  const { shallowWater, deepWater } = theme.ground;
  const here = tile !== null;
  const goesOn = (i: number, j: number): boolean =>
    !scene.isKnown(i, j) || scene.tile(i, j) === TILES.bridge || (scene.isWall(i, j) && !isCanopy(theme.wall));
  const isWet = (i: number, j: number): boolean =>
    goesOn(i, j) ? here : isWater(scene.tile(i, j)) && isWatery(groundOf(scene.theme(i), scene.tile(i, j)));
  const wet = { here, sides: sides(x, y, isWet) };
  if (!here && wet.sides === 0) return open;
  const isDeep = (i: number, j: number): boolean =>
    goesOn(i, j) ? tile === TILES.deepWater : isWet(i, j) && scene.tile(i, j) === TILES.deepWater;
  const deep = { here: tile === TILES.deepWater, sides: sides(x, y, isDeep) };
  const hasOpenWater = (i: number, j: number): boolean => isPool(scene, i, j) && poolsAround(scene, i, j) !== 0;
  const isPuddle = here ? poolsAround(scene, x, y) === 0 : sides(x, y, hasOpenWater) === 0;
  const shore = neighbouringGround(scene, x, y);
  const land = groundOf(theme, shore);
  const variant = seenVariantOf(scene, x, y);
  return {
    key: `${open.key} ${wet.sides} ${deep.sides} ${groundName(shore)}${isPuddle ? ' puddle' : ''}`,
    paint: (target) => {
      if (here) paintGround(target, land, variantNoise(variant, 1), variant % 2 === 0);
      else open.paint(target);
      paintWater(target, { wet, deep, shallowWater, deepWater, isPuddle }, variantNoise(variant, 4));
    },
  };
}

const isPool = (scene: Scene, x: number, y: number): boolean => scene.isKnown(x, y) && isWater(scene.tile(x, y));

const poolsAround = (scene: Scene, x: number, y: number): number => sides(x, y, (i, j) => isPool(scene, i, j));

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

/** Returns the main colour of an open neighbour without water; the colour of floor if there is none. */
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

/** Returns `floor` for a tile character without a ground. */
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

/**
 * Returns the tile character of an open neighbour without water; floor if there is none. Prefers south, then north,
 * east, west and the diagonal neighbours.
 */
export function neighbouringGround(scene: Scene, x: number, y: number): string {
  for (const [dx, dy] of AROUND) {
    const tile = scene.tile(x + dx, y + dy);
    if (scene.isOpen(x + dx, y + dy) && !isWater(tile) && GROUND_OF[tile] !== undefined) return tile;
  }
  return TILES.floor;
}

const VARIANTS = 8;

/** Returns the number of a cell's variant, from 0 to 15. Cells in odd columns have odd numbers. */
export const variantOf = (x: number, y: number): number => Math.floor(noise(x, y, 99) * VARIANTS) * 2 + (x & 1);

/** Returns the same noise for cells of the same variant. `kind` separates ground, walls and trees. */
export const variantNoise =
  (variant: number, kind: number): Noise =>
  (k) =>
    noise(variant * 31 + 7, kind * 17 + 3, k);
