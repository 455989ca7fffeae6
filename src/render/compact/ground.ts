import type { Pixels } from '../pixels';
import { stain } from './blood';
import { CELL, MAP_TOP, WIDTH } from './layout';
import { GRAIN, LIGHT_COLUMNS, lightOf } from './light';
import type { Scene } from './scene';
import { terrain } from './terrain';

const PER_CELL = CELL / GRAIN;

/** Paints everything that does not move, with the light on it. */
export function drawGround(pixels: Pixels, scene: Scene): void {
  const ground = terrain(scene);
  if (scene.palette !== 'contrast') stain(ground, scene);
  const light = lightOf(scene);
  scene.each((x, y) => {
    if (!scene.known(x, y)) return;
    const column = x - scene.left;
    const row = y - scene.top;
    for (let j = 0; j < PER_CELL; j++) {
      for (let i = 0; i < PER_CELL; i++) {
        const at = ((row * PER_CELL + j) * LIGHT_COLUMNS + column * PER_CELL + i) * 3;
        const factors = scene.seen(x, y) ? light.subarray(at, at + 3) : MEMORY;
        lightSquare(pixels.data, ground, (row * CELL + j * GRAIN) * WIDTH + column * CELL + i * GRAIN, factors);
      }
    }
  });
}

/** Memory has its own tones and takes no light. */
const MEMORY = Float32Array.of(1, 1, 1);

/** One grain of light over image data, written as 0xRRGGBB. Constants are kept in locals: it runs for every pixel. */
function lightSquare(target: Uint32Array, ground: Uint32Array, start: number, factors: Float32Array): void {
  const [fr, fg, fb] = [factors[0]!, factors[1]!, factors[2]!];
  const [side, width, shift] = [GRAIN, WIDTH, MAP_TOP * WIDTH];
  for (let y = 0; y < side; y++) {
    const row = start + y * width;
    for (let i = row; i < row + side; i++) {
      const version = ground[i]!;
      const r = ((version & 255) * fr + 0.5) | 0;
      const g = (((version >> 8) & 255) * fg + 0.5) | 0;
      const b = (((version >> 16) & 255) * fb + 0.5) | 0;
      target[shift + i] = ((r > 255 ? 255 : r) << 16) | ((g > 255 ? 255 : g) << 8) | (b > 255 ? 255 : b);
    }
  }
}
