import type { View } from '../../engine';
import type { ScaledPixels } from '../board-picture';
import { Pixels } from '../pixels';
import { shrink } from './shrink';

type Size = Pick<Pixels, 'width' | 'height'>;

/**
 * Returns the card as a picture of the given size. If the card is too wide, a victor's card shrinks, and other cards
 * keep only their upper right part.
 */
export function fitCard({ pixels, scale }: ScaledPixels, over: NonNullable<View['over']>, size: Size): Pixels {
  if (pixels.width === size.width && pixels.height === size.height) return pixels;
  if (pixels.width <= size.width) return centre(pixels, scale, size);
  return over.result === 'retired' ? centre(shrink(pixels, size.width), 1, size) : rightUpperPart(pixels, size);
}

function centre(pixels: Pixels, scale: number, { width, height }: Size): Pixels {
  const screen = new Pixels(width, height, 0);
  const left = Math.floor((width - pixels.width * scale) / 2);
  const top = Math.floor((height - pixels.height * scale) / 2);
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      screen.rect(left + x * scale, top + y * scale, scale, scale, pixels.get(x, y));
    }
  }
  return screen;
}

function rightUpperPart(pixels: Pixels, { width, height }: Size): Pixels {
  const screen = new Pixels(width, height, 0);
  const cut = pixels.width - width;
  for (let y = 0; y < height; y++) {
    const from = y * pixels.width + cut;
    screen.data.set(pixels.data.subarray(from, from + width), y * width);
  }
  return screen;
}
