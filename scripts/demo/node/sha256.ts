/** In bytes. */
export const BLOCK = 64;

/** Returns the first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);

const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter((each, _, all) =>
  all.every((other) => other >= each || each % other !== 0),
);
/** Constants of FIPS 180-4: cube roots of the first 64 primes, and square roots of the first eight. */
const ROUND_CONSTANTS = Uint32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Computes SHA-256 (FIPS 180-4) synchronously, because the store cannot await the browser's own functions. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = INITIAL.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let n = 0; n < 16; n++) words[n] = view.getUint32(at + 4 * n);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [n, word] of state.entries()) digest.setUint32(4 * n, word);
  return new Uint8Array(digest.buffer);
}

/** Mixes one block into the state. The first 16 words are the block. */
function compress(state: Uint32Array, words: Uint32Array): void {
  for (let n = 16; n < 64; n++) {
    const early = words[n - 15]!;
    const late = words[n - 2]!;
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16]! + sigma0 + words[n - 7]! + sigma1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + ROUND_CONSTANTS[n]! + words[n]!) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0];
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] = state[n]! + word;
}
