import { crc32, deflateSync } from 'node:zlib';
import { indexColours, MAX_COLOURS } from './indexed-colours';
import type { Pixels } from './pixels';

// Compression level of zlib. Level 6 makes files 3 % larger; level 8 is a third slower.
const LEVEL = 7;
const UP = 2;

const TRUE_COLOUR = 2;
const INDEXED = 3;

/**
 * Encodes a PNG, enlarged by `scale`. Writes no palette if more than 256 colours remain after replacing similar ones.
 */
export function encodePng(pixels: Pixels, scale = 2): Buffer {
  const { palette, indices } = indexColours(pixels.data);
  if (palette.length > MAX_COLOURS) return trueColourPng(pixels, scale);
  const bits = palette.length <= 16 ? 4 : 8;
  const line = Math.ceil((pixels.width * scale * bits) / 8);
  const write = bits === 8 ? writeBytes : writeNibbles;
  const rows = scanlines(pixels, scale, line, (out, at, from) =>
    write(out, at, indices.subarray(from), pixels.width, scale),
  );
  return png(pixels, scale, { type: INDEXED, bits, rows, palette });
}

function trueColourPng(pixels: Pixels, scale: number): Buffer {
  const rows = scanlines(pixels, scale, pixels.width * scale * 3, (out, at, from) => {
    for (let x = 0; x < pixels.width * scale; x++) {
      out.writeUIntBE(pixels.data[from + Math.floor(x / scale)]!, at + x * 3, 3);
    }
  });
  return png(pixels, scale, { type: TRUE_COLOUR, bits: 8, rows, palette: [] });
}

interface Encoding {
  type: typeof TRUE_COLOUR | typeof INDEXED;
  bits: 4 | 8;
  /** Rows of the picture, each preceded by a byte for its PNG filter. */
  rows: Buffer;
  palette: readonly number[];
}

function png(pixels: Pixels, scale: number, { type, bits, rows, palette }: Encoding): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width * scale, 0);
  header.writeUInt32BE(pixels.height * scale, 4);
  header[8] = bits;
  header[9] = type;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(type === INDEXED ? [chunk('PLTE', paletteBytes(palette))] : []),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function paletteBytes(palette: readonly number[]): Buffer {
  const bytes = Buffer.alloc(palette.length * 3);
  palette.forEach((color, i) => {
    bytes.writeUIntBE(color, i * 3, 3);
  });
  return bytes;
}

/** Rows that repeat the row above have the filter "up" and zeros, which compress to almost nothing. */
function scanlines(
  { width, height }: Pixels,
  scale: number,
  line: number,
  write: (out: Buffer, at: number, from: number) => void,
): Buffer {
  const out = emptyScratch((line + 1) * height * scale);
  let at = 0;
  for (let y = 0; y < height; y++) {
    write(out, at + 1, y * width);
    at += line + 1;
    for (let k = 1; k < scale; k++) {
      out[at] = UP;
      at += line + 1;
    }
  }
  return out;
}

/** Reused between pictures, because allocating memory takes longer than filling it. */
let scratch = Buffer.alloc(0);

/** Returns a buffer of zeros, which the next call overwrites. */
function emptyScratch(length: number): Buffer {
  if (scratch.length !== length) scratch = Buffer.alloc(length);
  return scratch.fill(0);
}

function writeBytes(out: Buffer, at: number, indices: Uint16Array, width: number, scale: number): void {
  let o = at;
  if (scale === 2) {
    // An inner loop over `scale` would take twice as long.
    for (let x = 0; x < width; x++, o += 2) {
      const index = indices[x]!;
      out[o] = index;
      out[o + 1] = index;
    }
    return;
  }
  for (let x = 0; x < width; x++) {
    const index = indices[x]!;
    for (let k = 0; k < scale; k++) out[o++] = index;
  }
}

function writeNibbles(out: Buffer, at: number, indices: Uint16Array, width: number, scale: number): void {
  let nibble = 0;
  for (let x = 0; x < width; x++) {
    const index = indices[x]!;
    for (let k = 0; k < scale; k++, nibble++) {
      const o = at + (nibble >> 1);
      out[o] = out[o]! | (nibble & 1 ? index : index << 4);
    }
  }
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
