import type { ByteReader, ByteWriter } from './bytes';

/** Text this long is a map of one character per cell, or is treated as one: it is no word to be listed. */
export const CELLS_FROM = 256;

const ASCII = 0;
const UNICODE = 1;

/** Long text: a byte per cell, which the compressor behind makes short work of. */
export function writeCells(out: ByteWriter, cells: string): void {
  const bytes = Buffer.from(cells, 'utf8');
  out.byte(bytes.length === cells.length ? ASCII : UNICODE);
  out.unsigned(bytes.length);
  out.raw(bytes);
}

/** Reads what `writeCells` wrote. */
export function readCells(input: ByteReader): string {
  // reading ASCII as such is several times as fast
  const encoding = input.byte() === ASCII ? 'latin1' : 'utf8';
  const bytes = input.raw(input.unsigned());
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encoding);
}
