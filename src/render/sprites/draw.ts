import type { Rgb } from '../color';
import type { Pixels } from '../pixels';
import { CLEAR, type Sprite } from './sprite';

export const OUTLINE: Rgb = 0x08080c;

export interface SpriteStyle {
  /** Dark by default. `null` draws no outline. */
  outline?: Rgb | null;
  halo?: Rgb;
  /** Colour of all pixels inside the outline, for a silhouette. */
  solid?: Rgb;
  tone?: (ink: Rgb) => Rgb;
  scale?: number;
}

/** Draws a sprite with its upper left corner at (x, y). Outlines are outside the sprite's width and height. */
export function drawSprite(pixels: Pixels, sprite: Sprite, x: number, y: number, style: SpriteStyle = {}): void {
  const { outline = OUTLINE, halo, solid, tone, scale = 1 } = style;
  const dot = (i: number, j: number, color: Rgb) => {
    if (scale === 1) pixels.set(x + i, y + j, color);
    else pixels.rect(x + i * scale, y + j * scale, scale, scale, color);
  };
  if (halo !== undefined) eachPoint(sprite.halo, (i, j) => dot(i, j, halo));
  if (outline !== null) eachPoint(sprite.outline, (i, j) => dot(i, j, outline));
  for (let j = 0; j < sprite.height; j++) {
    for (let i = 0; i < sprite.width; i++) {
      const ink = sprite.pixels[j * sprite.width + i]!;
      if (ink !== CLEAR) dot(i, j, solid ?? (tone ? tone(ink) : ink));
    }
  }
}

function eachPoint(points: Int8Array, visit: (x: number, y: number) => void): void {
  for (let i = 0; i < points.length; i += 2) visit(points[i]!, points[i + 1]!);
}
