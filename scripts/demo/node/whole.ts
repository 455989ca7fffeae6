/** Replaces `src/storage/codec/whole.ts` in browsers, which have no brotli. No browser has ever written such a save. */
export function decompressBrotli(): never {
  throw new RangeError('this save is compressed by brotli');
}
