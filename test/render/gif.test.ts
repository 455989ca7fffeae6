import fc from 'fast-check';
import { encodeGif, type Frame } from '../../src/render/gif';
import { lzw } from '../../src/render/lzw';
import { Pixels } from '../../src/render/pixels';
import { draws } from '../support/deep';
import { decode, unpack } from './gif-reader';

test('compressed data can be read again', () => {
  const indices = (bits: number) => fc.uint8Array({ max: (1 << bits) - 1, maxLength: 400 });
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }).chain((bits) => fc.tuple(fc.constant(bits), indices(bits))),
      ([bits, data]) => {
        expect(unpack(lzw(data, bits), bits)).toEqual([...data]);
      },
    ),
    { numRuns: draws(60) },
  );
});

test('a full dictionary is cleared', () => {
  let state = 1;
  const data = Uint8Array.from({ length: 30_000 }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state >> 23;
  });
  expect(unpack(lzw(data, 8), 8)).toEqual([...data]);
});

test.each([255, 256, 257, 4093, 4096, 4097])('%i equal pixels can be read again', (length) => {
  const data = new Uint8Array(length).fill(3);
  expect(unpack(lzw(data, 2), 2)).toEqual([...data]);
});

const colours = (pictures: readonly Pixels[]): number[][] => pictures.map(({ data }) => [...data]);
const play = (frames: readonly Frame[], options = {}) => decode(encodeGif(frames, options).bytes);
const framesOf = (pictures: readonly Pixels[]): Frame[] => pictures.map((pixels) => ({ pixels, delay: 500 }));

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
  const frames = pictures.map((pixels, index) => ({ pixels, delay: 40 * (index + 1) }));

  test('shows every frame as it was drawn', () => {
    const played = play(frames);
    expect([played.width, played.height]).toEqual([7, 5]);
    expect(played.frames.map((picture) => [...picture])).toEqual(colours(pictures));
    expect(encodeGif(frames)).toMatchObject({ width: 7, height: 5, frames: 4 });
  });

  test('holds only the changed part, or one pixel if nothing changes', () => {
    expect(play(frames).parts).toEqual([
      [0, 0, 7, 5],
      [2, 1, 4, 3],
      [2, 1, 1, 1],
      [0, 0, 1, 1],
    ]);
  });

  test('holds each frame as long as it should, never less than 20 ms', () => {
    expect(play(frames).delays).toEqual([40, 80, 120, 160]);
    expect(play([{ pixels: frame(), delay: 1 }]).delays).toEqual([20]);
  });

  test('plays once, or for ever when asked', () => {
    expect(play(frames).loops).toBe(false);
    expect(play(frames, { loop: true }).loops).toBe(true);
  });

  test('draws each pixel larger when asked', () => {
    const played = play(frames, { scale: 3 });
    expect([played.width, played.height]).toEqual([21, 15]);
    for (const [n, picture] of played.frames.entries()) {
      for (const [at, color] of picture.entries()) {
        const [x, y] = [at % 21, Math.floor(at / 21)];
        expect(color).toBe(pictures[n]!.get(Math.floor(x / 3), Math.floor(y / 3)));
      }
    }
  });

  test('takes frames as they are drawn, one after the other', () => {
    const drawn: number[] = [];
    function* drawing() {
      for (const [n, one] of frames.entries()) {
        drawn.push(n);
        yield one;
      }
    }
    expect(decode(encodeGif(drawing()).bytes).frames).toHaveLength(4);
    expect(drawn).toEqual([0, 1, 2, 3]);
  });

  test('rejects no frames and frames of different sizes', () => {
    expect(() => encodeGif([])).toThrow();
    const odd = [frame(), new Pixels(3, 3, 0), new Pixels(5, 7, 0)].map((pixels) => ({ pixels, delay: 20 }));
    expect(() => encodeGif(odd.slice(0, 2))).toThrow('size');
    expect(() => encodeGif([odd[0]!, odd[2]!])).toThrow('size');
  });
});

describe('for any pictures', () => {
  const INKS = [0x000000, 0xffffff, 0x123456, 0xaa0000];
  const anyPictures = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 }))
    .chain(([width, height]) =>
      fc
        .array(fc.array(fc.nat(INKS.length - 1), { minLength: width * height, maxLength: width * height }), {
          minLength: 1,
          maxLength: 5,
        })
        .map((all) =>
          all.map((inks) => {
            const pixels = new Pixels(width, height, 0);
            pixels.data.set(inks.map((ink) => INKS[ink]!));
            return pixels;
          }),
        ),
    );

  test('every picture is shown, and no part is larger than necessary', () => {
    fc.assert(
      fc.property(anyPictures, (pictures) => {
        const { frames, parts } = play(framesOf(pictures));
        expect(frames.map((picture) => [...picture])).toEqual(colours(pictures));
        for (const [n, part] of parts.entries())
          if (n > 0) expect(part).toEqual(smallest(pictures[n - 1]!, pictures[n]!));
      }),
      { numRuns: draws(60) },
    );
  });

  test('frames without room are left out, the oldest first', () => {
    fc.assert(
      fc.property(anyPictures, fc.integer({ min: 0, max: 400 }), (pictures, bytes) => {
        const made = encodeGif(framesOf(pictures), { bytes });
        const { frames } = decode(made.bytes);
        expect(frames).toHaveLength(made.frames);
        expect(frames.map((picture) => [...picture])).toEqual(colours(pictures).slice(-made.frames));
        expect(made.frames === 1 || made.bytes.length <= bytes).toBe(true);
      }),
      { numRuns: draws(60) },
    );
  });

  /** Smallest rectangle around all pixels that differ: `x y width height`. */
  function smallest(before: Pixels, now: Pixels): number[] {
    const cells = [...now.data.keys()].filter((at) => now.data[at] !== before.data[at]);
    if (cells.length === 0) return [0, 0, 1, 1];
    const [xs, ys] = [cells.map((at) => at % now.width), cells.map((at) => Math.floor(at / now.width))];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return [x, y, Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  }
});

test('the largest number of frames that fits is kept', () => {
  let state = 7;
  const noise = Array.from({ length: 6 }, () => {
    const pixels = new Pixels(20, 20, 0);
    for (let at = 0; at < 400; at++) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      pixels.data[at] = state >> 27;
    }
    return pixels;
  });
  const whole = encodeGif(framesOf(noise)).bytes.length;
  expect(encodeGif(framesOf(noise), { bytes: whole }).frames).toBe(6);
  expect(encodeGif(framesOf(noise), { bytes: whole - 1 }).frames).toBe(5);
  expect(encodeGif(framesOf(noise), { bytes: whole / 2 }).frames).toBe(2);
});

test('colours beyond the palette are drawn as the nearest ones', () => {
  const shades = [0, 1].map((green) => {
    const pixels = new Pixels(32, 16, 0);
    for (let at = 0; at < 512; at++) pixels.data[at] = ((at % 32) << 19) | (green << 15) | ((at >> 5) << 4);
    return pixels;
  });
  const { frames } = play(framesOf(shades));
  const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];
  const apart = frames.flatMap((picture, n) =>
    [...picture].map((color, at) => {
      const wanted = channels(shades[n]!.data[at]!);
      return Math.max(...channels(color).map((value, i) => Math.abs(value - wanted[i]!)));
    }),
  );
  expect(Math.max(...apart)).toBeLessThanOrEqual(32);
  expect(Math.max(...apart)).toBeGreaterThan(0);
});
