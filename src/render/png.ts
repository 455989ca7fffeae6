import { crc32, deflateSync } from 'node:zlib';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { toAbgr } from './color';
import { indexColours, MAX_COLOURS } from './indexed-colours';
import type { Pixels } from './pixels';

// Level 3 costs a third more bytes, level 9 saves a twelfth for thrice the time.
const LEVEL = 6;
const UP = 2;

/**
 * The picture as an indexed PNG, every pixel drawn `scale` × `scale`. Colours above 250 are folded into near ones; a
 * picture that still has more than 256 goes through the canvas as true colour.
 */
export function encodePng(pixels: Pixels, scale = 2): Buffer {
  const { palette, indices } = indexColours(pixels.data);
  if (palette.length > MAX_COLOURS) return pngByCanvas(pixels, scale);
  const bits = palette.length <= 16 ? 4 : 8;
  const width = pixels.width * scale;
  const height = pixels.height * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = 3;
  const rows = scanlines(indices, pixels.width, pixels.height, scale, bits);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', paletteBytes(palette)),
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

/** Rows with their filter byte; a repeated row is "the same as above", which packs to almost nothing. */
function scanlines(indices: Uint8Array, width: number, height: number, scale: number, bits: 4 | 8): Buffer {
  const line = Math.ceil((width * scale * bits) / 8);
  const out = Buffer.alloc((line + 1) * height * scale);
  let at = 0;
  for (let y = 0; y < height; y++) {
    if (bits === 8) writeBytes(out, at + 1, indices, y * width, width, scale);
    else writeNibbles(out, at + 1, indices, y * width, width, scale);
    at += line + 1;
    for (let k = 1; k < scale; k++) {
      out[at] = UP;
      at += line + 1;
    }
  }
  return out;
}

function writeBytes(out: Buffer, at: number, indices: Uint8Array, from: number, width: number, scale: number): void {
  let o = at;
  for (let x = 0; x < width; x++) {
    const index = indices[from + x]!;
    for (let k = 0; k < scale; k++) out[o++] = index;
  }
}

function writeNibbles(out: Buffer, at: number, indices: Uint8Array, from: number, width: number, scale: number): void {
  let nibble = 0;
  for (let x = 0; x < width; x++) {
    const index = indices[from + x]!;
    for (let k = 0; k < scale; k++, nibble++) {
      const o = at + (nibble >> 1);
      out[o] = out[o]! | (nibble & 1 ? index : index << 4);
    }
  }
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** One PNG chunk: length, four-letter type, data, checksum of type and data. */
function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}

/** The picture on a canvas, pixel by pixel. */
function toCanvas(pixels: Pixels): Canvas {
  const canvas = createCanvas(pixels.width, pixels.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(pixels.width, pixels.height);
  const words = new Uint32Array(image.data.buffer, image.data.byteOffset, pixels.data.length);
  for (let i = 0; i < words.length; i++) words[i] = toAbgr(pixels.data[i]!);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** True-colour PNG by the canvas's own encoder: three to five times slower and larger than an indexed one. */
function pngByCanvas(pixels: Pixels, scale: number): Buffer {
  const canvas = createCanvas(pixels.width * scale, pixels.height * scale);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = false;
  context.drawImage(toCanvas(pixels), 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/png');
}
