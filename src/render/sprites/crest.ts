import type { LookRaw, SpritesRaw } from '../../engine/schema/sprites';
import type { Crest, EmblemColour } from '../../lib/crest';
import { type Rgb, rgb } from '../color';
import type { Pixels } from '../pixels';
import { OUTLINE } from './draw';
import { CLEAR, gridSprite } from './sprite';

const COLOURS: Record<EmblemColour, { field: string; light: string; sign: string }> = {
  red: { field: '#B42A3A', light: '#E0484C', sign: '#F6F2E4' },
  orange: { field: '#C4621A', light: '#F08A34', sign: '#FFF4B0' },
  gold: { field: '#D0A02A', light: '#FFD95C', sign: '#2B2733' },
  green: { field: '#2F7340', light: '#4FA050', sign: '#F6F2E4' },
  teal: { field: '#1F7A78', light: '#38A8A0', sign: '#F6F2E4' },
  blue: { field: '#2F5096', light: '#4A7AD8', sign: '#F6F2E4' },
  violet: { field: '#70408E', light: '#9A64C0', sign: '#F6F2E4' },
  silver: { field: '#9A98AC', light: '#C8C6D6', sign: '#2B2733' },
};

/** Returns the small shield on a hero's chest, which has no room for an emblem. */
export const crestLook = ({ colour }: Crest): LookRaw => ({
  sprite: 'worn-crest',
  swap: { r: COLOURS[colour].field, R: COLOURS[colour].light },
});

export const CREST = { width: 18, height: 20 } as const;
const TIP = [8, 6, 5, 3, 2, 1, 1] as const;
const EMBLEM = { x: 4, y: 4 } as const;

/** Draws the shield and its emblem. (x, y) is the upper left corner of the outline. */
export function drawCrest(
  pixels: Pixels,
  sprites: SpritesRaw,
  crest: Crest,
  { x, y, scale = 1 }: { x: number; y: number; scale?: number },
): void {
  const { field, light, sign } = COLOURS[crest.colour];
  const bar = (inset: number, row: number, ink: Rgb) =>
    pixels.rect(x + inset * scale, y + row * scale, (CREST.width - 2 * inset) * scale, scale, ink);
  for (let row = 0; row < CREST.height; row++) {
    const cut = TIP[CREST.height - 1 - row] ?? 0;
    bar(cut, row, OUTLINE);
  }
  for (let row = 1; row < CREST.height - 1; row++) {
    const cut = Math.max(TIP[CREST.height - 1 - row] ?? 0, TIP[CREST.height - 2 - row] ?? 0) + 1;
    if (cut < CREST.width / 2) bar(cut, row, rgb(row < 3 ? light : field));
  }
  const { width, height, pixels: inks } = gridSprite(sprites, `emblem-${crest.emblem}`);
  inks.forEach((ink, n) => {
    if (ink === CLEAR) return;
    const [i, j] = [n % width, Math.floor(n / width)];
    if (j < height) pixels.rect(x + (EMBLEM.x + i) * scale, y + (EMBLEM.y + j) * scale, scale, scale, rgb(sign));
  });
}
