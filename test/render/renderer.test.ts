import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { createRenderer } from '../../src/render';
import { STANDARD, viewportOf } from '../../src/render/compact/layout';
import { visibleLogLines } from '../../src/render/compact/log';
import { cave, lair, town } from '../support/views';

const raws = loadRaws();
const i18n = createI18n(raws);
const renderer = createRenderer(raws, i18n);

test('the compact picture is the default', () => {
  const { view } = town();
  expect(renderer.picture(view)).toMatchObject({ width: 672, height: 700 });
  expect(renderer.picture(view, { layout: 'compact' }).png.equals(renderer.picture(view).png)).toBe(true);
  expect(renderer.picture(view, { layout: 'classic' })).toMatchObject({ width: 1280, height: 960 });
});

test('a run that is over shows its card in every layout', () => {
  const view = { ...cave().view, over: { result: 'died', turn: 1, depth: 3, by: 'orc', cause: null } as const };
  const card = renderer.picture(view).png;
  expect(renderer.picture(view, { layout: 'classic' }).png.equals(card)).toBe(true);
});

test('the prompt of the buttons is written over the map', () => {
  const { view, options } = lair();
  const aiming = renderer.picture(view, options).png;
  expect(renderer.picture(view).png.equals(aiming)).toBe(false);
});

test.each(['compact', 'classic'] as const)('the %s picture shows what happened since the given turn', (layout) => {
  const { view } = lair();
  const later = { ...view, turn: view.turn + 2 };
  const clean = renderer.picture(later, { layout }).png;
  const since = renderer.picture(later, { layout, sinceTurn: view.turn - 1 }).png;
  expect(since.equals(clean)).toBe(false);
});

test('the same view gives the same bytes', () => {
  for (const layout of ['compact', 'classic'] as const) {
    const shot = () => renderer.picture(cave().view, { layout }).png;
    expect(shot().equals(shot())).toBe(true);
  }
});

test.each(['compact', 'large'] as const)('the %s picture without a log gives its room to the map', (layout) => {
  const { view } = town();
  const sizeWith = (log: boolean): number => renderer.picture(view, { layout, log }).height;
  expect(sizeWith(false)).toBeLessThanOrEqual(sizeWith(true));
  expect(viewportOf({ layout, log: false }).mapHeight).toBeGreaterThan(viewportOf({ layout }).mapHeight);
});

test.each(Object.values(LOCALES))('$id: a fight and its final kill fit in the log for every creature', (locale) => {
  const texts = createI18n(raws, locale);
  const { view } = town();
  const hero = { id: 1, raw: 'hero' };
  const cell = { at: view.hero.at, from: view.hero.at, turn: view.turn, sense: 'self' } as const;
  for (const { id: raw } of raws.mobs) {
    const foe = { id: 9, raw };
    const blows = Array.from({ length: 9 }, () => [
      { kind: 'hit', attacker: foe, target: hero, attack: null, amount: 3, ...cell } as const,
      { kind: 'hit', attacker: hero, target: foe, attack: null, amount: 5, ...cell } as const,
    ]).flat();
    const dead = { kind: 'died', who: foe, by: hero, cause: null, ...cell } as const;
    const reward = { kind: 'rewarded', xp: 300, gold: 0, ...cell } as const;
    const stop = { kind: 'stopped', reason: 'done', what: null, turns: 9, ...cell } as const;
    const events = [...blows, dead, reward, stop];
    const { log } = texts.captions({ ...view, events }, view.turn - 9);
    expect([raw, visibleLogLines(STANDARD, log)]).toEqual([raw, texts.outcome(events, null)]);
  }
});

test('the texts describe the picture', () => {
  const { view } = town();
  expect(i18n.altText(view)).toContain('HP 27/30');
  expect(i18n.textMode(view)).toContain('@');
});

test.each(['compact', 'classic'] as const)('the %s picture has a tooltip beside the thing looked at', (layout) => {
  const { view } = lair();
  const dragon = view.things.find(({ raw }) => raw === 'black-dragon')!;
  const plain = renderer.picture(view, { layout }).png;
  expect(renderer.picture(view, { layout, look: { at: dragon.at, id: dragon.id } }).png.equals(plain)).toBe(false);
  expect(renderer.picture(view, { layout, look: { at: dragon.at, id: -1 } }).png.equals(plain)).toBe(true);
});

test('the name of a level is written over the map on arrival only', () => {
  const { view } = town();
  const event = { kind: 'levelled', level: 2, attribute: 'might', turn: view.turn, sense: 'self' } as const;
  const reached = { ...view, events: [event] };
  expect(i18n.captions(reached).chips[0]).toEqual({ text: 'Level 2!', tone: 'gold' });
  expect(i18n.captions({ ...reached, turn: view.turn + 1 }).chips.map(({ tone }) => tone)).not.toContain('gold');
});
