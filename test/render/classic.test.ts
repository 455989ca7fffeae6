import type { HeldThing, Raws, View } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { createRenderer } from '../../src/render';
import { type ClassicWords, classicScreen } from '../../src/render/classic';
import type { Console } from '../../src/render/classic/console';
import { barFill, titleSpan } from '../../src/render/classic/panels';
import type { PictureOptions } from '../../src/render/contract';
import { hasGlyph } from '../../src/render/font/glyphs';
import { indexedHeader } from '../support/pictures';
import { cave, type FixedView, forest, lair, town } from '../support/views';
import { expectGolden } from './golden-picture';

const raws = loadRaws();
const { picture, words } = createRenderer(raws);
const MOST_BYTES = 80_000;

const screenOf = (view: View, options: PictureOptions = {}, said: Partial<ClassicWords> = {}): Console =>
  classicScreen(raws, view, { ...words.classic(view), ...said }, options);

/** A row of characters between two columns, both included. */
const rowOf = (screen: Console, y: number, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => screen.at(from + i, y)?.glyph).join('');

describe.each<[string, () => FixedView]>([
  ['classic-town', town],
  ['classic-cave', cave],
])('the screen %s', (name, fixed) => {
  const shot = () => picture(fixed().view, { layout: 'classic' });

  test('is the committed one', () => expectGolden(name, shot().png));

  test('is 1280 × 960, small in bytes, and has a palette', () => {
    const { png, width, height } = shot();
    expect([width, height]).toEqual([1280, 960]);
    expect(png.length).toBeLessThan(MOST_BYTES);
    expect(indexedHeader(png).colours).toBeLessThanOrEqual(256);
  });
});

test.each([
  [0, 30, 1],
  [1, 30, 1],
  [15, 30, 8],
  [27, 30, 13],
  [28, 30, 14],
  [30, 30, 14],
  [35, 30, 14],
])('a bar at %i of %i has %i full cells', (current, max, full) => {
  expect(barFill(current / max)).toBe(full);
});

test('the name of the level is centred between two joints', () => {
  const place = 'The Town of Bracketon';
  expect(titleSpan(place)).toEqual({ x0: 11, length: 23 });
  expect(rowOf(screenOf(town().view, {}, { place }), 0, 10, 34)).toBe(`─┤${place}├─`);
});

test('the frames meet in joints', () => {
  const screen = screenOf(town().view, {}, { place: 'X' });
  const corners = { '┌': [0, 0], '┐': [79, 0], '└': [0, 59], '┘': [79, 59] };
  const joints = { '┬': [49, 0], '┴': [49, 45] };
  for (const [glyph, [x, y]] of Object.entries({ ...corners, ...joints })) {
    expect(screen.at(x as number, y as number)?.glyph).toBe(glyph);
  }
  expect([screen.at(0, 45)?.glyph, screen.at(49, 8)?.glyph]).toEqual(['├', '├']);
  expect([screen.at(79, 45)?.glyph, screen.at(79, 8)?.glyph]).toEqual(['┤', '┤']);
});

test('the figures of the hero stand in their rows', () => {
  const { view } = cave();
  const attributes = {
    might: { value: 15, base: 11, bonus: 2 },
    quickness: { value: 9, base: 11, bonus: -1 },
    fitness: { value: 11, base: 11, bonus: 0 },
    intelligence: { value: 11, base: 11, bonus: 0 },
  };
  const screen = screenOf({ ...view, hero: { ...view.hero, attributes, gold: 20.30000000004 } });
  expect(rowOf(screen, 1, 50, 77)).toBe('Health: 7/34  ▓▓▓░░░░░░░░░░░');
  expect(rowOf(screen, 2, 50, 63)).toBe('Mana:   1/6   ');
  expect(rowOf(screen, 3, 50, 77)).toBe('Level:  3     ▓▓▓▓▓░░░░░░░░░');
  expect([4, 5, 6, 7].map((y) => rowOf(screen, y, 50, 74).replace(/ +/g, ' '))).toEqual([
    'Might: 15 +2 ',
    'Quickness: 9 -1 ',
    'Fitness: 11 0 ',
    'Intelligence: 11 0 ',
  ]);
  expect([screen.at(67, 4)?.fg, screen.at(67, 5)?.fg, screen.at(67, 6)?.fg]).toEqual([0x00ff00, 0xff0000, 0xffffff]);
  expect([9, 10, 11].map((y) => rowOf(screen, y, 50, 78).trim())).toEqual([
    '10 lbs (165 lbs max)',
    'Initiative Penalty: 2',
    'Gold: 20.3',
  ]);
});

