import { decode } from '../../scripts/lib/picture-pixels';
import { newGame, rawsFor, view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { createRenderer } from '../../src/render';
import { CELL, MAP_TOP, SCALE } from '../../src/render/compact/layout';
import { CLEAR, spriteOf } from '../../src/render/sprites/sprite';
import { PALETTES } from '../../src/settings/palette';
import { windowOf } from '../../src/settings/window';

const raws = loadRaws();
const renderer = createRenderer(raws, createI18n(raws));
const KITS = raws.kits.map(({ id }) => id);
const spriteWith = (kit: string) => spriteOf(raws.sprites, rawsFor(raws, { kit }).sprites.looks.hero!);

/** Share of the kit's sprite, from 0 to 1, that the picture of a new run with the kit has in the hero's cell. */
async function shown(kit: string, palette: (typeof PALETTES)[number]): Promise<number> {
  const start = view(newGame({ seed: 'look', kit }, raws), raws);
  const { left, top } = windowOf(start, 'compact');
  const { png } = renderer.picture(start, { palette });
  const { pixels, width } = await decode(png);
  const sprite = spriteWith(kit);
  // The last rows hold the line below the hero.
  const drawn = [...sprite.pixels.subarray(0, 13 * sprite.width).entries()].filter(([, ink]) => ink !== CLEAR);
  const found = drawn.filter(([i, ink]) => {
    const x = (start.hero.at.x - left) * CELL + (i % sprite.width);
    const y = MAP_TOP + (start.hero.at.y - top) * CELL + Math.floor(i / sprite.width);
    return pixels[y * SCALE * width + x * SCALE] === ink;
  });
  return found.length / drawn.length;
}

test.each(PALETTES.flatMap((palette) => KITS.map((kit) => [kit, palette] as const)))(
  'the picture draws the %s in the palette %s',
  async (kit, palette) => {
    expect(await shown(kit, palette)).toBeGreaterThan(0.9);
  },
);

test('a quarter of the hero differs between any two kits', () => {
  const alike = KITS.flatMap((one) =>
    KITS.filter((other) => other > one).flatMap((other) => {
      const [a, b] = [spriteWith(one).pixels, spriteWith(other).pixels];
      const differing = [...a].filter((ink, i) => ink !== b[i]).length;
      return differing >= a.length / 4 ? [] : [`${one}, ${other}: ${differing}`];
    }),
  );
  expect(alike).toEqual([]);
});
