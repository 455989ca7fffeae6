/** Bits per pixel and palette size of an indexed PNG. Throws for any other picture. */
export function indexedHeader(png: Buffer): { bits: number; colours: number } {
  if (png[25] !== 3) throw new Error('not an indexed PNG');
  const palette = png.indexOf('PLTE');
  return { bits: png[24]!, colours: png.readUInt32BE(palette - 4) / 3 };
}
