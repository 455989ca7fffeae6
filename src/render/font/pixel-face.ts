import type { Rgb } from '../color';
import type { Pixels } from '../pixels';

/**
 * Characters in the order of their pictures in `BITS`. The last five mean damage, accuracy, armour, speed and range.
 */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789−+.,:;!¡?¿\'’"-–×/%()&·…#▲▼±⚔◎⛨»➶';

/** Base64 of eight bytes for each character, one for each row. The highest bit is the leftmost pixel. */
const BITS =
  'eMzMzPzMzMz4zMz4zMzM+HjMwMDAwMx48NjMzMzM2PD8wMD4wMDA/PzAwPjAwMDAeMzAwNzMzHjMzMz8zMzMzMDAwMDAwMDADAwMDAzMzHjM2PDg8NjMzMDAwMDAwMD8xu7+1tbGxsbM7Oz83NzMzHjMzMzMzMx4+MzMzPjAwMB4zMzMzNzYbPjMzMz42MzMeMzAeAwMzHj8MDAwMDAwMMzMzMzMzMx4zMzMzMx4eDDGxsbW1v7uxszMeDAweMzMzMzMeDAwMDD8DBgwYMDA/HjMzMzMzMx4MHDwMDAwMDB4zAwYMGDA/HjMDDgMDMx4HDxszPz8DAz8wMD4DAzMeHjAwPjMzMx4/AwMGBgwMDB4zMx4zMzMeHjMzMx8DAx4AAAA+PgAAAAAADD8/DAAAAAAAAAAAMDAAAAAAADAwIAAwMAAAMDAAADAwAAAwMCAwMDAwMAAwMDAwADAwMDAwHjMDBgwADAwMDAAMGDAzHjAwIAAAAAAAMDAgAAAAAAA2NiQAAAAAAAAAADw8AAAAAAAAPz8AAAAAACEzDAwzIQMDBgYYGDAwMzMGDAwYMzMMGDAwMDAYDDAYDAwMDBgwHDY2HD23Nh2AAAAwMAAAAAAAAAAAADb21BQ/FBQ/FBQAAAQODh8fP4AAP58fDg4EDAw/DAwAPwABw8e3Hg4bMA8Qpm9vZlCPP////9+fjwY2Gw2Gxs2bNgfBw8bMWDAgA==';

/** Accents, each as two rows of pixels. The rows lie three and two rows above the letter. */
const ACCENTS: Readonly<Record<string, readonly [number, number]>> = {
  '\u0308': [0xcc, 0xcc],
  '\u0301': [0x18, 0x30],
  '\u0303': [0x6c, 0xd8],
};

export const CAPS = { height: 8, above: 3 } as const;
const SPACE = 4;
const OUTLINE: Rgb = 0x08080c;

/** `pixels` holds the column and row of each pixel in turn; accents have negative rows. */
interface Face {
  pixels: Int8Array;
  width: number;
}

let faces: Map<string, Face> | null = null;

function decode(): Map<string, Face> {
  const bits = Buffer.from(BITS, 'base64');
  return new Map([...CHARACTERS].map((character, n) => [character, faceOf([...bits.subarray(8 * n, 8 * n + 8)], 0)]));
}

function faceOf(rows: readonly number[], top: number): Face {
  const pixels: number[] = [];
  rows.forEach((row, j) => {
    for (let i = 0; i < 8; i++) if (row & (128 >> i)) pixels.push(i, top + j);
  });
  return { pixels: Int8Array.from(pixels), width: 1 + Math.max(...pixels.filter((_, n) => n % 2 === 0)) };
}

function pictureOf(character: string): Face | null {
  faces ??= decode();
  const known = faces.get(character);
  if (known) return known;
  const [letter = '', accent = '', ...more] = character.normalize('NFD');
  const [base, mark] = [faces.get(letter), ACCENTS[accent]];
  if (!base || !mark || more.length > 0) return null;
  const above = faceOf(mark, -CAPS.above);
  const aside = Math.floor((base.width - above.width) / 2);
  const moved = above.pixels.map((value, n) => (n % 2 === 0 ? value + aside : value));
  const made = { pixels: Int8Array.from([...base.pixels, ...moved]), width: base.width };
  faces.set(character, made);
  return made;
}

const charactersOf = (text: string): string[] => [...text.normalize('NFC').toLocaleUpperCase()];

/** True if the pixel face can write the whole text in capitals. */
export const hasCaps = (text: string): boolean =>
  charactersOf(text).every((character) => character === ' ' || pictureOf(character) !== null);

const advanceOf = (character: string): number => (pictureOf(character)?.width ?? SPACE) + 1;

/** `tall` letters are twice as high, but not wider. */
export type CapsScale = number | 'tall';

const acrossOf = (scale: CapsScale): number => (scale === 'tall' ? 1 : scale);
const downOf = (scale: CapsScale): number => (scale === 'tall' ? 2 : scale);

/** Returns the height in pixels of a capital without its accent. */
export const capsHeight = (scale: CapsScale): number => CAPS.height * downOf(scale);

/** Returns the width in pixels of a text from `drawCaps`. */
export const capsWidth = (text: string, scale: CapsScale = 1): number =>
  Math.max(0, charactersOf(text).reduce((sum, character) => sum + advanceOf(character), 0) - 1) * acrossOf(scale);

/** Colour of capitals, or a function from a row to the row's colour. Accents have negative rows. */
type Ink = Rgb | ((row: number) => Rgb);

/**
 * Writes capitals. (x, y) is the upper left corner of the first capital, without its accent. Returns the first column
 * for the next text. Leaves a blank for each character that the pixel face lacks.
 */
export function drawCaps(pixels: Pixels, x: number, y: number, text: string, ink: Ink, scale: CapsScale = 1): number {
  const [across, down] = [acrossOf(scale), downOf(scale)];
  let pen = x;
  for (const character of charactersOf(text)) {
    const points = pictureOf(character)?.pixels ?? [];
    for (let i = 0; i < points.length; i += 2) {
      const row = points[i + 1]!;
      const color = typeof ink === 'number' ? ink : ink(row);
      const high = row < 0 ? across : down;
      pixels.rect(pen + points[i]! * across, y + row * high, across, high, color);
    }
    pen += advanceOf(character) * across;
  }
  return pen;
}

/** Calls `drawCaps` with a dark outline. Returns the first column for the next text. */
export function drawCapsLabel(
  pixels: Pixels,
  x: number,
  y: number,
  text: string,
  ink: Ink,
  scale: CapsScale = 1,
): number {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (dx || dy) drawCaps(pixels, x + dx, y + dy, text, OUTLINE, scale);
  }
  return drawCaps(pixels, x, y, text, ink, scale);
}
