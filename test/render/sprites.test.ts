import { alikeLooks, everyLook, idleSwaps, looksOfNothing, missingLooks } from '../../scripts/content/looks';
import type { Alias } from '../../src/engine';
import { EMBLEMS } from '../../src/lib/crest';
import { PETS } from '../../src/lib/looks';
import { loadRaws } from '../../src/raws';
import { blue, green, pack, red, rgb } from '../../src/render/color';
import { Pixels } from '../../src/render/pixels';
import { drawSprite, OUTLINE } from '../../src/render/sprites/draw';
import { lookOf } from '../../src/render/sprites/look';
import { CLEAR, rowsOf, type Sprite, spriteOf } from '../../src/render/sprites/sprite';
import { contrast } from '../support/contrast';

const raws = loadRaws();
const { sprites } = raws;
const things = [...raws.mobs, ...raws.props, ...raws.items].map(({ id }) => id);
const looks = everyLook(raws);
const hasNoLook = (id: string): boolean => sprites.looks[id] === undefined;
const spriteFor = (id: string): Sprite => spriteOf(sprites, sprites.looks[id]!);

describe('the sprites', () => {
  it('show every mob, prop and item by a look of raws/sprites.json', () => {
    expect(missingLooks(raws)).toEqual([]);
  });

  it('show nothing but existing raws', () => {
    expect(looksOfNothing(raws)).toEqual([]);
  });

  it('are all different', () => {
    // Two pairs may share a picture: an unknown violet potion and the plain potion, and a found hidden door and a door.
    expect(alikeLooks(raws)).toEqual([]);
  });

  it('fill their cells, the large beast four of them', () => {
    for (const id of ['hero', ...things].filter((thing) => !hasNoLook(thing))) {
      const size = raws.archetypes[id]?.tileSize ?? { width: 1, height: 1 };
      const { width, height } = spriteFor(id);
      expect({ id, width, height }).toEqual({ id, width: size.width * 16, height: size.height * 16 });
    }
  });

  it('show a shrine after its offering as empty, whichever it was', () => {
    const lookWhen = (raw: string, spent: boolean) => lookOf(sprites, { kind: 'prop', raw, shrine: { spent } });
    expect(lookWhen('shrine-of-coin', true)).toBe(lookWhen('shrine-of-ink', true));
    expect(lookWhen('shrine-of-coin', true)).not.toEqual(lookWhen('shrine-of-coin', false));
  });

  it('are drawn with known inks', () => {
    for (const [, look] of looks) expect(() => spriteOf(sprites, look)).not.toThrow();
    for (const { icon } of raws.feats) expect(() => spriteOf(sprites, icon)).not.toThrow();
  });

  it('leave no grid unused, and no grid is crooked', () => {
    const used = new Set(looks.flatMap(([, { sprite, over }]) => [sprite, ...(over ?? [])]));
    for (const { downStairs } of raws.themes) if (downStairs !== undefined) used.add(downStairs);
    const wornGrids = [...Object.values(sprites.bare).map(({ grid }) => grid), ...Object.values(sprites.worn)];
    for (const id of [
      ...wornGrids,
      ...Object.values(sprites.tiles),
      sprites.grave,
      'pillar',
      'stalagmite',
      'stalactite',
    ])
      used.add(id);
    for (const { icon } of raws.feats) for (const id of [icon.sprite, ...(icon.over ?? [])]) used.add(id);
    for (const emblem of EMBLEMS) used.add(`emblem-${emblem}`);
    for (const pet of PETS) used.add(`pet-${pet}`);
    for (const { school } of raws.boons) used.add(`school-${school}`);
    for (const id of ['feat-calendar', 'icon-heart', 'icon-mana', 'icon-star', 'icon-coin', 'icon-laurel'])
      used.add(id);
    for (const id of ['worn-crest', 'chains']) used.add(id);
    expect(Object.keys(sprites.grids).filter((id) => !used.has(id))).toEqual([]);
    for (const id of Object.keys(sprites.grids)) {
      expect(new Set(rowsOf(sprites, id).map((row) => row.length)).size).toBe(1);
    }
  });

  it('swap only inks that their grids have', () => {
    expect(idleSwaps(raws)).toEqual([]);
  });
});

describe('actors on the ground', () => {
  /**
   * Factors for red, green and blue. `DAY` is the brightest light of day on any ground, `TORCH` a torch on dark floors.
   */
  const DAY = [1.22, 1.16, 1.04] as const;
  const TORCH = [1.62, 1.35, 0.93] as const;
  const lit = (hex: string, [r, g, b]: readonly [number, number, number]): number => {
    const c = rgb(hex);
    return pack(red(c) * r, green(c) * g, blue(c) * b);
  };
  const painted = raws.themes.filter(({ id }) => id !== 'contrast');
  const grounds = [
    ...painted.flatMap(({ ground }) => Object.values(ground).map(({ base }) => lit(base, DAY))),
    ...painted.map(({ ground }) => lit(ground.floor.base, TORCH)),
  ];

  // An earlier test lists the creatures without a look.
  const drawn = ['hero', ...raws.mobs.map(({ id }) => id)].filter((id) => !hasNoLook(id));
  it.each(drawn)('a fifth of the %s stands out 3 : 1 on all of them', (id) => {
    const inks = [...spriteFor(id).pixels].filter((ink) => ink !== CLEAR);
    for (const ground of new Set(grounds)) {
      const strong = inks.filter((ink) => contrast(ink, ground) >= 3).length;
      expect(strong / inks.length).toBeGreaterThanOrEqual(0.2);
    }
  });
});

describe('the look of a thing', () => {
  const item = (alias: Alias) => lookOf(sprites, { kind: 'item', raw: null, alias });

  it('is that of its raw if its type is known', () => {
    expect(lookOf(sprites, { kind: 'item', raw: 'health-potion' })).toBe(sprites.looks['health-potion']);
  });

  it('is the colour of an unknown potion', () => {
    expect(item({ kind: 'potion', adjective: 'oily', colour: 'green' })).toBe(sprites.unknown.potion.green);
  });

  it('is the same for every unknown scroll', () => {
    expect(item({ kind: 'scroll', word: 'abade' })).toBe(item({ kind: 'scroll', word: 'ebonut' }));
  });

  it('knows every fixed alias of unknown gear', () => {
    const names = raws.items.flatMap(({ id }) => raws.archetypes[id]?.magicItem?.naming ?? []);
    const fixed = names.filter((name) => name !== 'scroll' && name !== 'potion');
    expect(fixed.length).toBeGreaterThan(0);
    for (const id of fixed) expect(item({ kind: 'plain', id })).not.toBe(sprites.unknown.item);
  });
});

describe('a sprite in a picture', () => {
  it('has a dark outline on every side', () => {
    const rat = spriteFor('rat');
    const pixels = new Pixels(20, 20, 0x777777);
    drawSprite(pixels, rat, 2, 2);
    for (let y = 0; y < 16; y++) {
      const first = [...rat.pixels.subarray(y * 16, y * 16 + 16)].findIndex((ink) => ink !== CLEAR);
      if (first >= 0) expect(pixels.get(2 + first - 1, 2 + y)).toBe(OUTLINE);
    }
  });

  it('is a bare silhouette without outline and inks of its own', () => {
    const pixels = new Pixels(20, 20, 0x777777);
    drawSprite(pixels, spriteFor('rat'), 2, 2, { outline: null, solid: 0x123456 });
    expect(new Set(pixels.data)).toEqual(new Set([0x777777, 0x123456]));
  });
});
