import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { ThemeRaw } from '../../engine/schema/themes';
import { luma, type Rgb, rgb } from '../color';
import type { Pixels } from '../pixels';
import { CELL, STANDARD } from './layout';
import type { Scene } from './scene';
import { TileAtlas } from './tiles/atlas';
import { doorTile } from './tiles/door-cell';
import { groundTile, type Tile } from './tiles/ground-cell';
import { stoneOf, stoneTile } from './tiles/stone-cell';
import { wallTile } from './tiles/wall-cell';

const atlas = new TileAtlas();
let screen: SKRSContext2D | null = null;

/**
 * Ground, walls and doors of the window, unlit, as canvas image data (one number a pixel, little-endian RGBA). Cells
 * out of sight are already in the tones of memory, unknown ones blank.
 */
export function terrain(scene: Scene): Uint32Array {
  const { columns, rows, width, mapHeight } = scene.viewport;
  // The one with the most cells has room for every other.
  screen ??= createCanvas(STANDARD.width, STANDARD.mapHeight).getContext('2d');
  const context = screen;
  context.clearRect(0, 0, width, mapHeight);
  atlas.open(columns * rows);
  const slots = slotsOf(scene);
  atlas.close();
  for (const { slot, x, y } of slots) atlas.place(context, slot, x, y);
  const { data } = context.getImageData(0, 0, width, mapHeight);
  return new Uint32Array(data.buffer, data.byteOffset, width * mapHeight);
}

function slotsOf(scene: Scene): { slot: number; x: number; y: number }[] {
  const slots: { slot: number; x: number; y: number }[] = [];
  scene.each((x, y) => {
    if (!scene.isKnown(x, y)) return;
    const theme = scene.theme(x);
    const seen = scene.isSeen(x, y);
    const tile = tileOf(scene, x, y);
    const slot = atlas.slot(`${theme.id} ${seen ? '' : 'memory '}${tile.key}`, (target) => {
      tile.paint(target);
      if (!seen) paintMemory(target, theme);
    });
    slots.push({ slot, x: (x - scene.left) * CELL, y: (y - scene.top) * CELL });
  });
  return slots;
}

function tileOf(scene: Scene, x: number, y: number): Tile {
  const stone = stoneOf(scene, x, y);
  if (stone !== null) return stoneTile(scene, x, y, stone);
  if (scene.isWall(x, y)) return wallTile(scene, x, y);
  if (scene.isClosedDoor(x, y) || scene.isOpenDoor(x, y)) return doorTile(scene, x, y);
  return groundTile(scene, x, y);
}

/** Turns a painted tile into its remembered form: cool tones by brightness alone. */
function paintMemory(tile: Pixels, theme: ThemeRaw): void {
  const steps = theme.memory.map(({ from, color }) => ({ from, color: rgb(color) }));
  for (let i = 0; i < tile.data.length; i++) tile.data[i] = memoryTone(tile.data[i]!, steps);
}

function memoryTone(color: Rgb, steps: readonly { from: number; color: Rgb }[]): Rgb {
  const brightness = luma(color);
  let tone = steps[0]!.color;
  for (const step of steps) if (brightness >= step.from) tone = step.color;
  return tone;
}
