import { rgb } from '../color';
import { drawText, fitText } from '../font/text';
import { Pixels } from '../pixels';
import { LINE } from './level-picture';

const BACKGROUND = rgb('#0C0D12');
const CAPTION = rgb('#F0E6C8');
const GAP = 8;

export interface Thumbnail {
  caption: string;
  pixels: Pixels;
}

/** Pictures of one size side by side, row by row, each with its caption above. Throws when there are none. */
export function contactSheet(pictures: readonly Thumbnail[], columns: number): Pixels {
  const [first] = pictures;
  if (!first) throw new Error('nothing to put on a contact sheet');
  const { width, height } = first.pixels;
  const across = Math.min(columns, pictures.length);
  const down = Math.ceil(pictures.length / across);
  const sheet = new Pixels(across * (width + GAP) + GAP, down * (height + LINE + GAP) + GAP, BACKGROUND);
  pictures.forEach(({ caption, pixels }, index) => {
    const x = GAP + (index % across) * (width + GAP);
    const y = GAP + Math.floor(index / across) * (height + LINE + GAP);
    drawText(sheet, x, y, fitText(caption, width), CAPTION);
    copy(sheet, pixels, x, y + LINE);
  });
  return sheet;
}

function copy(to: Pixels, from: Pixels, x: number, y: number): void {
  for (let row = 0; row < from.height; row++) {
    to.data.set(from.data.subarray(row * from.width, (row + 1) * from.width), (y + row) * to.width + x);
  }
}
