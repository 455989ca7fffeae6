import { WIDTH } from '../compact/layout';
import { noise } from '../noise';
import type { Pixels } from '../pixels';
import type { CardColours } from './colours';

const BAND_TOPS = [0, 60, 100, 132, 158, 178];
const STARS = 46;
const DISC = { y: 112, radius: 46 };

const CRATERS = [
  [-20, -22, 8],
  [22, -20, 6],
  [4, -34, 5],
  [-32, 2, 4],
] as const;

export function drawSky(pixels: Pixels, colours: CardColours): void {
  colours.bands.forEach((color, i) => {
    pixels.rect(0, BAND_TOPS[i]!, WIDTH, 172, color);
  });
  for (let k = 0; k < STARS; k++) {
    const color = k % 5 === 0 ? colours.brightStar : colours.star;
    pixels.set(Math.floor(noise(k, 3) * WIDTH), Math.floor(noise(k, 9) * 150), color);
  }
  drawDisc(pixels, colours);
}

function drawDisc(pixels: Pixels, { disc }: CardColours): void {
  for (let y = -50; y <= 50; y++) {
    for (let x = -50; x <= 50; x++) {
      const d = Math.hypot(x, y);
      if (d > DISC.radius + 2) continue;
      const crater = CRATERS.some(([cx, cy, r]) => Math.hypot(x - cx, y - cy) < r);
      const color = d >= DISC.radius ? disc.halo : crater ? disc.mark : d > DISC.radius - 3 ? disc.rim : disc.fill;
      pixels.set(disc.x + x, DISC.y + y, color);
    }
  }
}

export function drawHills(pixels: Pixels, { hills, tuft, disc }: CardColours): void {
  const column = (x: number, top: number, color: number) => pixels.rect(x, Math.floor(top), 1, 400, color);
  for (let x = 0; x < WIDTH; x++) {
    const knoll = 26 * Math.exp(-(((x - disc.x) / 46) ** 2));
    column(x, 196 + Math.sin(x * 0.022 + 1) * 14 + Math.sin(x * 0.06) * 4 - knoll, hills[0]);
    column(x, 232 + Math.sin(x * 0.03 + 3.4) * 9, hills[1]);
    const near = Math.floor(268 + Math.sin(x * 0.018 + 0.4) * 5);
    column(x, near, hills[2]);
    if (noise(x, 1) < 0.4) pixels.rect(x, near - 2 - Math.floor(noise(x, 2) * 3), 1, 4, tuft);
  }
}
