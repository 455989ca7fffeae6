import { TILES, type View } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { classicScreen } from '../../src/render/classic';
import { grey, wallGlyph } from '../../src/render/classic/map';
import { hasGlyph } from '../../src/render/font/glyphs';
import { mob, town } from '../support/views';

const raws = loadRaws();
const words = createI18n(raws);

const N = 1;
const S = 2;
const W = 4;
const E = 8;

test.each([
  [0, '○'],
  [N, '║'],
  [S, '║'],
  [N + S, '║'],
  [W, '═'],
  [N + W, '╝'],
  [S + W, '╗'],
  [N + S + W, '╣'],
  [E, '═'],
  [N + E, '╚'],
  [S + E, '╔'],
  [N + S + E, '╠'],
  [W + E, '═'],
  [N + W + E, '╩'],
  [S + W + E, '╦'],
  [N + S + W + E, '╬'],
])('a wall with neighbours %i is %s', (mask, glyph) => {
  const isWall = (dx: number, dy: number): boolean => {
    const side = dy < 0 ? N : dy > 0 ? S : dx < 0 ? W : E;
    return (mask & side) !== 0;
  };
  expect(wallGlyph(isWall)).toBe(glyph);
});

test.each([
  ['floor', 0x008080, 0x64],
  ['masonry', 0x00ff00, 0xb6],
  ['the woods', 0x009900, 0x6d],
  ['limestone', 0xb3b3b3, 0xb3],
  ['limestone floor', 0x666666, 0x66],
  ['stairs and shallow water', 0x00ffff, 0xc9],
  ['a road in the woods', 0xffff00, 0xed],
  ['a road in town', 0xbebebe, 0xbe],
  ['wood', 0xd2691e, 0x7a],
  ['gravel', 0x808080, 0x80],
  ['deep water under ground', 0x3333ff, 0x42],
  ['deep water', 0x0000ff, 0x12],
])('%s is remembered in its own grey', (_what, color, value) => {
  expect(grey(color)).toBe((value << 16) | (value << 8) | value);
});

const WIDTH = 80;
const HEIGHT = 50;
const HERO = { x: 40, y: 25 };

/** View of a level of floor with walls at the given cells. The hero sees everything unless `change` says otherwise. */
function level(change: Partial<View> = {}, walls: [x: number, y: number][] = []): View {
  const { view } = town();
  const tiles = Array.from({ length: WIDTH * HEIGHT }, () => '.');
  for (const [x, y] of walls) tiles[y * WIDTH + x] = '#';
  const seen = '1'.repeat(WIDTH * HEIGHT);
  const bare = { things: [], events: [], blood: [], theme: 'default', tiles: tiles.join(''), visible: seen };
  return { ...view, ...bare, hero: { ...view.hero, at: HERO }, ...change };
}

/** Cell of the screen that shows a cell of the level. */
const shown = (view: View, x: number, y: number) =>
  classicScreen(raws, view, words.classic(view)).at(25 + x - view.hero.at.x, 23 + y - view.hero.at.y);

test.each([[{ x: 40, y: 25 }], [{ x: 1, y: 1 }], [{ x: 78, y: 48 }]])(
  'the hero stands in the middle of the window, at %j of the level too',
  (at) => {
    const view = level();
    const screen = classicScreen(raws, { ...view, hero: { ...view.hero, at } }, words.classic(view));
    expect(screen.at(25, 23)).toMatchObject({ glyph: '@', fg: 0xffff00 });
  },
);

test('walls join only with known walls', () => {
  const walls: [number, number][] = [
    [42, 25],
    [42, 26],
    [43, 25],
  ];
  expect(shown(level({}, walls), 42, 25)?.glyph).toBe('╔');
  const view = level({}, walls);
  const cell = 25 * WIDTH + 43;
  const forgotten = `${view.tiles.slice(0, cell)} ${view.tiles.slice(cell + 1)}`;
  expect(shown({ ...view, tiles: forgotten }, 42, 25)?.glyph).toBe('║');
  expect(shown({ ...view, tiles: forgotten }, 43, 25)?.glyph).toBe(' ');
});

test('the outermost ring is never drawn', () => {
  const hero = { ...level().hero, at: { x: 5, y: 5 } };
  expect(shown(level({ hero }), 1, 1)?.glyph).toBe('.');
  expect(shown(level({ hero }), 0, 1)?.glyph).toBe(' ');
});

test('remembered cells are grey, without creatures and blood', () => {
  const rat = mob('rat', 0, 0, { at: { x: 42, y: 25 } });
  const cell = 25 * WIDTH + 42;
  const view = level({ things: [rat], blood: [cell] });
  expect(shown(view, 42, 25)).toMatchObject({ glyph: 'r' });
  expect(shown({ ...view, things: [] }, 42, 25)).toMatchObject({ glyph: '.', bg: 0xbf0000 });
  const visible = `${view.visible.slice(0, cell)}0${view.visible.slice(cell + 1)}`;
  expect(shown({ ...view, visible }, 42, 25)).toMatchObject({ glyph: '.', fg: 0x646464, bg: 0 });
});

