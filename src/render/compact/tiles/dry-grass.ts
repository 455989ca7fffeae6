import type { Palette } from '../../../settings/palette';
import type { Rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import type { Noise } from './ground';

interface Straw {
  blade: Rgb;
  tip: Rgb;
  root: Rgb;
}

const STRAW: Record<Palette, Straw> = {
  standard: { blade: 0x746544, tip: 0xa09270, root: 0x40362a },
  safe: { blade: 0x9a8040, tip: 0xd0bc78, root: 0x44361a },
  contrast: { blade: 0x948038, tip: 0xd0bc58, root: 0x484018 },
};

/** Left edge, row of the foot, and height of each tuft in pixels, back to front. */
const TUFTS = [
  [0, 6, 5],
  [8, 7, 6],
  [4, 10, 6],
  [11, 13, 6],
  [1, 14, 6],
  [7, 15, 5],
] as const;

export function paintDryGrass(tile: Pixels, palette: Palette, noise: Noise): void {
  const { blade, tip, root } = STRAW[palette];
  TUFTS.forEach(([left, foot, height], k) => {
    const x = left + 2 + Math.floor(noise(k * 2 + 1) * 2);
    tile.rect(x - 1, foot, 3, 1, root);
    for (let j = 1; j <= height; j++) {
      const ink = j >= height - 1 ? tip : blade;
      tile.set(x, foot - j, ink);
      if (j === height) continue;
      tile.set(x - (j >> 1), foot - j, ink);
      tile.set(x + (j >> 1), foot - j, j === 1 ? root : blade);
    }
  });
}

const SOOT: Record<Palette, { ash: Rgb; char: Rgb }> = {
  standard: { ash: 0x4a4440, char: 0x17120f },
  safe: { ash: 0x5a5450, char: 0x100c0a },
  contrast: { ash: 0x707070, char: 0x000000 },
};

export function paintBurnt(tile: Pixels, palette: Palette, noise: Noise): void {
  const { ash, char } = SOOT[palette];
  for (let y = 0; y < CELL; y++) {
    for (let x = 0; x < CELL; x++) {
      const reach = Math.hypot(x - 7.5, y - 7.5) + 3 * noise((y >> 1) * 8 + (x >> 1));
      if (reach < 6 ? (x + y) % 4 !== 0 : reach < 11 && (x + y) % 2 === 0) tile.set(x, y, char);
    }
  }
  TUFTS.forEach(([left, foot], k) => {
    const x = left + 1 + Math.floor(noise(k * 2 + 90) * 3);
    tile.rect(x, foot - 2, 1, 2, char);
    tile.set(x + 1, foot - 1, ash);
    tile.set(x - 1, foot, ash);
  });
}
