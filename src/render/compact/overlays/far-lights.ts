import { clamp } from '../../../lib/clamp';
import { mix, pack, type Rgb, rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import type { Scene } from '../scene';

/** Discs of the glow: radius in pixels, and share of the light's colour in the ground. */
const GLOW = [
  { radius: 6, share: 0.12 },
  { radius: 4, share: 0.28 },
  { radius: 2, share: 0.6 },
] as const;
const CORE = 0xfff4d0;
const PLAIN: Rgb = 0xffffff;
const INSET = 4;

/** Draws lights beyond the hero's sight radius. Lights outside the picture appear at the map's edge. */
export function drawFarLights(pixels: Pixels, scene: Scene): void {
  const { x1, y1, x2, y2 } = scene.viewport.mapClip;
  for (const { at, source, color } of scene.view.farLights ?? []) {
    const corner = scene.corner(at);
    const x = clamp(corner.x + CELL / 2, x1 + INSET, x2 - 1 - INSET);
    const y = clamp(corner.y + CELL / 2, y1 + INSET, y2 - 1 - INSET);
    const isBeyond = x !== corner.x + CELL / 2 || y !== corner.y + CELL / 2;
    const ink = scene.palette === 'contrast' ? PLAIN : inkOf(scene, source, color);
    for (const { radius, share } of isBeyond ? GLOW.slice(1) : GLOW) glow(pixels, { x, y, radius }, ink, share);
    pixels.rect(x - 1, y - 1, 2, isBeyond ? 2 : 3, CORE);
  }
}

function inkOf({ raws }: Scene, source: string, color: string): Rgb {
  const tint = raws.sprites.lights[source]?.tint;
  if (!tint) return rgb(color);
  const most = Math.max(...tint);
  const [r = 255, g = 255, b = 255] = tint.map((part) => Math.round((255 * part) / most));
  return pack(r, g, b);
}

function glow(
  pixels: Pixels,
  { x, y, radius }: { x: number; y: number; radius: number },
  ink: Rgb,
  share: number,
): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      if (dx * dx + dy * dy > radius * radius) continue;
      pixels.set(x + dx, y + dy, mix(pixels.get(x + dx, y + dy), ink, share));
    }
  }
}
