import { changeOf, enlarged, type Part, wholeOf } from './gif-part';
import { lzw } from './lzw';
import { ColourCount, placed } from './palette';
import type { Pixels } from './pixels';

/** One picture of an animation. All are of one size. */
export interface Frame {
  pixels: Pixels;
  /** How long it stays, in milliseconds; rounded to hundredths of a second, 20 ms at least. */
  delay: number;
}

export interface GifOptions {
  /** Every pixel is drawn `scale` × `scale`; 1 when absent. */
  scale?: number;
  /** Begins anew for ever; else it plays once and the last picture stays. */
  loop?: boolean;
  /** Bytes it may have: the oldest pictures are left out until it fits. The newest is always there. */
  bytes?: number;
}

export interface Gif {
  bytes: Buffer;
  width: number;
  height: number;
  /** How many pictures it has, the newest of those given. */
  frames: number;
}

const BLOCK = 255;
const KEEP = 1 << 2;
const TRAILER = Buffer.from([0x3b]);

/**
 * An animated GIF in one palette; each picture holds only the part that changes. Colours that are too many are folded
 * into their nearest. Throws when there are no frames or they differ in size.
 */
export function encodeGif(frames: Iterable<Frame>, options: GifOptions = {}): Gif {
  const { scale = 1, loop = false, bytes = Number.POSITIVE_INFINITY } = options;
  const film = developed(frames);
  const bits = Math.max(2, Math.ceil(Math.log2(film.palette.length + 1)));
  const size = { width: film.width * scale, height: film.height * scale };
  const head = Buffer.concat([header(size, film.palette, bits), loop ? LOOP : Buffer.alloc(0)]);
  const shown = fitted(film, { scale, bits, room: bytes - head.length - TRAILER.length });
  return { bytes: Buffer.concat([head, ...shown, TRAILER]), ...size, frames: shown.length };
}

/** Pictures as palette indices, at their own size. */
interface Film {
  width: number;
  height: number;
  palette: readonly number[];
  pictures: Uint8Array[];
  delays: number[];
}

/** Takes one frame after the other, so that they may be drawn as they are asked for. */
function developed(frames: Iterable<Frame>): Film {
  const colours = new ColourCount();
  const orders: Uint16Array[] = [];
  const delays: number[] = [];
  let size: { width: number; height: number } | null = null;
  for (const { pixels, delay } of frames) {
    size ??= { width: pixels.width, height: pixels.height };
    if (pixels.width !== size.width || pixels.height !== size.height) throw new Error('frames differ in size');
    orders.push(colours.add(pixels.data));
    delays.push(delay);
  }
  if (size === null) throw new Error('an animation needs a frame');
  const { palette, place } = colours.fold(true);
  const pictures = orders.map((order) => placed(order, place));
  return { ...size, palette, pictures, delays };
}

interface Encoding {
  scale: number;
  bits: number;
  /** Bytes there are for pictures. */
  room: number;
}

/** The newest pictures as far as there is room, each as it is written; the first of them is whole. */
function fitted(film: Film, encoding: Encoding): Buffer[] {
  const { pictures } = film;
  const changes: Buffer[] = [];
  let size = 0;
  let first = pictures.length - 1;
  for (; first > 0; first--) {
    const change = encoded(film, first, changed(film, first), encoding);
    if (size + change.length > encoding.room) break;
    changes.unshift(change);
    size += change.length;
  }
  for (;;) {
    const whole = encoded(film, first, wholeOf(pictures[first]!, film.width), encoding);
    if (size + whole.length <= encoding.room || changes.length === 0) return [whole, ...changes];
    size -= changes.shift()!.length;
    first += 1;
  }
}

const changed = ({ pictures, width, palette }: Film, index: number): Part =>
  changeOf(pictures[index - 1]!, pictures[index]!, width, palette.length);

/** One picture with how long it stays. */
function encoded({ delays, palette }: Film, index: number, part: Part, { scale, bits }: Encoding): Buffer {
  const large = enlarged(part, scale);
  return Buffer.concat([
    control(delays[index]!, palette.length),
    descriptor(large),
    Buffer.from([bits]),
    ...blocks(lzw(large.indices, bits)),
  ]);
}

/** Application extension NETSCAPE2.0: zero repetitions stand for endless ones. */
const LOOP = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('NETSCAPE2.0'), Buffer.from([3, 1, 0, 0, 0])]);

function header(size: { width: number; height: number }, palette: readonly number[], bits: number): Buffer {
  const colours = Buffer.alloc(3 << bits);
  palette.forEach((color, index) => {
    colours.writeUIntBE(color, index * 3, 3);
  });
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(size.width, 0);
  screen.writeUInt16LE(size.height, 2);
  screen[4] = 0x80 | (7 << 4) | (bits - 1);
  return Buffer.concat([Buffer.from('GIF89a'), screen, colours]);
}

function control(delay: number, transparent: number): Buffer {
  const bytes = Buffer.from([0x21, 0xf9, 4, KEEP | 1, 0, 0, transparent, 0]);
  bytes.writeUInt16LE(Math.max(2, Math.round(delay / 10)), 4);
  return bytes;
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
