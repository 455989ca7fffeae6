import type { Raws, View } from '../../src/engine';
import { type ClassicTexts, createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { createRenderer } from '../../src/render';
import { classicPicture, classicScreen } from '../../src/render/classic';
import type { Console } from '../../src/render/classic/console';
import { barFill, titleSpan } from '../../src/render/classic/panels';
import { shorten } from '../../src/render/classic/shorten';
import type { PictureOptions } from '../../src/render/contract';
import { hasGlyph } from '../../src/render/font/glyphs';
import { encodePng } from '../../src/render/png';
import { packItem } from '../support/items';
import { indexedHeader } from '../support/pictures';
import { inSafe, SITUATIONS } from '../support/situations';
import { cave, type FixedView, forest, lair, town } from '../support/views';
import { expectGolden } from './golden-picture';

const raws = loadRaws();
const words = createI18n(raws);
const { picture } = createRenderer(raws, words);
const MOST_BYTES = 80_000;

const screenOf = (view: View, options: PictureOptions = {}, said: Partial<ClassicTexts> = {}): Console =>
  classicScreen(raws, view, { ...words.classic(view), ...said }, options);

/** Characters of a row between two columns, both included. */
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
  [15, 30, 6],
  [27, 30, 10],
  [28, 30, 11],
  [30, 30, 11],
  [35, 30, 11],
])('a bar at %i of %i has %i full cells', (current, max, full) => {
  expect(barFill(current / max)).toBe(full);
});

