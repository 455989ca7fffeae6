import type { EventFact, SeenThing, Sense, View } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { classicScreen } from '../../src/render/classic';
import { Console } from '../../src/render/classic/console';
import type { Pixels } from '../../src/render/pixels';
import { cave, forest, mob, prop } from '../support/views';

const raws = loadRaws();
const words = createI18n(raws);
const { view: sight } = forest();
const HERO = sight.hero.at;
const beside = (dx: number, dy: number) => ({ x: HERO.x + dx, y: HERO.y + dy });

const charge = (cells: View['hero']['at'][]): EventFact => ({
  kind: 'prepared',
  who: { id: 900, raw: 'gore-ram' },
  spell: 'charge',
  at: beside(2, 0),
  cells,
});

/** Classic screen after the given events. */
function screenOf(facts: EventFact[], things: SeenThing[] = [], sense: Sense = 'seen'): Console {
  const events = facts.map((fact) => ({ ...fact, turn: sight.turn, sense }));
  const view = { ...sight, visible: '1'.repeat(sight.visible.length), events, things };
  return classicScreen(raws, view, words.classic(view));
}

/** Cells with a sign, as offsets from the hero. */
function signed(screen: Console, sign: 'brackets' | 'alarm'): [dx: number, dy: number][] {
  const cells: [number, number][] = [];
  for (let y = 1; y < 45; y++)
    for (let x = 1; x < 49; x++) if (screen.at(x, y)?.signs[sign] !== undefined) cells.push([x - 25, y - 23]);
  return cells;
}

test('cells of an announced blow have brackets, and a hero on them stays visible', () => {
  const screen = screenOf([charge([beside(1, 0), HERO])]);
  expect(signed(screen, 'brackets')).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(screen.at(25, 23)?.glyph).toBe('@');
});

test('a creature that winds up has an exclamation mark at its upper right', () => {
  const ram = mob('gore-ram', 0, 0, { id: 900, at: beside(2, 0), size: { width: 2, height: 2 } });
  expect(signed(screenOf([charge([])], [ram]), 'alarm')).toEqual([[3, 0]]);
});

test('a danger that is out of sight or only heard is not marked', () => {
  expect(signed(screenOf([charge([HERO])], [], 'heard'), 'brackets')).toEqual([]);
  const { view } = cave();
  const hidden = { x: 1, y: 1 };
  const events = [{ ...charge([hidden]), turn: view.turn, sense: 'seen' as const }];
  expect(signed(classicScreen(raws, { ...view, events }, words.classic(view)), 'brackets')).toEqual([]);
});

test('ground that is about to burn has brackets, burning ground has none', () => {
  const glowing: SeenThing = { ...prop('glowing-crack', 0, 0), at: HERO, igniting: true };
  const burning: SeenThing = { ...prop('burning-crack', 0, 0), at: beside(1, 0) };
  expect(signed(screenOf([], [glowing, burning]), 'brackets')).toEqual([[0, 0]]);
});

/** Pixels of the first cell: `#` if lit, a space if not. */
const litPixels = (pixels: Pixels): string[] =>
  Array.from({ length: 256 }, (_, i) => (pixels.get(i % 16, i >> 4) === 0 ? ' ' : '#'));

test('signs differ in shape and do not hide the glyph', () => {
  const drawn = (signs: { brackets?: number; alarm?: number }, glyph = 'g') => {
    const screen = new Console();
    screen.set(0, 0, glyph);
    screen.sign(0, 0, signs);
    return litPixels(screen.toPixels());
  };
  const shapes = [drawn({}), drawn({ brackets: 0xffffff }), drawn({ alarm: 0xffffff })];
  expect(new Set(shapes.map((shape) => shape.join(''))).size).toBe(3);
  for (const shape of shapes) expect(shapes[0]!.filter((pixel, i) => pixel === '#' && shape[i] !== '#')).toEqual([]);
});
