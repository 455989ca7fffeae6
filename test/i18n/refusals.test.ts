import type { Action, Danger, Refusal, View } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { REFUSALS } from '../support/refusals';
import { town } from '../support/views';

const raws = loadRaws();
const i18n = createI18n(raws);
const { view } = town();
const wait: Action = { kind: 'wait' };
const why = (refusal: Refusal, seen: View = view): string => i18n.refusal(seen, refusal, wait);

const cases = Object.entries(REFUSALS).map(
  ([code, [rest, part]]) => [code, part, { code, ...rest } as Refusal] as const,
);

test.each(cases)('%s says "%s"', (_code, part, refusal) => {
  expect(why(refusal)).toContain(part);
  expect(why(refusal)).toMatch(/^[A-Z].*[.!?]$/);
});

const DANGERS = {
  friendly: ['barkeep', 'The Barkeep means you no harm.', 'They mean you no harm.'],
  trap: ['landmine', 'There is a Landmine you know of.', 'There is a trap you know of.'],
  fire: ['watch-fire', 'The Watch Fire burns there.', 'It burns there.'],
  'low-health': ['orc', 'You are badly hurt.', 'You are badly hurt.'],
  abandon: ['orc', 'This ends your run for good.', 'This ends your run for good.'],
  deadly: ['hunger', 'You are starving: the next turn could be your last.', 'The next turn could be your last.'],
  offer: ['shrine-of-coin', 'The Shrine of Coin trades only once.', 'A shrine trades only once.'],
  hazard: ['firecap', 'The Firecap harms whoever comes near.', 'Something harms whoever comes near.'],
  fork: [
    'orc-mine',
    'The other way down (Old mine) then caves in for good.',
    'The other way down then caves in for good.',
  ],
  self: ['orc', 'You would be caught in it yourself.', 'You would be caught in it yourself.'],
} satisfies Record<Danger, [what: string, known: string, unknown: string]>;

test.each(Object.entries(DANGERS))('the danger %s is named', (danger, [what, known, unknown]) => {
  expect(why({ code: 'danger', danger: danger as Danger, what })).toBe(known);
  expect(why({ code: 'danger', danger: danger as Danger, what: null })).toBe(unknown);
});

const ONLY_WAY: Record<string, [danger: Danger, what: string | null, sentence: string][]> = {
  en: [
    ['trap', 'bear-trap', 'The only way on leads over a Bear Trap.'],
    ['trap', null, 'The only way on leads over a trap.'],
    ['fire', 'watch-fire', 'The only way on leads through the Watch Fire.'],
    ['hazard', 'firecap', 'The only way on leads past the Firecap, and whoever comes near gets hurt.'],
  ],
  de: [
    ['trap', 'bear-trap', 'Weiter geht es nur über eine Bärenfalle.'],
    ['trap', null, 'Weiter geht es nur über eine Falle.'],
    ['fire', 'watch-fire', 'Weiter geht es nur durch das Wachfeuer.'],
    ['hazard', 'firecap', 'Weiter geht es nur am Feuerhut vorbei, und wer näher kommt, nimmt Schaden.'],
  ],
  es: [
    ['trap', 'bear-trap', 'El único camino pasa por encima de un cepo.'],
    ['trap', null, 'El único camino pasa por encima de una trampa.'],
    ['fire', 'watch-fire', 'El único camino atraviesa la hoguera.'],
    ['hazard', 'firecap', 'El único camino pasa junto al hongo de fuego, y quien se acerca sufre daño.'],
  ],
};

describe.each(Object.entries(LOCALES))('%s: the question before a hazard on the only way says so', (tag, locale) => {
  const WALKS: Action[] = [
    { kind: 'explore' },
    { kind: 'descend' },
    { kind: 'ascend' },
    { kind: 'travel', to: { x: 1, y: 1 } },
  ];
  test.each(ONLY_WAY[tag] ?? [])('%s %s', (danger, what, sentence) => {
    const refusal = { code: 'danger', danger, what, onlyWay: true } as const;
    const said = WALKS.map((action) => createI18n(raws, locale).refusal(view, refusal, action));
    expect(new Set(said)).toEqual(new Set([sentence]));
  });
});

test('the refusal to rest when hungry suggests eating, if there is something to eat', () => {
  const { meal, ...hero } = { ...view.hero, hunger: 'hungry' as const };
  expect(why({ code: 'nothing-to-rest' }, { ...view, hero: { ...hero, meal: 1 } })).toContain('Eat something');
  expect(why({ code: 'nothing-to-rest' }, { ...view, hero })).toContain('nothing to eat');
});

test.each(Object.entries(LOCALES))(
  '%s: the refusal to take stairs does not send the player to look for stairs that do not exist',
  (_tag, locale) => {
    const say = (direction: 'up' | 'down', seen: View) =>
      createI18n(raws, locale).refusal(seen, { code: 'no-stairs', direction }, wait);
    const below = { ...view, depth: 2 };
    const homeward = { ...below, carried: 'amulet-of-yala' };
    expect(say('up', below)).toContain('/explore');
    expect(say('down', view)).toContain('/explore');
    expect(say('up', homeward)).toContain('/explore');
    expect(say('up', view)).not.toContain('/explore');
    expect(say('down', homeward)).not.toContain('/explore');
  },
);

test('the refusal to reach an enemy suggests what else to do', () => {
  expect(i18n.refusal(view, { code: 'no-path' }, { kind: 'fight' })).toContain('Walk by hand');
});

test.each([
  ['beer', 'You are unhurt'],
  ['mana-potion', 'You have all your mana'],
  ['bear-trap', 'nothing for you here'],
])('of the use of %s that would do nothing is said why, where that is simple', (raw, part) => {
  const provides = { beer: 'provides_healing', 'mana-potion': 'provides_mana' }[raw] ?? 'damage';
  const figures = { effects: { [provides]: '4' }, statuses: [] } as unknown as View['pack'][number]['figures'];
  const { hero } = view;
  const whole = { ...hero, hp: { current: 9, max: 9 }, mana: { current: 5, max: 5 } };
  const seen = { ...view, hero: whole, pack: [{ id: 7, raw, figures } as View['pack'][number]] };
  const use = (of: View): string => i18n.refusal(of, { code: 'no-effect-here' }, { kind: 'use', item: 7 });
  expect(use(seen)).toContain(part);
  const spent = { ...whole, hp: { current: 1, max: 9 }, mana: { current: 1, max: 5 } };
  expect(use({ ...seen, hero: spent })).toContain('nothing for you here');
});

test.each(['explore', 'descend'] as const)('before %s strikes a bystander in the way, the question says so', (kind) => {
  const refusal = { code: 'danger', danger: 'friendly', what: 'bat' } as const;
  expect(i18n.refusal(view, refusal, { kind })).toBe('The Bat is in the way and means you no harm: you would strike.');
});

test('the refusal names a creature in the only way', () => {
  expect(why({ code: 'blocked', who: 'barkeep' })).toContain('The Barkeep is in the only way.');
});
