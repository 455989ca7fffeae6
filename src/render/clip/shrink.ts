import { apart, blue, green, pack, type Rgb, red } from '../color';
import { Pixels } from '../pixels';

/**
 * Shrinks a picture to a width of `width` pixels, in proportion. Uses only colours of the picture, so that an animation
 * needs no new colours.
 */
export function shrink(pixels: Pixels, width: number): Pixels {
  const share = pixels.width / width;
  const small = new Pixels(width, Math.round(pixels.height / share), 0);
  const own = [...new Set(pixels.data)];
  const nearest = new Map<Rgb, Rgb>();
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < width; x++) {
      const mean = meanOf(pixels, { x: x * share, y: y * share, side: share });
      const color = nearest.get(mean) ?? own.reduce((best, one) => (apart(one, mean) < apart(best, mean) ? one : best));
      nearest.set(mean, color);
      small.set(x, y, color);
    }
  }
  return small;
}

function meanOf(pixels: Pixels, square: { x: number; y: number; side: number }): Rgb {
  const right = Math.min(square.x + square.side, pixels.width);
  const bottom = Math.min(square.y + square.side, pixels.height);
  let [area, r, g, b] = [0, 0, 0, 0];
  for (let y = Math.floor(square.y); y < bottom; y++) {
    const high = Math.min(y + 1, bottom) - Math.max(y, square.y);
    for (let x = Math.floor(square.x); x < right; x++) {
      const covered = high * (Math.min(x + 1, right) - Math.max(x, square.x));
      const color = pixels.get(x, y);
      area += covered;
      r += covered * red(color);
      g += covered * green(color);
      b += covered * blue(color);
    }
  }
  return pack(r / area, g / area, b / area);
}
