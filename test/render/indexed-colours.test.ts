import { ColourCount } from '../../src/render/indexed-colours';

/** Colours of pixels before and after they were folded into a palette. */
function folded(pixels: readonly number[]): { before: number; after: number }[] {
  const count = new ColourCount();
  const order = count.add(Uint32Array.from(pixels));
  const { palette, place } = count.fold(true);
  return pixels.map((before, at) => ({ before, after: palette[place[order[at]!]!]! }));
}

/**
 * Pixels in 512 shades of red, green and blue, with `step` between two levels of a channel. Each shade has one pixel
 * more than the shade before.
 */
const shades = (step: number): number[] =>
  Array.from({ length: 512 }, (_, n) => {
    const channel = (place: number): number => (Math.floor(n / 8 ** place) % 8) * step;
    return Array<number>(1 + n).fill((channel(0) << 16) | (channel(1) << 8) | channel(2));
  }).flat();

test('as many colours as fit into a palette stay as they are', () => {
  const few = shades(36).slice(0, (250 * 251) / 2);
  expect(folded(few).filter(({ before, after }) => before !== after)).toEqual([]);
});

describe.each([1, 6, 30])('of too many colours, %d levels apart', (step) => {
  // Both orders, because in one order the first colours are the rare ones and in the other the frequent ones.
  const pictures = [shades(step), shades(step).reverse()];

  test('no more remain than fit', () => {
    for (const pixels of pictures)
      expect(new Set(folded(pixels).map(({ after }) => after)).size).toBeLessThanOrEqual(250);
  });

  test('each becomes a colour at least as common, so that the common colours stay', () => {
    for (const pixels of pictures) {
      const counts = new Map<number, number>();
      for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
      const rarer = folded(pixels).filter(({ before, after }) => counts.get(after)! < counts.get(before)!);
      expect(rarer).toHaveLength(0);
    }
  });
});
