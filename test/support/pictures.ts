import { createHash } from 'node:crypto';

/** Digest of pixels. Tests compare digests, because Jest compares arrays number by number. */
export const digestOf = ({ data }: { data: Uint32Array }): string => createHash('sha1').update(data).digest('hex');

/** Bits per pixel and palette size of an indexed PNG. Throws for any other picture. */
export function indexedHeader(png: Buffer): { bits: number; colours: number } {
  if (png[25] !== 3) throw new Error('not an indexed PNG');
  const palette = png.indexOf('PLTE');
  return { bits: png[24]!, colours: png.readUInt32BE(palette - 4) / 3 };
}
