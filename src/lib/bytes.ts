// Leaves out the last bytes if the length is not a multiple of four.
const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length >> 2);

/** Returns 1 for each byte that is 1 in either array. Requires equally long arrays that contain only 0 and 1. */
export function mergeBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  const merged = a.slice();
  const into = wordsOf(merged);
  const from = wordsOf(b);
  for (let n = 0; n < from.length; n++) into[n] = (into[n] as number) | (from[n] as number);
  for (let n = 4 * from.length; n < b.length; n++) merged[n] = (a[n] as number) | (b[n] as number);
  return merged;
}

/** Replaces each even byte with 1 and each odd byte with 0, in place. Throws if `byteOffset` is not a multiple of 4. */
export function flipLastBits(bytes: Uint8Array): void {
  const words = wordsOf(bytes);
  for (let n = 0; n < words.length; n++) words[n] = ~(words[n] as number) & 0x01010101;
  for (let n = 4 * words.length; n < bytes.length; n++) bytes[n] = ~(bytes[n] as number) & 1;
}
