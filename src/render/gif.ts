import { lzw } from './lzw';
import { indexColours } from './palette';
import type { Pixels } from './pixels';

/** One picture of an animation. All are of one size. */
export interface Frame {
  pixels: Pixels;
  /** How long it stays, in milliseconds; rounded to hundredths of a second, 20 ms at least. */
  delay: number;
}

/** A GIF has 256 colours; one stands for "as before". */
const COLOURS = 255;
const BLOCK = 255;
const KEEP = 1 << 2;

/**
 * An animated GIF that plays for ever, in one palette; each frame holds only the part that changes. Throws when there
 * are no frames or their colours cannot be folded into 255.
 */
export function encodeGif(frames: readonly Frame[]): Buffer {
  const [first] = frames;
  if (!first) throw new Error('an animation needs a frame');
  const { width, height } = first.pixels;
  const { palette, pictures } = indexAll(frames, width * height);
  const transparent = palette.length;
  const bits = Math.max(2, Math.ceil(Math.log2(palette.length + 1)));
  const chunks = [header(width, height, palette, bits), LOOP];
  let before: Uint8Array | null = null;
  frames.forEach((frame, index) => {
    const picture = pictures[index]!;
    const part = before === null ? whole(picture, width, height) : changed(before, picture, width, height, transparent);
    chunks.push(
      control(frame.delay, transparent),
      descriptor(part),
      Buffer.from([bits]),
      ...blocks(lzw(part.indices, bits)),
    );
    before = picture;
  });
  chunks.push(Buffer.from([TRAILER]));
  return Buffer.concat(chunks);
}

const TRAILER = 0x3b;

/** Application extension NETSCAPE2.0: zero repetitions stand for endless ones. */
const LOOP = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('NETSCAPE2.0'), Buffer.from([3, 1, 0, 0, 0])]);

function indexAll(frames: readonly Frame[], size: number): { palette: number[]; pictures: Uint8Array[] } {
  const all = new Uint32Array(size * frames.length);
  frames.forEach(({ pixels }, index) => {
    if (pixels.data.length !== size) throw new Error('frames differ in size');
    all.set(pixels.data, index * size);
  });
  const { palette, indices } = indexColours(all);
  if (palette.length > COLOURS) throw new Error(`${palette.length} colours are too many for a GIF`);
  return { palette, pictures: frames.map((_, index) => indices.subarray(index * size, (index + 1) * size)) };
}

function header(width: number, height: number, palette: readonly number[], bits: number): Buffer {
  const colours = Buffer.alloc(3 << bits);
  palette.forEach((color, index) => {
    colours.writeUIntBE(color, index * 3, 3);
  });
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80 | (7 << 4) | (bits - 1);
  return Buffer.concat([Buffer.from('GIF89a'), screen, colours]);
}

function control(delay: number, transparent: number): Buffer {
  const bytes = Buffer.from([0x21, 0xf9, 4, KEEP | 1, 0, 0, transparent, 0]);
  bytes.writeUInt16LE(Math.max(2, Math.round(delay / 10)), 4);
  return bytes;
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  indices: Uint8Array;
}

const whole = (picture: Uint8Array, width: number, height: number): Part => ({
  x: 0,
  y: 0,
  width,
  height,
  indices: picture,
});

/** The smallest rectangle with everything that is new, what is as before left transparent; a pixel when nothing is. */
function changed(before: Uint8Array, now: Uint8Array, width: number, height: number, transparent: number): Part {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1, indices: Uint8Array.of(transparent) };
  const part = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const indices = new Uint8Array(part.width * part.height);
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      const at = (top + y) * width + left + x;
      indices[y * part.width + x] = now[at] === before[at] ? transparent : now[at]!;
    }
  }
  return { ...part, indices };
}

function descriptor({ x, y, width, height }: Part): Buffer {
  const bytes = Buffer.alloc(10);
  bytes[0] = 0x2c;
  [x, y, width, height].forEach((value, index) => {
    bytes.writeUInt16LE(value, 1 + index * 2);
  });
  return bytes;
}

/** Data in blocks of at most 255 bytes, each with its length in front, and an empty one at the end. */
function blocks(data: Buffer): Buffer[] {
  const all: Buffer[] = [];
  for (let at = 0; at < data.length; at += BLOCK) {
    const block = data.subarray(at, at + BLOCK);
    all.push(Buffer.from([block.length]), block);
  }
  return [...all, Buffer.from([0])];
}
