import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rgb } from './color';
import type { Pixels } from './pixels';

const OPAQUE = 0xff000000;

/** 0xRRGGBB in the byte order of canvas image data, opaque. */
export const toAbgr = (c: Rgb): number => (OPAQUE | ((c & 255) << 16) | (c & 0xff00) | (c >> 16)) >>> 0;

/** The picture on a canvas, pixel by pixel. */
export function toCanvas(pixels: Pixels): Canvas {
  const canvas = createCanvas(pixels.width, pixels.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(pixels.width, pixels.height);
  const words = new Uint32Array(image.data.buffer, image.data.byteOffset, pixels.data.length);
  for (let i = 0; i < words.length; i++) words[i] = toAbgr(pixels.data[i]!);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** True-colour PNG by the canvas's own encoder: three to five times slower and larger than an indexed one. */
export function pngByCanvas(pixels: Pixels, scale: number): Buffer {
  const canvas = createCanvas(pixels.width * scale, pixels.height * scale);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = false;
  context.drawImage(toCanvas(pixels), 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/png');
}
