import { brotliDecompressSync } from 'node:zlib';

/**
 * Throws if the bytes are damaged, or if the result exceeds `limit` bytes. Only earlier builds compressed by brotli.
 * The build for browsers replaces this file, because browsers have no brotli.
 */
export const decompressBrotli = (body: Uint8Array, limit: number): Uint8Array =>
  brotliDecompressSync(body, { maxOutputLength: limit });
