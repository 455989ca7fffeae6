/** Replaces `src/storage/codec/whole.ts` in browsers, which have no brotli. No save in a browser uses brotli. */
export function decompressBrotli(): never {
  throw new RangeError('this save is compressed by brotli');
}
