// Views the bytes as 32-bit numbers, because work on four bytes at once is faster. Leaves out the last one to three
// bytes if the length is not a multiple of four.
const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length >> 2);

/**
 * Returns an array in which an element is 1 if it is 1 in `a`, in `b` or in both. Both arrays must have the same length
 * and hold only 0 and 1.
 */
export function mergeBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  const merged = a.slice();
  const into = wordsOf(merged);
  const from = wordsOf(b);
  for (let n = 0; n < from.length; n++) into[n] = (into[n] as number) | (from[n] as number);
  for (let n = 4 * from.length; n < b.length; n++) merged[n] = (a[n] as number) | (b[n] as number);
  return merged;
}

/** Turns each even byte into 1 and each odd byte into 0, in place. */
export function flipLastBits(bytes: Uint8Array): void {
  const words = wordsOf(bytes);
  for (let n = 0; n < words.length; n++) words[n] = ~(words[n] as number) & 0x01010101;
  for (let n = 4 * words.length; n < bytes.length; n++) bytes[n] = ~(bytes[n] as number) & 1;
}
