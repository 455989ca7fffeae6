import { sum } from '../lib/lists';
import { ColourCount, placeIn } from './indexed-colours';
import { lzw } from './lzw';
import type { Pixels } from './pixels';

/** Picture of an animation. All pictures of an animation must have the same size. */
export interface Frame {
  pixels: Pixels;
  /** Milliseconds for which the picture is shown. The encoder rounds to hundredths of a second, at least 20 ms. */
  delay: number;
}

export interface GifOptions {
  scale?: number;
  loop?: boolean;
  /** Maximum size in bytes. The encoder leaves out the oldest pictures until the file fits, but never the newest. */
  bytes?: number;
}

export interface Gif {
  bytes: Buffer;
  width: number;
  height: number;
  frames: number;
  milliseconds: number;
}

const BLOCK = 255;
const KEEP = 1 << 2;
const TRAILER = Buffer.from([0x3b]);

/** Encodes an animated GIF of at most 250 colours. Throws if there are no frames or the frames differ in size. */
export function encodeGif(frames: Iterable<Frame>, options: GifOptions = {}): Gif {
  const { scale = 1, loop = false, bytes = Number.POSITIVE_INFINITY } = options;
  const animation = indexFrames(frames);
  const bits = Math.max(2, Math.ceil(Math.log2(animation.palette.length + 1)));
  const size = { width: animation.width * scale, height: animation.height * scale };
  const head = Buffer.concat([header(size, animation.palette, bits), loop ? LOOP : Buffer.alloc(0)]);
  const pictures = fitPictures(animation, { scale, bits, room: bytes - head.length - TRAILER.length });
  const milliseconds = sum(animation.delays.slice(-pictures.length));
  return { bytes: Buffer.concat([head, ...pictures, TRAILER]), ...size, frames: pictures.length, milliseconds };
}

interface IndexedFrames {
  width: number;
  height: number;
  palette: readonly number[];
  pictures: Uint8Array[];
  delays: number[];
}

/** Takes the frames one by one, so that a generator can draw them on demand. */
function indexFrames(frames: Iterable<Frame>): IndexedFrames {
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
  const pictures = orders.map((order) => placeIn(order, place));
  return { ...size, palette, pictures, delays };
}

interface Encoding {
  scale: number;
  bits: number;
  room: number;
}

/** Encodes as many of the newest pictures as fit into `room` bytes, but at least the newest. */
function fitPictures(animation: IndexedFrames, encoding: Encoding): Buffer[] {
  const { pictures } = animation;
  const changes: Buffer[] = [];
  let size = 0;
  let first = pictures.length - 1;
  for (; first > 0; first--) {
    const change = encodePicture(animation, first, changeAt(animation, first), encoding);
    if (size + change.length > encoding.room) break;
    changes.unshift(change);
    size += change.length;
  }
  for (;;) {
    const whole = encodePicture(animation, first, wholeOf(pictures[first]!, animation.width), encoding);
    if (size + whole.length <= encoding.room || changes.length === 0) return [whole, ...changes];
    size -= changes.shift()!.length;
    first += 1;
  }
}

const changeAt = ({ pictures, width, palette }: IndexedFrames, index: number): Part =>
  changeOf(pictures[index - 1]!, pictures[index]!, width, palette.length);

function encodePicture(
  { delays, palette }: IndexedFrames,
  index: number,
  part: Part,
  { scale, bits }: Encoding,
): Buffer {
  const large = enlarge(part, scale);
  return Buffer.concat([
    control(delays[index]!, palette.length),
    descriptor(large),
    Buffer.from([bits]),
    ...blocks(lzw(large.indices, bits)),
  ]);
}

/** GIF extension with repetition count 0, which makes the animation repeat for ever. */
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

/** Splits data into blocks of at most 255 bytes. An empty block ends the data. */
function blocks(data: Buffer): Buffer[] {
  const all: Buffer[] = [];
  for (let at = 0; at < data.length; at += BLOCK) {
    const block = data.subarray(at, at + BLOCK);
    all.push(Buffer.from([block.length]), block);
  }
  return [...all, Buffer.from([0])];
}

export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  indices: Uint8Array;
}

const wholeOf = (indices: Uint8Array, width: number): Part => ({
  x: 0,
  y: 0,
  width,
  height: indices.length / width,
  indices,
});

/** If nothing changed, returns one transparent pixel, because a frame must not be empty. */
function changeOf(before: Uint8Array, now: Uint8Array, width: number, transparent: number): Part {
  const box = boxOf(before, now, width);
  if (box === null) return { x: 0, y: 0, width: 1, height: 1, indices: Uint8Array.of(transparent) };
  const indices = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const at = (box.y + y) * width + box.x + x;
      indices[y * box.width + x] = now[at] === before[at] ? transparent : now[at]!;
    }
  }
  return { ...box, indices };
}

function boxOf(before: Uint8Array, now: Uint8Array, width: number): Omit<Part, 'indices'> | null {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y * width < now.length; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (now[row + x] === before[row + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top < 0) top = y;
      bottom = y;
    }
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function enlarge(part: Part, scale: number): Part {
  if (scale === 1) return part;
  const { x, y, width, height, indices } = part;
  const wide = width * scale;
  const large = new Uint8Array(wide * height * scale);
  for (let row = 0; row < height; row++) {
    const start = row * scale * wide;
    let at = start;
    for (let column = 0; column < width; column++) {
      const index = indices[row * width + column]!;
      for (let k = 0; k < scale; k++) large[at++] = index;
    }
    for (let k = 1; k < scale; k++) large.copyWithin(start + k * wide, start, start + wide);
  }
  return { x: x * scale, y: y * scale, width: wide, height: height * scale, indices: large };
}
