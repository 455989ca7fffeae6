import type { EventFact, GameEvent, SeenThing, Sense, View } from '../../../../src/engine';
import { loadRaws } from '../../../../src/raws';
import { drawNumbers as drawClassicNumbers } from '../../../../src/render/classic/numbers';
import { hudColours } from '../../../../src/render/compact/hud-colours';
import { CELL, LARGE, MAP_TOP, STANDARD } from '../../../../src/render/compact/layout';
import { drawNumbers } from '../../../../src/render/compact/overlays/numbers';
import { Scene } from '../../../../src/render/compact/scene';
import type { PictureOptions } from '../../../../src/render/contract';
import { drawTiny, tinySize } from '../../../../src/render/font/tiny';
import { Pixels } from '../../../../src/render/pixels';
import type { Palette } from '../../../../src/settings/palette';
import { digestOf } from '../../../support/pictures';
import { forest } from '../../../support/views';

const { view: sight } = forest();
const hero = { id: 1, raw: 'hero' };
const wolf = sight.things.find(({ kind, stance }) => kind === 'mob' && stance === 'hostile')!;
/** One foe three cells from the hero. No other creature is in the view. */
const foe: SeenThing = { ...wolf, at: { x: sight.hero.at.x + 3, y: sight.hero.at.y } };
const view: View = { ...sight, things: [foe] };
const gone = { id: 999, raw: 'rat' };
const beside = { x: view.hero.at.x + 1, y: view.hero.at.y };
const afar = { x: view.hero.at.x + 8, y: view.hero.at.y };
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

interface Drawing {
  options?: PictureOptions;
  sense?: Sense;
  of?: View;
}

/** Pixels that the events draw: the number for each ink, and their places. */
function drawn(facts: EventFact[], { options = {}, sense = 'seen', of = view }: Drawing = {}) {
  const events = facts.map((fact): GameEvent => ({ ...fact, turn: of.turn, sense }));
  const { layout, palette = 'standard' } = options;
  const viewport = layout === 'large' ? LARGE : STANDARD;
  const pixels =
    layout === 'classic' ? new Pixels(1280, 960, BACKGROUND) : new Pixels(viewport.width, viewport.height, BACKGROUND);
  if (layout === 'classic') drawClassicNumbers(pixels, of, events, palette);
  else pixels.within(viewport.mapClip, () => drawNumbers(pixels, new Scene(loadRaws(), of, palette, viewport), events));
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
  expect(box.y2).toBeLessThan(top);
  expect(box.y2).toBeGreaterThan(top - 5);
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
  const look = (...blows: EventFact[]) => digestOf(drawn(blows).pixels);
  expect(look(hit(foe, 3), hit(foe, 4))).toBe(look(hit(foe, 7)));
  expect(look(hit(foe, 3))).not.toBe(look(hit(foe, 7)));
});

test('a loss and a gain have separate numbers', () => {
  const { inks } = drawn([hit(hero, 3), healed(hero, 5)]);
  const [loss, gain] = [inks.get(tones.hurt)!, inks.get(tones.good)!];
  expect(loss.x2 < gain.x1 || gain.x2 < loss.x1 || loss.y2 < gain.y1 || gain.y2 < loss.y1).toBe(true);
});

test('the number of a dead creature stands where it fell, if that cell is in sight', () => {
  expect(drawn([hit(gone, 9)]).inks.get(tones.plain)?.count).toBeGreaterThan(20);
  const hidden = { x: 1, y: 1 };
  expect(drawn([hit(gone, 9, hidden)]).inks.size).toBe(0);
});

test('there is no number for zero damage or for events that are only heard', () => {
  expect(drawn([hit(foe, 0)]).inks.size).toBe(0);
  expect(drawn([hit(foe, 5)], { sense: 'heard' }).inks.size).toBe(0);
  expect(drawn([{ kind: 'fighting' }]).inks.size).toBe(0);
});

test.each(['compact', 'large'] as const)('a number stays whole on the %s map', (layout) => {
  const of = { ...view, visible: '1'.repeat(view.visible.length) };
  const ink = (at: typeof afar) => drawn([hit(gone, 1000, at)], { options: { layout }, of }).inks.get(tones.plain);
  const inside = ink(beside)!.count;
  expect(ink(afar)?.count).toBe(inside);
  expect(ink({ x: view.hero.at.x, y: view.hero.at.y - 7 })?.count).toBe(inside);
});

test('a number does not cover the face of a creature above, and hides nobody if it can', () => {
  const around = (dx: number, dy: number, id: number): SeenThing => ({
    ...foe,
    id,
    at: { x: foe.at.x + dx, y: foe.at.y + dy },
  });
  const crowd = (...others: SeenThing[]): View => ({ ...view, things: [foe, ...others] });
  const box = (of: View) => drawn([hit(foe, 7)], { of }).inks.get(tones.plain)!;
  const left = (foe.at.x - view.hero.at.x + 10) * CELL;
  const top = MAP_TOP + 8 * CELL;
  const above = box(crowd(around(0, -1, 900)));
  const hides = above.x2 >= left && above.x1 < left + CELL && above.y1 < top - 6 && above.y2 >= top - CELL;
  expect(hides).toBe(false);
  const lone = box(crowd(around(0, 1, 900)));
  expect(lone).toEqual(box(view));
});

test('the numbers of two neighbours stand apart', () => {
  const neighbour: SeenThing = { ...foe, id: 900, at: { x: foe.at.x + 1, y: foe.at.y } };
  const of = { ...view, things: [foe, neighbour] };
  const [both, one, other] = [[hit(foe, 88), hit(neighbour, 88)], [hit(foe, 88)], [hit(neighbour, 88)]].map(
    (facts) => drawn(facts, { of }).inks.get(tones.plain)!.count,
  );
  expect(both).toBe(one! + other!);
});

test.each(['standard', 'safe', 'contrast'] as Palette[])(
  'a sign repeats the meaning of the colour in %s',
  (palette) => {
    const shape = (fact: EventFact, tone: 'hurt' | 'good') => {
      const { count } = drawn([fact], { options: { palette } }).inks.get(hudColours(palette).tones[tone])!;
      return count;
    };
    expect(shape(hit(hero, 5), 'hurt')).not.toBe(shape(healed(hero, 5), 'good'));
  },
);

test('no two digits look alike', () => {
  const shapes = [...'0123456789+−'].map((character) => {
    const { width, height } = tinySize(character);
    const pixels = new Pixels(width, height, BACKGROUND);
    drawTiny(pixels, 0, 0, character, 0xffffff);
    return pixels.data.join();
  });
  expect(new Set(shapes).size).toBe(12);
});

test('the classic screen has numbers over its own cells', () => {
  const box = drawn([hit(hero, 4)], { options: { layout: 'classic' } }).inks.get(tones.hurt)!;
  expect(box.x1).toBeGreaterThan((1 + 24 - 1) * CELL);
  expect(box.x2).toBeLessThan((1 + 24 + 2) * CELL);
  expect(box.y2).toBeLessThan((1 + 22) * CELL + CELL / 2);
});

test('numbers have the colours of the high-contrast palette', () => {
  expect(drawn([hit(hero, 4)], { options: { palette: 'contrast' } }).inks.has(hudColours('contrast').tones.hurt)).toBe(
    true,
  );
});
