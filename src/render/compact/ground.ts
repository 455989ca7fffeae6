import type { Palette } from '../../settings/palette';
import type { Rgb } from '../color';
import { noise } from '../noise';
import type { Pixels } from '../pixels';
import { CELL, MAP_TOP } from './layout';
import { GRAIN, lightColumns, lightOf, VALUES } from './light';
import type { Scene } from './scene';
import { drawTerrain } from './terrain';
import { drawTraces } from './traces';

const PER_CELL = CELL / GRAIN;

/** Draws terrain, then traces such as blood (not in high contrast), then light. */
export function drawGround(pixels: Pixels, scene: Scene): void {
  drawTerrain(pixels, scene);
  if (scene.palette !== 'contrast') {
    stain(pixels, scene);
    drawTraces(pixels, scene);
  }
  illuminate(pixels, scene);
}

function illuminate(pixels: Pixels, scene: Scene): void {
  const light = lightOf(scene);
  const across = lightColumns(scene);
  scene.each((x, y) => {
    if (!scene.isSeen(x, y) || !scene.isKnown(x, y)) return;
    const [left, top] = [x - scene.left, y - scene.top];
    for (let j = 0; j < PER_CELL; j++) {
      for (let i = 0; i < PER_CELL; i++) {
        const [column, row] = [left * PER_CELL + i, top * PER_CELL + j];
        const start = (MAP_TOP + row * GRAIN) * pixels.width + column * GRAIN;
        lightSquare(pixels, start, light, (row * across + column) * VALUES);
      }
    }
  });
}

/** The pattern of bright and dark pixels is the same in all cells, because the encoder compresses repeated patterns. */
function lightSquare({ data, width }: Pixels, start: number, light: Float32Array, at: number): void {
  const side = GRAIN;
  for (let half = 0; half < 2; half++) {
    const fr = light[at + half * 3]!;
    const fg = light[at + half * 3 + 1]!;
    const fb = light[at + half * 3 + 2]!;
    for (let y = 0; y < side; y++) {
      const row = start + y * width;
      for (let i = row + ((y + half) & 1); i < row + side; i += 2) {
        const pixel = data[i]!;
        const r = ((pixel >> 16) * fr + 0.5) | 0;
        const g = (((pixel >> 8) & 255) * fg + 0.5) | 0;
        const b = ((pixel & 255) * fb + 0.5) | 0;
        data[i] = ((r > 255 ? 255 : r) << 16) | ((g > 255 ? 255 : g) << 8) | (b > 255 ? 255 : b);
      }
    }
  }
}

interface BloodColours {
  wet: Rgb;
  dry: Rgb;
}

/**
 * Returns the colours of a stain. The palette `safe` has more contrast, because some colour-blind people see red as
 * dark.
 */
export const bloodColours = (palette: Palette): BloodColours =>
  palette === 'safe' ? { wet: 0x6a2c00, dry: 0x0e0304 } : { wet: 0x551019, dry: 0x461019 };

const SHAPES = 8;

let blots: Int8Array[] | null = null;

function stain({ data, width }: Pixels, scene: Scene): void {
  const { view, viewport } = scene;
  const { wet, dry } = bloodColours(scene.palette);
  for (const index of view.blood) {
    const x = index % view.width;
    const y = Math.floor(index / view.width);
    const [left, top] = [(x - scene.left) * CELL, (y - scene.top) * CELL];
    if (left < 0 || top < 0 || left >= width || top >= viewport.mapHeight) continue;
    if (!scene.isSeen(x, y) || !scene.isOpen(x, y)) continue;
    blots ??= Array.from({ length: SHAPES }, (_, k) => blot(k));
    const shape = blots[Math.floor(noise(x, y, 41) * SHAPES)]!;
    for (let i = 0; i < shape.length; i += 3) {
      data[(MAP_TOP + top + shape[i + 1]!) * width + left + shape[i]!] = shape[i + 2] === 1 ? wet : dry;
    }
  }
}

/** Returns the pixels of stain number `k` as triples of x, y and 1 if wet, else 0. */
function blot(k: number): Int8Array {
  const points: number[] = [];
  for (let y = 1; y < 15; y++) {
    for (let x = 1; x < 15; x++) {
      const turn = Math.atan2(y - 8, x - 8);
      const d = Math.sqrt((x - 8) ** 2 + ((y - 8) * 1.25) ** 2);
      const reach = 4.6 + Math.sin(turn * 3 + k * 2.1) * 1.3 + Math.sin(turn * 7 + k);
      if (d < reach) points.push(x, y, d < reach * 0.55 ? 1 : 0);
    }
  }
  for (let q = 0; q < 3; q++) {
    const x = 1 + Math.floor(noise(k, q, 5) * 13);
    const y = 1 + Math.floor(noise(k, q, 6) * 14);
    points.push(x, y, 1, x + 1, y, 1);
  }
  return Int8Array.from(points);
}
