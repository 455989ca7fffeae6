import type { ThemeRaw } from '../../engine/schema/themes';
import type { Palette } from '../../settings/palette';
import { blue, green, luma, pack, type Rgb, red, rgb } from '../color';
import type { Pixels } from '../pixels';
import { CELL, MAP_TOP } from './layout';
import type { Scene } from './scene';
import { TileAtlas } from './tiles/atlas';
import { doorTile } from './tiles/door-cell';
import { paintBurnt, paintDryGrass } from './tiles/dry-grass';
import { groundTile, type Tile, variantNoise, variantOf } from './tiles/ground-cell';
import { stoneOf, stoneTile } from './tiles/stone-cell';
import { wallTile } from './tiles/wall-cell';

const atlas = new TileAtlas();

/** Draws the known ground, walls and doors, without light. */
export function drawTerrain(pixels: Pixels, scene: Scene): void {
  scene.each((x, y) => {
    if (!scene.isKnown(x, y)) return;
    const theme = scene.theme(x);
    const seen = scene.isSeen(x, y);
    const { key, paint } = tileOf(scene, x, y);
    const tile = atlas.tile(`${theme.id} ${seen ? '' : 'memory '}${key}`, (target) => {
      paint(target);
      if (!seen) paintMemory(target, theme, scene.palette);
    });
    copyTile(tile, pixels, (x - scene.left) * CELL, MAP_TOP + (y - scene.top) * CELL);
  });
}

function copyTile(tile: Uint32Array, { data, width }: Pixels, left: number, top: number): void {
  for (let y = 0; y < CELL; y++) {
    const to = (top + y) * width + left;
    for (let x = 0; x < CELL; x++) data[to + x] = tile[y * CELL + x]!;
  }
}

function tileOf(scene: Scene, x: number, y: number): Tile {
  const stone = stoneOf(scene, x, y);
  if (stone !== null) return stoneTile(scene, x, y, stone);
  if (scene.isWall(x, y)) return wallTile(scene, x, y);
  if (scene.isClosedDoor(x, y) || scene.isOpenDoor(x, y)) return doorTile(scene, x, y);
  return withTinder(scene, x, y, groundTile(scene, x, y));
}

function withTinder(scene: Scene, x: number, y: number, bare: Tile): Tile {
  const isDry = scene.isDry(x, y);
  if (!isDry && !scene.isBurnt(x, y)) return bare;
  const variant = variantOf(x, y);
  const { palette } = scene;
  return {
    key: `${bare.key} ${isDry ? 'dry' : 'burnt'} ${palette} ${variant}`,
    paint: (target) => {
      bare.paint(target);
      (isDry ? paintDryGrass : paintBurnt)(target, palette, variantNoise(variant, 7));
    },
  };
}

/** `DIM` multiplies the channels of remembered ground, then `COOL` is added. */
const DIM = [0.56, 0.58, 0.62] as const;
const COOL = [7, 9, 13] as const;
const GREY = 0.2;

function paintMemory(tile: Pixels, theme: ThemeRaw, palette: Palette): void {
  const steps = theme.memory.map(({ from, color }) => ({ from, color: rgb(color) }));
  const tone = palette === 'contrast' ? (color: Rgb) => memoryTone(color, steps) : dimmed;
  for (let i = 0; i < tile.data.length; i++) tile.data[i] = tone(tile.data[i]!);
}

function dimmed(color: Rgb): Rgb {
  const grey = luma(color) * GREY;
  const own = 1 - GREY;
  return pack(
    coarse(COOL[0] + (red(color) * own + grey) * DIM[0]),
    coarse(COOL[1] + (green(color) * own + grey) * DIM[1]),
    coarse(COOL[2] + (blue(color) * own + grey) * DIM[2]),
  );
}

/** Rounds a channel to a multiple of six, which keeps the number of colours in animations low. */
const coarse = (value: number): number => Math.round(value / 6) * 6;

function memoryTone(color: Rgb, steps: readonly { from: number; color: Rgb }[]): Rgb {
  const brightness = luma(color);
  let tone = steps[0]!.color;
  for (let n = 0; n < steps.length; n++) if (brightness >= steps[n]!.from) tone = steps[n]!.color;
  return tone;
}
