import type { Palette } from '../../lib/palette';
import { toAbgr } from '../canvas';
import type { Rgb } from '../color';
import { noise } from '../noise';
import { CELL, WIDTH } from './layout';
import type { Scene } from './scene';

interface BloodInks {
  wet: Rgb;
  dry: Rgb;
}

/** Red is dark to some eyes: for them a darker rim bounds a brighter pool, so that it is seen on any ground. */
export const bloodInks = (palette: Palette): BloodInks =>
  palette === 'safe' ? { wet: 0x6a2c00, dry: 0x0e0304 } : { wet: 0x551019, dry: 0x461019 };

const SHAPES = 8;

let blots: Int8Array[] | null = null;

/** Stains the seen ground, before light falls on it. `ground` is as `terrain` made it. */
export function stain(ground: Uint32Array, scene: Scene): void {
  const { view } = scene;
  const inks = bloodInks(scene.palette);
  const [wet, dry] = [toAbgr(inks.wet), toAbgr(inks.dry)];
  for (const index of view.blood) {
    const x = index % view.width;
    const y = Math.floor(index / view.width);
    const [left, top] = [(x - scene.left) * CELL, (y - scene.top) * CELL];
    if (left < 0 || top < 0 || left >= WIDTH || top * WIDTH >= ground.length) continue;
    if (!scene.seen(x, y) || !scene.open(x, y)) continue;
    blots ??= Array.from({ length: SHAPES }, (_, k) => blot(k));
    const shape = blots[Math.floor(noise(x, y, 41) * SHAPES)]!;
    for (let i = 0; i < shape.length; i += 3) {
      ground[(top + shape[i + 1]!) * WIDTH + left + shape[i]!] = shape[i + 2] === 1 ? wet : dry;
    }
  }
}

/** An irregular pool of radius about 5 and three flecks: x, y and 1 where it is wet. */
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
