import { brotliDecompressSync } from 'node:zlib';

/** Throws if the bytes are damaged or the result exceeds `limit` bytes. The build for browsers replaces this file. */
export const decompressBrotli = (body: Uint8Array, limit: number): Uint8Array =>
  brotliDecompressSync(body, { maxOutputLength: limit });
