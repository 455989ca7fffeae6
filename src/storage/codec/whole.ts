import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Form in which this build writes whole games and levels. The build for browsers replaces this file by one that writes
 * form 6, because browsers have no brotli.
 */
export const WHOLE_FORM = 3;

/** Compresses a whole game or level for `WHOLE_FORM`. */
export const compressWhole = (packed: Uint8Array): Uint8Array =>
  brotliCompressSync(packed, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
    },
  });

/** Decompresses brotli. Throws if the bytes are damaged, or if the result exceeds `limit` bytes. */
export const decompressBrotli = (body: Uint8Array, limit: number): Uint8Array =>
  brotliDecompressSync(body, { maxOutputLength: limit });