test('the name of the level is centred between two joints', () => {
  const place = 'The Town of Bracketon';
  expect(titleSpan(place)).toEqual({ x0: 16, length: 13 });
  expect(rowOf(screenOf(town().view, {}, { place }), 0, 15, 29)).toBe(`─┤${place} ├─`);
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

test('the effect of a thing stands at the right of its line; the name is cut for it, but stays recognizable', () => {
  const line = (text: string, note: string) =>
    rowOf(screenOf(town().view, {}, { worn: [{ text, tone: 'plain', note }] }), 13, 50, 78).replace(/ +/g, ' ');
  expect(line('Longsword', '1–8 damage')).toBe('Longsword 1–8 damage');
  const long = `A longsword ${'very '.repeat(7)}old of renown`;
  expect(line(long, '1–8 damage')).toMatch(/^A long….* of renown 1–8 damage$/);
  expect(line(long, 'deals 20 damage to everybody in sight and beyond')).not.toContain('deals');
});

test.each([
  ['Rod of Fireballs (5)', 20, 'Rod of Fireballs (5)'],
  ['Vara de bolas de fuego (5)', 25, 'Vara… bolas de fuego (5)'],
  ['Guantes de malla +5', 16, 'Guante… malla +5'],
  ['Panzerhandschuhe der Ogerkraft', 26, 'Panzerhands… der Ogerkraft'],
  ['Kettenhandschuhe +5', 10, 'Ketten… +5'],
  ['Kettenhandschuhe', 10, 'Kett…chuhe'],
])('of the name %s in %i characters the middle is cut, not what tells it from others', (name, room, short) => {
  expect(shorten(name, room)).toBe(short);
});

test.each(Object.values(LOCALES))('$id: figures of four digits fit before their bars', (locale) => {
  const { view } = cave();
  const most = { current: 9999, max: 9999 };
  const texts = createI18n(raws, locale).classic({ ...view, hero: { ...view.hero, hp: most, mana: most } });
  const screen = classicScreen(raws, { ...view, hero: { ...view.hero, hp: most, mana: most } }, texts);
  for (const [row, label] of [texts.labels.health, texts.labels.mana].entries())
    expect(rowOf(screen, 1 + row, 50, 78)).toMatch(new RegExp(`^${label}: +9999/9999 +▓{11}$`));
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
  const gauges = [1, 2, 3].map((y) => rowOf(screen, y, 50, 78).replace(/ +/g, ' '));
  expect(gauges[0]).toBe('Health: 7/34 ▓▓▓░░░░░░░░');
  expect(gauges[1]).toMatch(/^Mana: 1\/6 ▓/);
  expect(gauges[2]).toBe('Level: 3 ▓▓▓▓░░░░░░░');
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

test('the colour of a thing says what the hero knows of it', () => {
  const worn = [
    packItem('dagger', { slot: 'melee' }),
    packItem('dagger-of-venom', { slot: 'melee' }),
    packItem('longsword-minus-1', { slot: 'melee', cursed: true }),
    packItem(null, { slot: 'hands', alias: { kind: 'plain', id: 'unidentified-gauntlets' } }),
  ];
  const screen = screenOf({ ...town().view, pack: worn });
  const colors = [13, 14, 15, 16].map((y) => screen.at(50, y)?.fg);
  expect(colors).toEqual([0xffffff, 0x80ff80, 0xff0000, 0x80ff80]);
});

const ZAP = { spell: 'zap', manaCost: 1, range: 6, radius: null, effects: {}, statuses: [] };

test('long lists count what is left out and leave room for statuses', () => {
  const { view } = cave();
  const potions = Array.from({ length: 30 }, () => packItem('health-potion', { usable: true }));
  const spells = Array<typeof ZAP>(30).fill(ZAP);
  const screen = screenOf({ ...view, pack: potions, hero: { ...view.hero, spells, hunger: 'starving' } });
  const rows = Array.from({ length: 32 }, (_, i) => rowOf(screen, 13 + i, 50, 78).trimEnd());
  expect(rows[1]).toBe('↑1 Health Potion');
  expect(rows).toContain('   and 21 more');
  expect(rows.at(-1)).toBe('Starving');
  expect(rows.filter((row) => row.startsWith('^'))).toHaveLength(9);
});

test('the log has its newest line on top and stays inside its frame', () => {
  const lines = Array.from({ length: 20 }, (_, i) => ({ text: `${i} ${'word '.repeat(40)}`, fresh: i === 0 }));
  const screen = screenOf(town().view, {}, { log: lines });
  expect(rowOf(screen, 46, 2, 3)).toBe('0 wo');
  expect(rowOf(screen, 58, 2, 4)).toBe('12 wor');
  expect(rowOf(screen, 46, 77, 79)).toMatch(/… │$/);
  expect(rowOf(screen, 59, 1, 3)).toBe('───');
  expect(screen.at(2, 46)?.fg).not.toBe(screen.at(2, 47)?.fg);
});

test('targets are numbered, and targets in reach are blue', () => {
  const { view, options } = lair();
  const screen = screenOf(view, options);
  const { targeting } = options;
  const target = targeting!.targets[0]!;
  const x = 25 + target.at.x - view.hero.at.x;
  const y = 23 + target.at.y - view.hero.at.y;
  expect(screen.at(x - 1, y - 1)?.glyph).toBe('1');
  expect(screen.at(x, y)?.bg).toBe(0x003838);
  expect(screen.at(25, 24)?.bg).toBe(0x0000c0);
});

test('the atlas has every character that can occur', () => {
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

test('blows colour the background of their target, and blasts have a glyph of their own', () => {
  const { view } = forest();
  const screen = screenOf(view);
  // The hero hit the wolf in the east; the wolf missed.
  expect(screen.at(26, 23)).toMatchObject({ glyph: 'w', bg: 0x7f5200 });
  expect(screen.at(25, 23)).toMatchObject({ glyph: '@', bg: 0x007f7f });
  const breath = screenOf(lair().view);
  expect(breath.at(25, 25)).toMatchObject({ glyph: '☼', fg: 0x00ff00 });
  expect(screenOf({ ...view, turn: view.turn + 1 }).at(26, 23)?.bg).toBe(0);
});

test('aiming shows a prompt over the map, and a ruler with the coordinates that players type', () => {
  const { view } = lair();
  const targeting = { label: 'Zap', range: 6, targets: [], ruler: true };
  const screen = screenOf(view, { targeting });
  expect(rowOf(screen, 0, 4, 12)).toBe('─Select Target:─');
  expect([0, 25, 26, 47].map((column) => screen.at(1 + column, 1)?.glyph)).toEqual([' A', ' Z', 'AA', 'AV']);
  expect([1, 9, 43].map((row) => screen.at(1, 1 + row)?.glyph)).toEqual([' 2', '10', '44']);
  // Column and row of the hero's own cell: Y23.
  expect([screen.at(25, 1)?.glyph, screen.at(1, 23)?.glyph]).toEqual([' Y', '23']);
  expect([screen.at(25, 1)?.fg, screen.at(1, 23)?.fg, screen.at(24, 1)?.fg]).toEqual([0xffff00, 0xffff00, 0x999999]);
  expect(rowOf(screenOf(view), 0, 4, 20)).not.toContain('Select');
});

test('the preview of a blast has its own background, with the target cyan, or a red cross if invalid', () => {
  const { view } = lair();
  const at = { x: view.hero.at.x + 1, y: view.hero.at.y + 1 };
  const blast = [at, { x: at.x + 1, y: at.y }];
  const aimed = (valid: boolean) =>
    screenOf(view, { targeting: { label: 'Zap', range: 6, targets: [], blast, chosen: { at, valid } } });
  expect(aimed(true).at(26, 24)).toMatchObject({ bg: 0x00ffff });
  expect(aimed(true).at(27, 24)).toMatchObject({ bg: 0xa04000 });
  expect(aimed(false).at(26, 24)).toMatchObject({ glyph: 'X', bg: 0xff0000 });
});

const GREY = 0x999999;

/** Corners of the box beside a thing, as columns and rows, or `null` if there is no box. */
function boxOf(screen: Console): { x1: number; y1: number; x2: number; y2: number } | null {
  const corners: { x: number; y: number }[] = [];
  for (let y = 0; y < 60; y++) {
    for (let x = 0; x < 80; x++) {
      const cell = screen.at(x, y);
      if (cell?.bg === GREY && '┌┘'.includes(cell.glyph)) corners.push({ x, y });
    }
  }
  const [first, last] = corners;
  return first && last ? { x1: first.x, y1: first.y, x2: last.x, y2: last.y } : null;
}

test('the tooltip stays on the map, and its arrow touches the thing', () => {
  const { view } = forest();
  const tooltip = ['Mangy Wolf', 'Strong Agile Healthy Unintelligent', 'Level: 3', 'Poisoned (5 turns)'];
  for (const row of [0, 1, 4, 21, 22, 40, 42, 43]) {
    for (const column of [0, 1, 12, 23, 24, 25, 40, 47]) {
      const at = { x: view.hero.at.x + column - 24, y: view.hero.at.y + row - 22 };
      const screen = screenOf(view, { look: { at, id: -1 } }, { tooltip });
      const [x, y] = [column + 1, row + 1];
      const box = boxOf(screen)!;
      expect(box.x1 >= 1 && box.x2 <= 48 && box.y1 >= 1 && box.y2 <= 44).toBe(true);
      const arrow = column < 24 ? { x: x + 1, glyph: '←' } : { x: x - 1, glyph: '→' };
      expect(screen.at(arrow.x, y)).toMatchObject({ glyph: arrow.glyph, bg: GREY });
      expect(column < 24 ? box.x1 === x + 2 : box.x2 === x - 2).toBe(true);
    }
  }
});

test('the name in the tooltip is white, the rest darker, and without lines there is no box', () => {
  const { view } = forest();
  const look = { at: { x: view.hero.at.x - 3, y: view.hero.at.y }, id: -1 };
  const screen = screenOf(view, { look }, { tooltip: ['Fox', 'Level: 1'] });
  const { x1, y1, x2 } = boxOf(screen)!;
  expect([1, 2].map((i) => rowOf(screen, y1 + i, x1 + 1, x2 - 1))).toEqual(['Fox     ', 'Level: 1']);
  expect([1, 2].map((i) => screen.at(x1 + 1, y1 + i)?.fg)).toEqual([0xffffff, 0xdddddd]);
  expect(boxOf(screenOf(view, { look }, { tooltip: [] }))).toBeNull();
});

test('every list that is cut says so when everything is full', () => {
  const { view } = cave();
  const slots = ['melee', 'shield', 'head', 'torso', 'legs', 'feet', 'hands'] as const;
  const worn = slots.map((slot) => packItem('dagger', { slot }));
  const potions = Array.from({ length: 10 }, () => packItem('health-potion', { usable: true }));
  const spells = Array<typeof ZAP>(12).fill(ZAP);
  const states = Array.from({ length: 7 }, (_, i) => ({ text: `State ${i}`, tone: 'bad' as const }));
  const screen = screenOf({ ...view, pack: [...worn, ...potions], hero: { ...view.hero, spells } }, {}, { states });
  const rows = Array.from({ length: 32 }, (_, i) => rowOf(screen, 13 + i, 50, 78).trimEnd());
  expect(rows.filter((row) => row.startsWith('↑'))).toHaveLength(9);
  expect(rows.filter((row) => row.startsWith('^'))).toHaveLength(7);
  expect(rows.filter((row) => row.startsWith('   and'))).toEqual(['   and 1 more', '   and 5 more']);
  expect(rows.slice(-5)).toEqual(['and 3 more', 'State 3', 'State 2', 'State 1', 'State 0']);
});

describe.each<[string, () => FixedView]>([
  ['classic-blast', SITUATIONS.blast],
  ['classic-blast-safe', () => inSafe(SITUATIONS.blast())],
  ['classic-look', SITUATIONS['look-left']],
])('the screen %s', (name, fixed) => {
  test('is the committed one', async () => {
    const { view, options, captions } = fixed();
    const said = { ...words.classic(view), ...(captions.tooltip ? { tooltip: captions.tooltip } : {}) };
    const png = encodePng(classicPicture(raws, view, said, options), 1);
    expect(png.length).toBeLessThan(MOST_BYTES);
    await expectGolden(name, png);
  });
});

describe('a box over the map', () => {
  const { view } = forest();
  const cards = [{ id: 'fire', school: 'Fire', name: 'Wildfire', line: 'the dead burst: 8' } as const];
  const boons = { title: 'You have earned a boon', cards };
  const moment = { kind: 'level', name: 'Level 3!', line: 'You feel better' } as const;
  const said = (options: PictureOptions, texts: Partial<ClassicTexts>): string =>
    Array.from({ length: 44 }, (_, y) => rowOf(screenOf(view, options, texts), 1 + y, 1, 48)).join('\n');

  test('names the boons on offer with the numbers of their buttons', () => {
    expect(said({}, { boons })).toMatch(/You have earned a boon.*1 Wildfire · Fire.*the dead burst: 8/s);
  });

  test('shows a moment unless boons are on offer', () => {
    expect(said({}, { moment })).toContain('Level 3!');
    expect(said({}, { moment, boons })).not.toContain('Level 3!');
  });

  test('hides neither a target nor a thing looked at', () => {
    expect(said({ targeting: { label: 'Zap', range: 6, targets: [] } }, { moment })).not.toContain('Level 3!');
    expect(said({ look: { at: view.hero.at, id: -1 } }, { moment })).not.toContain('Level 3!');
  });
});
