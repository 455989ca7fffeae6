import type { CardFrame } from '../../lib/looks';
import { type Rgb, rgb } from '../color';
import type { Pixels } from '../pixels';

const CORNER = 7;
const STEP = 14;

interface Frame {
  edge: Rgb;
  light: Rgb;
  /** Ornaments as rows of pixels, each letter a key of `inks`. Absent for a plain frame, which has studs. */
  ornaments?: { inks: Readonly<Record<string, Rgb>>; corner: readonly string[]; side: readonly string[] };
}

/** Frames of players' ranks, the lowest rank first. */
export const RANK_FRAMES: readonly Frame[] = [
  { edge: rgb('#6A442C'), light: rgb('#C89A5C') },
  { edge: rgb('#8A5A34'), light: rgb('#E0A86A') },
  { edge: rgb('#5F6474'), light: rgb('#B9B7C8') },
  { edge: rgb('#2F5096'), light: rgb('#96C6FF') },
  { edge: rgb('#B4861E'), light: rgb('#FFD95C') },
  { edge: rgb('#2F7340'), light: rgb('#FFE58A') },
];

const DARK = rgb('#15161E');

export const CHOSEN_FRAMES: Readonly<Record<CardFrame, Frame>> = {
  ivy: {
    ...{ edge: rgb('#3A2A1C'), light: rgb('#6A8A3C') },
    ornaments: {
      inks: { n: rgb('#2F7340'), N: rgb('#82D660'), i: rgb('#F594C8'), y: rgb('#FFD95C') },
      corner: ['.ii.ii.', 'iiinii.', '.inyni.', '.nyyyn.', '.inyni.', 'iiiniii', '.ii.ii.'],
      side: ['..nNn', '.nNNn', 'nNNn.', '.nn..', '.nNn.', '..nNn', '...n.'],
    },
  },
  bones: {
    ...{ edge: rgb('#3C3630'), light: rgb('#E9E2CC') },
    ornaments: {
      inks: { w: rgb('#F6F2E4'), G: rgb('#B9B29C'), k: DARK },
      corner: ['.wwwww.', 'wwwwwww', 'wkkwkkw', 'wkkwkkw', '.wwkww.', '.GwwwG.', '.GkGkG.'],
      side: ['.....', 'ww.ww', 'wwwww', '.wGw.', 'wwwww', 'ww.ww', '.....'],
    },
  },
  coins: {
    ...{ edge: rgb('#5A3A12'), light: rgb('#B4861E') },
    ornaments: {
      inks: { o: rgb('#B4861E'), y: rgb('#FFD95C'), Y: rgb('#FFF4B0') },
      corner: ['..ooo..', '.oYyyo.', 'oYyoyyo', 'oyoyoyo', 'oyyoyyo', '.oyyyo.', '..ooo..'],
      side: ['.....', '.ooo.', 'oYyyo', 'oyoyo', 'oyyyo', '.ooo.', '.....'],
    },
  },
  flames: {
    ...{ edge: rgb('#571420'), light: rgb('#E0484C') },
    ornaments: {
      inks: { r: rgb('#E0484C'), o: rgb('#FFAB4C'), y: rgb('#FFF4B0') },
      corner: ['...r...', '.r.rr..', '.rrror.', 'rrooorr', 'roooyor', 'royyyor', '.royor.'],
      side: ['..r..', '..rr.', '.ror.', 'rroor', 'royor', 'ryyor', '.ror.'],
    },
  },
};

/** Draws the frame along the edges of the picture. */
export function drawFrame(pixels: Pixels, { edge, light, ornaments }: Frame): void {
  const { width, height } = pixels;
  pixels.frame(0, 0, width, height, edge, 3);
  pixels.frame(1, 1, width - 2, height - 2, light);
  const [right, bottom] = [width - CORNER, height - CORNER];
  const draw = (x: number, y: number, rows: readonly string[] = []) =>
    rows.forEach((row, j) => {
      [...row].forEach((sign, i) => {
        const ink = ornaments?.inks[sign];
        if (ink !== undefined) pixels.set(x + i, y + j, ink);
      });
    });
  const along = (end: number): number[] => {
    const count = Math.floor((end - STEP / 2) / STEP);
    return Array.from({ length: count - 1 }, (_, n) => Math.round(((n + 1) * end) / count));
  };
  for (const x of along(right)) for (const y of [-1, bottom + 1]) draw(x, y, ornaments?.side);
  for (const y of along(bottom)) for (const x of [-1, right + 3]) draw(x, y, ornaments?.side);
  for (const x of [0, right]) {
    for (const y of [0, bottom]) {
      pixels.rect(x, y, CORNER, CORNER, edge);
      if (ornaments) draw(x, y, ornaments.corner);
      else pixels.rect(x + 2, y + 2, 3, 3, light);
    }
  }
}