test('a gravestone has a glyph of its own, also when remembered', () => {
  const at = { x: 42, y: 25 };
  const view = level({ graves: [at] });
  const cell = at.y * WIDTH + at.x;
  const visible = `${view.visible.slice(0, cell)}0${view.visible.slice(cell + 1)}`;
  const [seen, remembered] = [shown(view, at.x, at.y), shown({ ...view, visible }, at.x, at.y)];
  expect(remembered?.glyph).toBe(seen?.glyph);
  expect(remembered?.fg).not.toBe(seen?.fg);
  expect(hasGlyph(seen!.glyph)).toBe(true);
  const others = Object.values(raws.archetypes).map(({ renderable }) => renderable?.glyph);
  expect(others).not.toContain(seen?.glyph);
  const rat = mob('rat', 0, 0, { at });
  expect(shown({ ...view, things: [rat] }, at.x, at.y)?.glyph).toBe('r');
});

describe('a light in the distance', () => {
  const far = (dx: number, dy: number): View['lights'][number] => ({
    at: { x: HERO.x + dx, y: HERO.y + dy },
    range: 5,
    color: '#FFB050',
    source: 'bolt-lantern',
  });

  test('has a glyph of its own, in the colour of the light', () => {
    const cell = shown(level({ farLights: [far(12, 0)] }), HERO.x + 12, HERO.y);
    expect(cell?.fg).toBe(0xffb050);
    expect(hasGlyph(cell!.glyph)).toBe(true);
    const things = Object.values(raws.archetypes).map(({ renderable }) => renderable?.glyph);
    const ground = Object.values(raws.theme).flatMap(({ glyphs }) => Object.values(glyphs).map(({ glyph }) => glyph));
    expect([...things, ...ground]).not.toContain(cell?.glyph);
  });

  test('beyond the window stands at the edge of the window', () => {
    const view = level({ farLights: [far(30, 3), far(-30, -30)] });
    const screen = classicScreen(raws, view, words.classic(view));
    const [right, corner] = [screen.at(48, 26), screen.at(1, 1)];
    expect(right?.glyph).toBe(shown(level({ farLights: [far(3, 3)] }), HERO.x + 3, HERO.y + 3)?.glyph);
    expect(corner?.glyph).toBe(right?.glyph);
  });

  test('is drawn below things in sight', () => {
    const rat = mob('rat', 0, 0, { at: { x: HERO.x + 3, y: HERO.y } });
    expect(shown(level({ farLights: [far(3, 0)], things: [rat] }), HERO.x + 3, HERO.y)?.glyph).toBe('r');
  });
});

test('a creature is drawn above things, and the hero above everything', () => {
  const item = mob('dagger', 0, 0, { kind: 'item', order: 2, at: { x: 41, y: 25 } });
  const rat = mob('rat', 0, 0, { at: { x: 41, y: 25 } });
  const under = mob('dagger', 0, 0, { kind: 'item', order: 2, at: HERO });
  const view = level({ things: [rat, item, under] });
  expect(shown(view, 41, 25)?.glyph).toBe('r');
  expect(shown(view, HERO.x, HERO.y)?.glyph).toBe('@');
});

test('a big body shows on each of its cells in view', () => {
  const dragon = mob('black-dragon', 0, 0, { at: { x: 42, y: 25 }, size: { width: 2, height: 2 } });
  const view = level({ things: [dragon] });
  const cell = 25 * WIDTH + 42;
  const visible = `${view.visible.slice(0, cell)}0${view.visible.slice(cell + 1)}`;
  expect(shown({ ...view, visible }, 42, 25)?.glyph).toBe('.');
  expect(shown({ ...view, visible }, 43, 26)?.glyph).toBe('D');
});

test('an unknown thing has its alias, never its raw', () => {
  const unknown = mob('x', 0, 0, {
    kind: 'item',
    raw: null,
    stance: null,
    alias: { kind: 'potion', adjective: 'oily', colour: 'red' },
    at: { x: 41, y: 25 },
  });
  expect(shown(level({ things: [unknown] }), 41, 25)?.glyph).toBe('!');
});

test.each([
  [0, 0xff],
  [4, 0x80],
  [8, 0],
])('light falls off in a line: at distance %i', (far, value) => {
  const light = { at: HERO, range: 8, color: '#FFFFFF', source: 'hero' };
  const view = level({ lit: false, lights: [light], theme: 'forest' }, []);
  const road = { ...view, tiles: view.tiles.replaceAll('.', TILES.road) };
  // The hero's glyph hides its own cell, so the test measures from a light beside the hero.
  const moved = { ...road, lights: [{ ...light, at: { x: HERO.x + 1, y: HERO.y } }] };
  expect(shown(moved, HERO.x + 1 + far, HERO.y)?.fg).toBe((value << 16) | (value << 8));
});

test('light falls on a cell even if its source is out of sight', () => {
  const at = HERO.x + 2;
  const view = level({ lit: false, lights: [], theme: 'forest' }, []);
  const cell = HERO.y * view.width + at;
  const road = { ...view, tiles: view.tiles.replaceAll('.', TILES.road) };
  const glimmering = { ...road, glimmers: [{ color: '#FFFFFF', cells: [{ cell, strength: 0.5 }] }] };
  expect(shown(road, at, HERO.y)?.fg).toBe(0);
  expect(shown(glimmering, at, HERO.y)?.fg).toBe(0x808000);
});
