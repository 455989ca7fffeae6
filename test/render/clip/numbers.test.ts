import type { EventFact, GameEvent, Sense } from '../../../src/engine';
import { drawNumbers } from '../../../src/render/clip/numbers';
import { hudColours } from '../../../src/render/compact/hud-colours';
import { CELL, HEIGHT, MAP_TOP, WIDTH } from '../../../src/render/compact/layout';
import type { PictureOptions } from '../../../src/render/contract';
import { Pixels } from '../../../src/render/pixels';
import { forest } from '../../support/views';

const { view } = forest();
const hero = { id: 1, raw: 'hero' };
const foe = view.things.find(({ kind, stance }) => kind === 'mob' && stance === 'hostile')!;
const gone = { id: 999, raw: 'rat' };
const beside = { x: view.hero.at.x + 1, y: view.hero.at.y };
const afar = { x: view.hero.at.x + 9, y: view.hero.at.y };
const BACKGROUND = 0x123456;
const { tones } = hudColours('standard');

const hit = (target: { id: number; raw: string | null }, amount: number, at = beside): EventFact => ({
  kind: 'hit',
  attacker: foe,
  target,
  attack: null,
  amount,
  at,
  from: beside,
});
const healed = (target: { id: number; raw: string | null }, amount: number): EventFact => ({
  kind: 'healed',
  target,
  amount,
  at: beside,
});

/** What is drawn of these events, by ink: how many pixels, and where they lie. */
function drawn(facts: EventFact[], options: PictureOptions = {}, sense: Sense = 'seen') {
  const pixels =
    options.layout === 'classic' ? new Pixels(1280, 960, BACKGROUND) : new Pixels(WIDTH, HEIGHT, BACKGROUND);
  drawNumbers(
    pixels,
    view,
    facts.map((fact): GameEvent => ({ ...fact, turn: view.turn, sense })),
    options,
  );
  const inks = new Map<number, { count: number; x1: number; y1: number; x2: number; y2: number }>();
  for (const [at, ink] of pixels.data.entries()) {
    if (ink === BACKGROUND) continue;
    const [x, y] = [at % pixels.width, Math.floor(at / pixels.width)];
    const box = inks.get(ink) ?? { count: 0, x1: x, y1: y, x2: x, y2: y };
    inks.set(ink, {
      count: box.count + 1,
      x1: Math.min(box.x1, x),
      y1: Math.min(box.y1, y),
      x2: Math.max(box.x2, x),
      y2: Math.max(box.y2, y),
    });
  }
  return { pixels, inks };
}

test('a loss is drawn over the head', () => {
  const { inks } = drawn([hit(foe, 7)]);
  const box = inks.get(tones.plain)!;
  const left = (foe.at.x - view.hero.at.x + 10) * CELL;
  const top = MAP_TOP + (foe.at.y - view.hero.at.y + 8) * CELL;
  expect(Math.abs((box.x1 + box.x2) / 2 - (left + CELL / 2))).toBeLessThan(3);
  expect(box.y1).toBeLessThan(top);
  expect(box.y2).toBeLessThan(top + CELL / 2);
});

test.each<[string, EventFact, keyof typeof tones]>([
  ['the hero lost', hit(hero, 3), 'hurt'],
  ['others lost', hit(foe, 3), 'plain'],
  ['was healed', healed(hero, 3), 'good'],
  ['came back of mana', { kind: 'mana-restored', target: hero, amount: 3, at: beside }, 'magic'],
])('%s has its colour, and a dark edge', (_, fact, tone) => {
  const { inks } = drawn([fact]);
  expect([...inks.keys()].sort()).toEqual([0x08080c, tones[tone]].sort());
});

test('several blows in one action are added up', () => {
  expect(drawn([hit(foe, 3), hit(foe, 4)]).pixels.data).toEqual(drawn([hit(foe, 7)]).pixels.data);
  expect(drawn([hit(foe, 3)]).pixels.data).not.toEqual(drawn([hit(foe, 7)]).pixels.data);
});

test('a loss and a gain stand apart', () => {
  const { inks } = drawn([hit(hero, 3), healed(hero, 5)]);
  expect(inks.get(tones.hurt)!.y2).toBeLessThan(inks.get(tones.good)!.y1);
});

test('a dead creature has its number where it fell, if that is in sight', () => {
  expect(drawn([hit(gone, 9)]).inks.get(tones.plain)?.count).toBeGreaterThan(20);
  const hidden = { x: 1, y: 1 };
  expect(drawn([hit(gone, 9, hidden)]).inks.size).toBe(0);
});

test('no number for no damage, or for events only heard', () => {
  expect(drawn([hit(foe, 0)]).inks.size).toBe(0);
  expect(drawn([hit(foe, 5)], {}, 'heard').inks.size).toBe(0);
  expect(drawn([{ kind: 'fighting' }]).inks.size).toBe(0);
});

test('a number stays on the map', () => {
  const { inks } = drawn([hit(gone, 1000, afar)]);
  for (const { x2, y1 } of inks.values()) {
    expect(x2).toBeLessThan(WIDTH);
    expect(y1).toBeGreaterThanOrEqual(MAP_TOP);
  }
});

test('the classic screen has them too, over its own cells', () => {
  const box = drawn([hit(hero, 4)], { layout: 'classic' }).inks.get(tones.hurt)!;
  expect(box.x1).toBeGreaterThan((1 + 24 - 1) * CELL);
  expect(box.x2).toBeLessThan((1 + 24 + 2) * CELL);
  expect(box.y2).toBeLessThan((1 + 22) * CELL + CELL / 2);
});

test('in high contrast they have the colours of that palette', () => {
  expect(drawn([hit(hero, 4)], { palette: 'contrast' }).inks.has(hudColours('contrast').tones.hurt)).toBe(true);
});
