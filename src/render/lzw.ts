/** Maximum length of a GIF code word in bits. */
const WIDEST = 12;
const FULL = 1 << WIDEST;

/** Element `c * 256 + i` is the code of sequence `c` followed by `i`, or 0. `lzw` clears the used elements. */
const dictionary = new Uint16Array(FULL * 256);
const usedSlots = new Uint32Array(FULL);

/**
 * Compresses palette indices of `bits` bits, from 2 to 8, with the LZW algorithm of GIF. Source: GIF89a, appendix F.
 */
export function lzw(indices: Uint8Array, bits: number): Buffer {
  const clear = 1 << bits;
  const end = clear + 1;
  const out = new BitWriter(indices.length);
  let next = end + 1;
  let width = bits + 1;
  out.write(clear, width);
  let code = indices[0] ?? 0;
  for (let at = 1; at < indices.length; at++) {
    const index = indices[at]!;
    const slot = (code << 8) | index;
    const longer = dictionary[slot]!;
    if (longer !== 0) {
      code = longer;
      continue;
    }
    out.write(code, width);
    code = index;
    if (next === FULL) {
      out.write(clear, width);
      clearDictionary(next - end - 1);
      next = end + 1;
      width = bits + 1;
      continue;
    }
    dictionary[slot] = next;
    usedSlots[next - end - 1] = slot;
    if (next === 1 << width) width += 1;
    next += 1;
  }
  if (indices.length > 0) out.write(code, width);
  clearDictionary(next - end - 1);
  // A decoder learns codes one step later, and the end code may therefore need one more bit.
  if (next === 1 << width && width < WIDEST) width += 1;
  out.write(end, width);
  return out.bytes();
}

function clearDictionary(count: number): void {
  for (let at = 0; at < count; at++) dictionary[usedSlots[at]!] = 0;
}

class BitWriter {
  private buffer: Buffer;
  private length = 0;
  private pending = 0;
  private bits = 0;

  constructor(guess: number) {
    this.buffer = Buffer.alloc(Math.max(64, guess >> 1));
  }

  write(value: number, width: number): void {
    this.pending |= value << this.bits;
    this.bits += width;
    while (this.bits >= 8) {
      this.push(this.pending & 255);
      this.pending >>>= 8;
      this.bits -= 8;
    }
  }

  bytes(): Buffer {
    if (this.bits > 0) this.push(this.pending & 255);
    this.pending = 0;
    this.bits = 0;
    return this.buffer.subarray(0, this.length);
  }

  private push(byte: number): void {
    if (this.length === this.buffer.length) this.buffer = Buffer.concat([this.buffer, Buffer.alloc(this.length)]);
    this.buffer[this.length++] = byte;
  }
}
