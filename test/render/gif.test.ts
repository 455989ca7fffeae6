import fc from 'fast-check';
import { encodeGif } from '../../src/render/gif';
import { lzw } from '../../src/render/lzw';
import { Pixels } from '../../src/render/pixels';

/** Reads LZW as the format describes it, independently of how it was written. */
function unpack(data: Uint8Array, bits: number): number[] {
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
      out.push(...word);
      previous = word;
    }
  }
}

interface Decoded {
  width: number;
  height: number;
  delays: number[];
  frames: number[][];
}

/** Plays a GIF whose frames keep what is under them: the whole picture after each, as colours. */
function decode(gif: Buffer): Decoded {
  expect(gif.toString('latin1', 0, 6)).toBe('GIF89a');
  const [width, height] = [gif.readUInt16LE(6), gif.readUInt16LE(8)];
  const colours = 2 << (gif[10]! & 7);
  const palette = Array.from({ length: colours }, (_, n) => gif.readUIntBE(13 + n * 3, 3));
  const screen = new Array<number>(width * height).fill(-1);
  const decoded: Decoded = { width, height, delays: [], frames: [] };
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
      expect(mark).toBe(0x2c);
      const [x, y, w] = [0, 2, 4].map((offset) => gif.readUInt16LE(at + offset)) as [number, number, number];
      const bits = gif[at + 9]!;
      at += 10;
      unpack(blocks(), bits).forEach((index, n) => {
        if (index !== transparent) screen[(y + Math.floor(n / w)) * width + x + (n % w)] = palette[index]!;
      });
      decoded.frames.push([...screen]);
    }
  }
  return decoded;
}

test('whatever is packed can be read again', () => {
  const indices = (bits: number) => fc.uint8Array({ max: (1 << bits) - 1, maxLength: 400 });
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }).chain((bits) => fc.tuple(fc.constant(bits), indices(bits))),
      ([bits, data]) => {
        expect(unpack(lzw(data, bits), bits)).toEqual([...data]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a dictionary that is full begins anew', () => {
  let state = 1;
  const data = Uint8Array.from({ length: 30_000 }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state >> 23;
  });
  expect(unpack(lzw(data, 8), 8)).toEqual([...data]);
});

test.each([255, 256, 257, 4093, 4096, 4097])('%i like pixels are read again', (length) => {
  const data = new Uint8Array(length).fill(3);
  expect(unpack(lzw(data, 2), 2)).toEqual([...data]);
});

describe('an animation', () => {
  const frame = (...dots: [x: number, y: number, color: number][]): Pixels => {
    const pixels = new Pixels(7, 5, 0x102030);
    for (const [x, y, color] of dots) pixels.set(x, y, color);
    return pixels;
  };
  const pictures = [
    frame(),
    frame([2, 1, 0xff0000], [5, 3, 0x00ff00]),
    frame([5, 3, 0x00ff00]),
    frame([5, 3, 0x00ff00]),
  ];
  const gif = encodeGif(pictures.map((pixels, index) => ({ pixels, delay: 40 * (index + 1) })));

  test('shows every frame as it was drawn', () => {
    const { width, height, frames } = decode(gif);
    expect([width, height]).toEqual([7, 5]);
    expect(frames).toEqual(pictures.map(({ data }) => [...data]));
  });

  test('holds each frame as long as it should, never less than 20 ms', () => {
    expect(decode(gif).delays).toEqual([40, 80, 120, 160]);
    expect(decode(encodeGif([{ pixels: frame(), delay: 1 }])).delays).toEqual([20]);
  });

  test('plays for ever', () => {
    expect(gif.includes('NETSCAPE2.0')).toBe(true);
  });

  test('wants frames, all of one size', () => {
    expect(() => encodeGif([])).toThrow();
    const odd = [frame(), new Pixels(3, 3, 0)].map((pixels) => ({ pixels, delay: 20 }));
    expect(() => encodeGif(odd)).toThrow('size');
  });
});
