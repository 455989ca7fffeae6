import { type View, view } from '../../../src/engine';
import { createI18n, createLanguages, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { rgb } from '../../../src/render/color';
import { drawnTheme } from '../../../src/render/drawn-theme';
import { textWidth } from '../../../src/render/font/text';
import { contactSheet, knownPicture, type LevelParts, levelPicture } from '../../../src/render/level';
import { drawKnownMark, knownMarks, marksIn } from '../../../src/render/level/known-marks';
import { legendRows } from '../../../src/render/level/known-picture';
import { MARK_COLOURS, MARKS, markColours, markOf } from '../../../src/render/level/marks';
import { Pixels } from '../../../src/render/pixels';
import { encodePng } from '../../../src/render/png';
import { PALETTES, type Palette } from '../../../src/settings/palette';
import { contrast } from '../../support/contrast';
import { scenario } from '../../support/scenario';
import { forest } from '../../support/views';
import { expectGolden } from '../golden-picture';

const raws = loadRaws();

const parts = (tiles: string, more: Partial<LevelParts> = {}): LevelParts => {
  const rows = tiles.split('\n');
  return {
    width: rows[0]!.length,
    height: rows.length,
    tiles: rows.join(''),
    recipe: 'depths',
    start: null,
    spawns: [],
    ...more,
  };
};

const ROOM = '#####\n#...#\n#...#\n#####';
const has = (pixels: Pixels, color: number): boolean => pixels.data.includes(color);
/** Colours of one cell, which is eight pixels wide. */
const cell = (pixels: Pixels, x: number, y: number): number[] =>
  Array.from({ length: 64 }, (_, n) => pixels.get(x * 8 + (n % 8), y * 8 + Math.floor(n / 8)));

test('a level is as large as its cells, with a line each for title and legend', () => {
  const plain = levelPicture(raws, parts(ROOM));
  expect([plain.width, plain.height]).toEqual([40, 32]);
  const small = levelPicture(raws, parts(ROOM), { cell: 4 });
  expect([small.width, small.height]).toEqual([20, 16]);
  const names = Object.fromEntries(MARKS.map((mark) => [mark, mark])) as Record<(typeof MARKS)[number], string>;
  expect(levelPicture(raws, parts(ROOM), { title: 'A room', legend: names }).height).toBe(32 + 2 * 18);
});

test.each([
  ['a foe', 'orc', 'hostile'],
  ['a villager', 'peasant', 'friendly'],
  ['game', 'deer', 'wary'],
  ['a thing', 'dagger', 'item'],
  ['a trap', 'bear-trap', 'trap'],
  ['a door', 'door', 'door'],
  ['a bed', 'bed', 'prop'],
] as const)('%s has its own mark', (_, raw, mark) => {
  expect(markOf(raws, raw)).toBe(mark);
  const there = levelPicture(raws, parts(ROOM, { spawns: [{ cell: 7, raw }] }));
  expect(has(there, MARK_COLOURS[mark])).toBe(true);
  expect(has(levelPicture(raws, parts(ROOM)), MARK_COLOURS[mark])).toBe(false);
});

test('stairs and the place of arrival are marked', () => {
  const pixels = levelPicture(raws, parts('#####\n#<.>#\n#####'));
  expect(has(pixels, MARK_COLOURS.up) && has(pixels, MARK_COLOURS.down)).toBe(true);
  expect(has(levelPicture(raws, parts(ROOM, { start: { x: 2, y: 1 } })), MARK_COLOURS.start)).toBe(true);
});

test('a big creature covers all of its cells', () => {
  const size = (raw: string): number =>
    levelPicture(raws, parts('......\n......\n......', { spawns: [{ cell: 7, raw }] })).data.filter(
      (color) => color === MARK_COLOURS.hostile,
    ).length;
  expect(size('black-dragon')).toBeGreaterThan(3 * size('orc'));
});

test('each half of a level with two themes has its own', () => {
  const [west, east] = ['limestone', 'default'].map((id) => raws.theme[id]!.ground.floor.base.toLowerCase());
  const pixels = levelPicture(raws, parts('....\n....', { recipe: 'dwarf-fort' }));
  const colours = (x: number) => cell(pixels, x, 0).map((color) => `#${color.toString(16).padStart(6, '0')}`);
  expect(colours(0)).toContain(west);
  expect(colours(2)).toContain(east);
});

test('rock far from open cells is one dark mass', () => {
  const pixels = levelPicture(raws, parts('####.\n####.\n####.'));
  expect(new Set(cell(pixels, 0, 1)).size).toBe(1);
  expect(new Set(cell(pixels, 3, 1)).size).toBeGreaterThan(1);
});

test('a contact sheet has room for every picture and its caption', () => {
  const picture = (color: number) => ({ caption: 'One', pixels: new Pixels(30, 20, color) });
  const sheet = contactSheet([picture(0xff0000), picture(0x00ff00), picture(0x0000ff)], 2);
  expect([sheet.width, sheet.height]).toEqual([2 * 38 + 8, 2 * (20 + 18 + 8) + 8]);
  for (const color of [0xff0000, 0x00ff00, 0x0000ff]) {
    expect(sheet.data.filter((pixel) => pixel === color)).toHaveLength(600);
  }
  expect(() => contactSheet([], 2)).toThrow();
});

test('a map shows no unexplored cells', () => {
  const unseen = levelPicture(raws, parts('#####\n#. .#\n#####'));
  expect(new Set(cell(unseen, 2, 1))).toEqual(new Set([0x0c0d12]));
  expect(cell(unseen, 1, 1)).not.toContain(0x0c0d12);
});

const WORDS = { title: 'Here', legend: createI18n(raws).map.legend };

test("the hero's map shows the hero and things in sight, even unidentified ones", () => {
  const seen = knownPicture(raws, view(scenario('@..r..!'), raws), WORDS);
  for (const mark of ['hero', 'hostile', 'item'] as const) expect(has(seen, MARK_COLOURS[mark])).toBe(true);
});

test.each(PALETTES)("the hero's map has only marks and ground of the palette %s", (palette) => {
  const level = view(scenario('@..r..!'), raws);
  const seen = knownPicture(raws, level, WORDS, palette);
  const groundOf = (other: Palette): number => rgb(drawnTheme(raws, level.theme, other).ground.floor.base);
  for (const other of PALETTES) {
    expect(has(seen, markColours(other).hostile)).toBe(other === palette);
    expect(has(seen, groundOf(other))).toBe(groundOf(other) === groundOf(palette));
  }
  expect(groundOf('contrast')).not.toBe(groundOf('standard'));
});

test.each(PALETTES)("the hero's map of a level is the committed one in the palette %s", (palette) =>
  expectGolden(`map-${palette}`, encodePng(knownPicture(raws, forest().view, WORDS, palette), 1)),
);

test("the marks of the hero's map stand out from all ground in high contrast", () => {
  const grounds = Object.keys(raws.theme).flatMap((id) => Object.values(drawnTheme(raws, id, 'contrast').ground));
  for (const ink of Object.values(markColours('contrast'))) {
    for (const { base } of grounds) expect(contrast(ink, rgb(base))).toBeGreaterThanOrEqual(4.5);
  }
});

describe('the legend of the map', () => {
  const marks = Object.keys(WORDS.legend) as (keyof typeof WORDS.legend)[];

  test('has a different shape for each mark', () => {
    const shapes = marks.map((mark) => {
      const pixels = new Pixels(20, 20, 0);
      drawKnownMark(pixels, mark, { x: 4, y: 4, size: 10 }, 'standard');
      const inks = [...new Set(pixels.data)];
      return Array.from(pixels.data, (ink) => (ink === 0 ? 0 : ink === 0x08080c ? 1 : 2)).join('') + inks.length;
    });
    expect(new Set(shapes).size).toBe(marks.length);
  });

  test.each(Object.keys(LOCALES))('has room for every word in %s', (tag) => {
    const { legend } = createLanguages(raws)(tag).map;
    const legends = legendRows(marks, legend, 320);
    expect(legends.flat().map(({ mark }) => mark)).toEqual(marks);
    for (const { mark, x } of legends.flat()) expect(x + 14 + textWidth(legend[mark])).toBeLessThanOrEqual(320);
  });

  test('stands below the map and the title above it, both in dots of two pixels, because phones show them at half size', () => {
    const level = view(scenario('@..r..!'), raws);
    const picture = knownPicture(raws, level, WORDS);
    const bottom = 32 + level.height * 8;
    const rows = Array.from({ length: picture.height / 2 }, (_, row) => row * 2);
    for (const part of [rows.filter((y) => y < 32), rows.filter((y) => y >= bottom)]) {
      const dots = part.flatMap((y) =>
        Array.from({ length: picture.width / 2 }, (_, dot) =>
          [0, 1].flatMap((down) => [0, 1].map((right) => picture.get(2 * dot + right, y + down))),
        ),
      );
      expect(new Set(dots.map(([color]) => color)).size).toBeGreaterThan(1);
      expect(dots.filter(([color, ...rest]) => rest.some((other) => other !== color))).toEqual([]);
    }
  });

  test('lists exactly the marks of the map', () => {
    const known = knownMarks(raws, view(scenario('@..r..!'), raws));
    expect(marksIn(known)).toEqual(['hero', 'hostile', 'item']);
  });
});

test('known dry grass is on the map, below all other marks', () => {
  const now = view(scenario('@..'), raws);
  const index = now.hero.at.y * now.width + now.hero.at.x;
  expect(marksIn(knownMarks(raws, { ...now, dry: [index, index + 1] }))).toEqual(['hero', 'dry']);
});

test('a remembered thing has a mark of its own, and is named with its place', () => {
  const now = view(scenario('@..'), raws);
  const after: View = {
    ...now,
    remembered: [
      // The nearest thing comes first.
      { what: { id: 8, raw: 'altar' }, at: { x: 2, y: 1 }, harmful: false },
      { what: { id: 6, raw: 'door' }, at: { x: 2, y: 2 }, harmful: false },
      { what: { id: 7, raw: 'dagger' }, at: { x: 3, y: 1 }, harmful: false },
      { what: { id: 10, raw: 'shield' }, at: { x: 3, y: 1 }, harmful: false },
    ],
    places: [{ who: { id: 9, raw: 'barkeep' }, at: { x: 3, y: 2 } }],
  };
  expect(marksIn(knownMarks(raws, after))).toEqual(['hero', 'shop', 'left', 'altar', 'door']);
  expect(createI18n(raws).mapLists(after)).toEqual([
    '**Shops and people:** Barkeep 1 S, 2 E',
    '**Seen before:** Altar 1 E · Dagger, Shield 2 E',
  ]);
});
