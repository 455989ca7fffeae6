import { TILES } from '../../../engine';
import { rgb } from '../../color';
import { CELL } from '../layout';
import type { Scene } from '../scene';
import type { Painter } from './atlas';
import { inksOf, isFlat, paintGround } from './ground';
import { groundName, groundOf, isWater, neighbouringGround, variantNoise, variantOf } from './place';
import { ORTHOGONAL, sides } from './sides';
import { paintBank, paintShelf } from './water';

/** Water goes on below a bridge. */
const WET: ReadonlySet<string> = new Set([TILES.deepWater, TILES.shallowWater, TILES.bridge]);

export interface Tile {
  /** Names everything the picture of the tile depends on, but for its theme. */
  key: string;
  paint: Painter;
}

/** Bare ground with what its neighbours do to it: shade of walls, banks of water. */
export function groundTile(scene: Scene, x: number, y: number, tile = scene.tile(x, y)): Tile {
  const theme = scene.theme(x);
  const ground = groundOf(theme, tile);
  const variant = variantOf(x, y);
  const bare: Painter = (target) => paintGround(target, ground, variantNoise(variant, 1), variant % 2 === 0);
  const name = groundName(tile);
  if (isWater(tile)) return waterTile(scene, x, y, tile, { key: `${name} ${variant}`, paint: bare });
  if (isFlat(ground)) return { key: name, paint: bare };
  const crowns = theme.wall.texture === 'canopy';
  const above = scene.wall(x, y - 1) ? (crowns ? 2 : 3) : 0;
  const left = scene.wall(x - 1, y) && !crowns ? 2 : 0;
  return {
    key: `${name} ${variant} ${above} ${left}`,
    paint: (target) => {
      bare(target);
      const { shadow } = inksOf(ground);
      target.rect(0, 0, CELL, above, shadow);
      target.rect(0, 0, left, CELL, shadow);
    },
  };
}

function waterTile(scene: Scene, x: number, y: number, tile: string, open: Tile): Tile {
  const theme = scene.theme(x);
  const water = groundOf(theme, tile);
  if (isFlat(water)) return open;
  const banks = sides(x, y, (i, j) => scene.known(i, j) && !WET.has(scene.tile(i, j))) & ORTHOGONAL;
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

/** The base colour of the ground next to a cell. */
export const groundColour = (scene: Scene, x: number, y: number): number =>
  rgb(groundOf(scene.theme(x), neighbouringGround(scene, x, y)).base);
