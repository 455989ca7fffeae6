/** Replaces `node:zlib` in browsers. Has only the functions that the handlers use. Browsers have no brotli. */
import { deflateSync as deflateRaw, inflateSync as inflateRaw } from 'fflate';
import { Buffer } from './buffer';
import { quickDeflate } from './quick-deflate';

type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** `memLevel` and `windowBits` are ignored, because fflate does not support them. */
interface DeflateOptions {
  level?: Level;
  memLevel?: number;
  windowBits?: number;
  dictionary?: Uint8Array;
}

/** Compresses a picture, ignoring the level. Speed matters more than size, because the bytes never leave the device. */
export const deflateSync = (bytes: Uint8Array, _options?: DeflateOptions): Buffer => Buffer.from(quickDeflate(bytes));

export const deflateRawSync = (bytes: Uint8Array, { level = 6, dictionary }: DeflateOptions = {}): Buffer =>
  Buffer.from(deflateRaw(bytes, { level, ...(dictionary ? { dictionary } : {}) }));

/** Decompresses. Throws if the bytes are damaged or the result exceeds `maxOutputLength`. */
export function inflateRawSync(
  bytes: Uint8Array,
  { dictionary, maxOutputLength = Infinity }: { dictionary?: Uint8Array; maxOutputLength?: number } = {},
): Buffer {
  const inflated = inflateRaw(bytes, dictionary ? { dictionary } : {});
  if (inflated.length > maxOutputLength) throw new RangeError('the result is too long');
  return Buffer.from(inflated);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = TABLE[(rest ^ byte) & 0xff]! ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
