// Ignores the last bytes if they do not fill a word.
const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length >> 2);

/** Returns `a | b` for each byte. Requires equal lengths. */
export function mergeBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  const merged = a.slice();
  const into = wordsOf(merged);
  const from = wordsOf(b);
  for (let n = 0; n < from.length; n++) into[n] = (into[n] as number) | (from[n] as number);
  for (let n = 4 * from.length; n < b.length; n++) merged[n] = (a[n] as number) | (b[n] as number);
  return merged;
}

/** Sets even bytes to 1, odd bytes to 0. Needs a 4-byte-aligned array. */
export function flipLastBits(bytes: Uint8Array): void {
  const words = wordsOf(bytes);
  for (let n = 0; n < words.length; n++) words[n] = ~(words[n] as number) & 0x01010101;
  for (let n = 4 * words.length; n < bytes.length; n++) bytes[n] = ~(bytes[n] as number) & 1;
}
