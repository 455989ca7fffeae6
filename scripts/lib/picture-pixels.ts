import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Reads a PNG into pixels, 0xRRGGBB, row by row. */
export async function decode(png: Buffer): Promise<{ width: number; height: number; pixels: Uint32Array }> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const pixels = new Uint32Array(image.width * image.height);
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = (data[i * 4]! << 16) | (data[i * 4 + 1]! << 8) | data[i * 4 + 2]!;
  }
  return { width: image.width, height: image.height, pixels };
}

/** Returns the number of pixels in which two pictures differ; if the sizes differ, all pixels of the larger picture. */
export async function differingPixels(a: Buffer, b: Buffer): Promise<number> {
  if (a.equals(b)) return 0;
  const [x, y] = await Promise.all([decode(a), decode(b)]);
  if (x.width !== y.width || x.height !== y.height) return Math.max(x.pixels.length, y.pixels.length);
  return x.pixels.reduce((count, pixel, i) => count + (pixel === y.pixels[i] ? 0 : 1), 0);
}
