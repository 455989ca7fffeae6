/** Replaces `src/storage/codec/whole.ts` in browsers, which have no brotli. */
import { deflateRawSync } from './zlib';

/** Form of whole saves by deflate, which every build reads. */
export const WHOLE_FORM = 6;

export const compressWhole = (packed: Uint8Array): Uint8Array => deflateRawSync(packed, { level: 9 });

/** Throws, because no browser has ever written such a save. */
export function decompressBrotli(): never {
  throw new RangeError('this save is compressed by brotli');
}
