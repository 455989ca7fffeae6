import { brotliDecompressSync } from 'node:zlib';

/** Throws for damage or above `limit` bytes. The browser build replaces this file. */
export const decompressBrotli = (body: Uint8Array, limit: number): Uint8Array =>
  brotliDecompressSync(body, { maxOutputLength: limit });
