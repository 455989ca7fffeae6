import fc from 'fast-check';
import { decode } from '../../scripts/lib/picture-pixels';
import { Pixels } from '../../src/render/pixels';
import { encodePng } from '../../src/render/png';
import { indexedHeader } from '../support/pictures';

/** Picture whose pixels take the given colours in turn. */
function striped(width: number, height: number, colours: readonly number[]): Pixels {
  const pixels = new Pixels(width, height, 0);
  for (let i = 0; i < pixels.data.length; i++) pixels.data[i] = colours[i % colours.length]!;
  return pixels;
}

/** Colours so far apart that no encoder may merge two of them. */
const distant = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => (((i % 8) * 36) << 16) | ((((i >> 3) % 8) * 36) << 8) | ((i >> 6) * 36));

const grey = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => ((i >> 1) << 16) | ((i >> 1) << 8) | ((i + 1) >> 1));

describe('an indexed PNG', () => {
  it('decodes to its pixels, each doubled', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 40 }),
        async (width, height, colours) => {
          const pixels = striped(width, height, colours);
          const image = await decode(encodePng(pixels, 2));
          expect([image.width, image.height]).toEqual([width * 2, height * 2]);
          const doubled = image.pixels.map((_, i) => {
            const [x, y] = [(i % (width * 2)) >> 1, Math.floor(i / (width * 2)) >> 1];
            return pixels.get(x, y);
          });
          expect(image.pixels).toEqual(doubled);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('takes half a byte a pixel up to 16 colours, and a byte above', () => {
    expect(indexedHeader(encodePng(striped(40, 4, distant(16))))).toEqual({ bits: 4, colours: 16 });
    expect(indexedHeader(encodePng(striped(40, 4, distant(17))))).toEqual({ bits: 8, colours: 17 });
  });

  it('decodes without doubling even if its rows end within a byte', async () => {
    const pixels = striped(5, 3, distant(7));
    expect([...(await decode(encodePng(pixels, 1))).pixels]).toEqual([...pixels.data]);
  });

  it('folds colours above 250 into near ones', async () => {
    const pixels = striped(40, 40, grey(400));
    const png = encodePng(pixels, 1);
    expect(indexedHeader(png).colours).toBe(250);
    const { pixels: drawn } = await decode(png);
    const furthest = drawn.reduce((most, color, i) => Math.max(most, apart(color, pixels.data[i]!)), 0);
    expect(furthest).toBeLessThanOrEqual(8);
  });

  it('leaves distant colours alone and becomes a true-colour picture above 256', async () => {
    const pixels = striped(40, 40, distant(300));
    const png = encodePng(pixels, 2);
    expect(png[25]).not.toBe(3);
    const drawn = await decode(png);
    expect(drawn.width).toBe(80);
    expect(drawn.pixels[(2 * 3 + 1) * 80 + 2 * 7]).toBe(pixels.get(7, 3));
  });
});

function apart(a: number, b: number): number {
  return Math.max(...[16, 8, 0].map((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))));
}
