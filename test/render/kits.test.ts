import { decode } from '../../scripts/lib/picture-pixels';
import { newGame, type PackItem, rawsFor, view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { createRenderer } from '../../src/render';
import { CELL, MAP_TOP, SCALE } from '../../src/render/compact/layout';
import { heroSprite } from '../../src/render/sprites/hero';
import { CLEAR, type Sprite, spriteOf } from '../../src/render/sprites/sprite';
import { PALETTES } from '../../src/settings/palette';
import { windowOf } from '../../src/settings/window';

const raws = loadRaws();
const renderer = createRenderer(raws, createI18n(raws));
const KITS = raws.kits.map(({ id }) => id);
const spriteWith = (kit: string) => spriteOf(raws.sprites, rawsFor(raws, { kit }).sprites.looks.hero!);

/** Share of the hero's sprite, from 0 to 1, that the picture of a new run with this kit has in the hero's cell. */
async function shown(kit: string, palette: (typeof PALETTES)[number]): Promise<number> {
  const start = view(newGame({ seed: 'look', kit }, raws), raws);
  const { left, top } = windowOf(start, {});
  const { png } = renderer.picture(start, { palette });
  const { pixels, width } = await decode(png);
  const sprite = heroSprite(rawsFor(raws, { kit }).sprites, start);
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

test('any two kits differ in a quarter of the hero', () => {
  const alike = KITS.flatMap((one) =>
    KITS.filter((other) => other > one).flatMap((other) => {
      const [a, b] = [spriteWith(one).pixels, spriteWith(other).pixels];
      const differing = [...a].filter((ink, i) => ink !== b[i]).length;
      return differing >= a.length / 4 ? [] : [`${one}, ${other}: ${differing}`];
    }),
  );
  expect(alike).toEqual([]);
});

describe('the hero wears', () => {
  const { sprites } = rawsFor(raws, {});
  const start = view(newGame({ seed: 'look' }, raws), raws);
  const wearing = (...worn: [raw: string, slot: PackItem['slot']][]) =>
    heroSprite(sprites, {
      pack: worn.map(([raw, slot], id) => ({ ...start.pack[0]!, id, raw, slot })),
    });
  const differs = (a: Sprite, b: Sprite): boolean => a.pixels.some((ink, i) => ink !== b.pixels[i]);

  test.each([
    ['a weapon', 'longsword', 'melee'],
    ['a bow', 'shortbow', 'ranged'],
    ['a shield', 'buckler', 'shield'],
    ['armour', 'breastplate', 'torso'],
    ['a helm', 'steel-helm', 'head'],
  ] as const)('%s, which the picture shows', (_, raw, slot) => {
    expect(differs(wearing([raw, slot]), wearing())).toBe(true);
    expect(differs(wearing([raw, null]), wearing())).toBe(false);
  });

  test('a plain longsword or a better one, with different looks', () => {
    expect(differs(wearing(['longsword', 'melee']), wearing(['longsword-plus-1', 'melee']))).toBe(true);
  });

  test('a bow in the hand, and no sword with it', () => {
    expect(differs(wearing(['shortbow', 'ranged'], ['longsword', 'melee']), wearing(['shortbow', 'ranged']))).toBe(
      false,
    );
  });
});
