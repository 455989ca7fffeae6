/** Decodes LZW as the GIF format describes it, independently of the project's encoder. */
export function unpack(data: Uint8Array, bits: number): number[] {
  const clear = 1 << bits;
  let words: number[][] = [];
  let width = bits + 1;
  let previous: number[] | null = null;
  let position = 0;
  const out: number[] = [];
  const reset = () => {
    words = Array.from({ length: clear + 2 }, (_, index) => [index]);
    width = bits + 1;
    previous = null;
  };
  const next = (): number => {
    let code = 0;
    for (let bit = 0; bit < width; bit++, position++) code |= ((data[position >> 3]! >> (position & 7)) & 1) << bit;
    return code;
  };
  reset();
  for (;;) {
    const code = next();
    if (code === clear) reset();
    else if (code === clear + 1) return out;
    else {
      const before: number[] | null = previous;
      const word: number[] = words[code] ?? [...before!, before![0]!];
      if (before !== null && words.length < 4096) words.push([...before, word[0]!]);
      if (words.length === 1 << width && width < 12) width += 1;
      for (const index of word) out.push(index);
      previous = word;
    }
  }
}

export interface Decoded {
  width: number;
  height: number;
  delays: number[];
  /** Rectangle of each frame: `x y width height`. */
  parts: [x: number, y: number, width: number, height: number][];
  /** Whole picture after each frame, as colours. */
  frames: Uint32Array[];
  loops: boolean;
}

/** Value of a pixel that no frame has drawn yet. */
const NOTHING = 0xffffffff;

/** Plays a GIF whose frames draw on top of the earlier frames. */
export function decode(gif: Buffer): Decoded {
  if (gif.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('no GIF');
  const [width, height] = [gif.readUInt16LE(6), gif.readUInt16LE(8)];
  const colours = 2 << (gif[10]! & 7);
  const palette = Array.from({ length: colours }, (_, n) => gif.readUIntBE(13 + n * 3, 3));
  const screen = new Uint32Array(width * height).fill(NOTHING);
  const decoded: Decoded = { width, height, delays: [], parts: [], frames: [], loops: gif.includes('NETSCAPE2.0') };
  let at = 13 + colours * 3;
  let transparent = -1;
  const blocks = (): Buffer => {
    const parts: Buffer[] = [];
    for (let size = gif[at++]!; size > 0; size = gif[at++]!) {
      parts.push(gif.subarray(at, at + size));
      at += size;
    }
    return Buffer.concat(parts);
  };
  for (let mark = gif[at++]; mark !== 0x3b; mark = gif[at++]) {
    if (mark === 0x21) {
      const label = gif[at++];
      const data = blocks();
      if (label !== 0xf9) continue;
      transparent = data[0]! & 1 ? data[3]! : -1;
      decoded.delays.push(data.readUInt16LE(1) * 10);
    } else {
      if (mark !== 0x2c) throw new Error(`an unknown block ${mark}`);
      const part = [0, 2, 4, 6].map((offset) => gif.readUInt16LE(at + offset)) as Decoded['parts'][number];
      const [x, y, w, h] = part;
      const bits = gif[at + 9]!;
      at += 10;
      const indices = unpack(blocks(), bits);
      if (indices.length !== w * h) throw new Error(`${indices.length} pixels for ${w} by ${h}`);
      indices.forEach((index, n) => {
        if (index !== transparent) screen[(y + Math.floor(n / w)) * width + x + (n % w)] = palette[index]!;
      });
      decoded.parts.push(part);
      decoded.frames.push(screen.slice());
    }
  }
  return decoded;
}