const held = (raw: string | null, more: Partial<HeldThing> = {}): HeldThing => ({
  id: 2,
  raw,
  slot: null,
  fits: null,
  usable: true,
  range: null,
  radius: null,
  cursed: false,
  weight: 1,
  value: 1,
  ...more,
});

test('things are coloured by what is known of them', () => {
  const worn = [
    held('dagger', { slot: 'melee' }),
    held('dagger-of-venom', { slot: 'melee' }),
    held('longsword-minus-1', { slot: 'melee', cursed: true }),
    held(null, { slot: 'hands', alias: { kind: 'plain', id: 'unidentified-gauntlets' } }),
  ];
  const screen = screenOf({ ...town().view, held: worn });
  const colors = [13, 14, 15, 16].map((y) => screen.at(50, y)?.fg);
  expect(colors).toEqual([0xffffff, 0x80ff80, 0xff0000, 0x80ff80]);
});

test('long lists say how much more there is and leave room for what ails the hero', () => {
  const { view } = cave();
  const potions = Array.from({ length: 30 }, () => held('health-potion'));
  const spells = Array.from({ length: 30 }, () => ({ spell: 'zap', manaCost: 1, range: 6, radius: null }));
  const screen = screenOf({ ...view, held: potions, hero: { ...view.hero, spells, hunger: 'starving' } });
  const rows = Array.from({ length: 32 }, (_, i) => rowOf(screen, 13 + i, 50, 78).trimEnd());
  expect(rows[1]).toBe('↑1 Health Potion');
  expect(rows).toContain('   and 21 more');
  expect(rows.at(-1)).toBe('Starving');
  expect(rows.filter((row) => row.startsWith('^'))).toHaveLength(9);
});

test('the log has its newest line on top and keeps inside its frame', () => {
  const lines = Array.from({ length: 20 }, (_, i) => ({ text: `${i} ${'word '.repeat(40)}`, fresh: i === 0 }));
  const screen = screenOf(town().view, {}, { log: lines });
  expect(rowOf(screen, 46, 2, 3)).toBe('0 ');
  expect(rowOf(screen, 58, 2, 4)).toBe('12 ');
  expect(rowOf(screen, 46, 77, 79)).toBe('… │');
  expect(rowOf(screen, 59, 1, 3)).toBe('───');
  expect(screen.at(2, 46)?.fg).not.toBe(screen.at(2, 47)?.fg);
});

test('targets are numbered, and what is in reach is blue', () => {
  const { view, options } = lair();
  const screen = screenOf(view, options);
  const { targeting } = options;
  const target = targeting!.targets[0]!;
  const x = 25 + target.at.x - view.hero.at.x;
  const y = 23 + target.at.y - view.hero.at.y;
  expect(screen.at(x - 1, y - 1)?.glyph).toBe('1');
  expect(screen.at(x, y)?.bg).toBe(0x00a0a0);
  expect(screen.at(25, 24)?.bg).toBe(0x0000a0);
});

test('every character that can come up is in the atlas', () => {
  const needed =
    '☻♥♣•○☼‼¶↑→←Ä░▒▓█▄│─┌┐└┘├┤┬┴║═╔╗╚╝╠╣╦╩╬╨╥╫ßπδφ∩≡≈⌠·…×“”’' +
    Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  expect([...needed].filter((glyph) => !hasGlyph(glyph))).toEqual([]);
  expect([...glyphsOf(raws)].filter((glyph) => !hasGlyph(glyph))).toEqual([]);
});

function glyphsOf({ archetypes, theme }: Raws): Set<string> {
  const things = Object.values(archetypes).map((archetype) => archetype.renderable?.glyph ?? '');
  const ground = Object.values(theme).flatMap(({ glyphs }) => Object.values(glyphs).map(({ glyph }) => glyph));
  return new Set([...things, ...ground].join(''));
}

test('blows show as marks behind who is struck, blasts in their own glyph', () => {
  const { view } = forest();
  const screen = screenOf(view);
  // The hero hit the wolf to the east, which missed in turn.
  expect(screen.at(26, 23)).toMatchObject({ glyph: 'w', bg: 0x7f5200 });
  expect(screen.at(25, 23)).toMatchObject({ glyph: '@', bg: 0x007f7f });
  const breath = screenOf(lair().view);
  expect(breath.at(25, 25)).toMatchObject({ glyph: '☼', fg: 0x00ff00 });
  expect(screenOf({ ...view, turn: view.turn + 1 }).at(26, 23)?.bg).toBe(0);
});
