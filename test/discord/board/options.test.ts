import { linesOf } from '../../../scripts/boards/phone';
import { boardMessage } from '../../../src/discord/board/board-message';
import type { BoardButtons } from '../../../src/discord/board/buttons';
import { optionButtons, optionLines } from '../../../src/discord/board/options';
import { parseCustomId } from '../../../src/discord/controls/control';
import type { Board } from '../../../src/discord/types';
import { createI18n, LOCALES } from '../../../src/i18n';
import type { Option, OptionSubject, Price } from '../../../src/play/options/option';
import { optionsIn } from '../../../src/play/options/question';
import { loadRaws } from '../../../src/raws';
import { situationIn } from '../../play/advice/advice-on';
import { blankRenderer, boardOf, buttonsInStyle, componentsOf, textOf } from '../../support/bot-fixture';
import { changed, type Legend, scenario } from '../../support/scenario';

const raws = loadRaws();
const languages = Object.values(LOCALES).map((locale) => [locale.id, createI18n(raws, locale)] as const);

const FIGHT: Option = { kind: 'fight', action: { kind: 'fight' }, subject: { kind: 'fight' }, price: { loss: 12 } };
const FIREBALL: Option = {
  kind: 'thing',
  action: { kind: 'use', item: 4, at: { x: 3, y: 1 } },
  subject: { kind: 'thing', thing: { id: 4, raw: 'fireball-scroll' } },
  price: { hits: 4, left: 8, loss: 3 },
};

const TO_LAMP: Option = {
  kind: 'treasure',
  action: { kind: 'travel', to: { x: 2, y: 1 } },
  subject: { kind: 'treasure', thing: { id: 7, raw: 'dark-lamp' } },
  price: { away: 2, side: 'e' },
};

const board = (options: readonly Option[], settings: Partial<Board['settings']> = {}): Board => {
  const plain = boardOf(scenario('@..b'));
  return { ...plain, options, settings: { ...plain.settings, ...settings } };
};
const reply = (of: Board) => ({ kind: 'update', message: boardMessage(of, blankRenderer()) }) as const;

test('stand below the main row, numbered, and none is blue', () => {
  const shown = reply(board([FIGHT, FIREBALL]));
  const labels = componentsOf(shown).flatMap(({ label }) => label ?? []);
  expect(labels.slice(5, 7)).toEqual(['1 Fight', '2 Scroll of Fireball']);
  expect(buttonsInStyle(shown, 'primary')).toEqual([]);
});

test('with a shot leave no other button that shoots at the nearest enemy', () => {
  const archer = boardOf(scenario('@..b', { worn: ['shortbow'] }));
  const fire = { kind: 'fire', at: { x: 4, y: 1 } } as const;
  const shot: Option = {
    kind: 'shot',
    action: fire,
    subject: { kind: 'shot', thing: { id: 1, raw: 'bandit' } },
    price: {},
  };
  const labels = (options: Option[]) =>
    componentsOf(reply({ ...archer, options })).flatMap(({ label }) => (label?.includes('Shoot') ? [label] : []));
  expect(labels([])).toEqual(['Shoot Bandit']);
  expect(labels([FIGHT, shot])).toEqual(['2 Shoot Bandit']);
  const ids = componentsOf(reply({ ...archer, options: [FIGHT, shot] })).flatMap(({ custom_id }) => custom_id ?? []);
  expect(ids.map((id) => parseCustomId(id)?.control)).toContainEqual({ kind: 'option', action: fire });
});

test('have a line each, with the same number and the price, in pictures and in words', () => {
  for (const text of [false, true]) {
    const caption = textOf(reply(board([FIGHT, FIREBALL], { text })));
    expect(caption).toContain('**1** Fight: about −12 HP');
    expect(caption).toContain('**2** Scroll of Fireball: about −3 HP');
  }
});

test('tell of a thing in the cage that is out of view', () => {
  const thing = { id: 1, raw: 'health-potion' };
  const take: Option = {
    ...{ kind: 'treasure', action: { kind: 'fetch', item: 1 }, subject: { kind: 'treasure', thing } },
    price: { away: 2, more: 1 },
  };
  expect(optionLines(board([take, take]), createI18n(raws, LOCALES.en)).at(-1)).toBe('-# 1 more out of view');
});

test('tell what taking a thing from a cage costs, and whom its noise wakes', () => {
  const legend: Legend = {
    v: { raw: 'ring-of-venom', caged: true },
    h: { raw: 'health-potion', caged: true },
    g: { raw: 'goblin', unaware: 'asleep' },
  };
  const game = scenario('@..vh.g', { legend });
  const of = { ...boardOf(game), options: optionsIn(situationIn(game)) };
  expect(optionLines(of, createI18n(raws, LOCALES.en)).slice(-2)).toEqual([
    '-# 1 more out of view',
    '-# Taking one wakes 1',
  ]);
  const things = of.view.things.map((thing) => (thing.caged ? { ...thing, toll: 60 } : thing));
  const dear = { ...of, view: { ...of.view, things, hero: { ...of.view.hero, gold: 60 } } };
  expect(optionLines(dear, createI18n(raws, LOCALES.en)).at(-1)).toBe('-# Taking one costs 60 gold, wakes 1');
});

test('tell what a thing in a cage costs if the hero cannot pay, also beside a riddle, but not in a fight', () => {
  const legend: Legend = { v: { raw: 'ring-of-venom', caged: true } };
  const notesOn = (drawing: string, toll: number, options: readonly Option[]) => {
    const of = boardOf(changed(scenario(drawing, { legend }), ({ hero }) => Object.assign(hero.pools, { gold: 20 })));
    for (const caged of of.view.things.filter((one) => one.caged)) caged.toll = toll;
    return optionLines({ ...of, options }, createI18n(raws, LOCALES.en)).slice(options.length);
  };
  expect(notesOn('@..v', 24, [])).toEqual(['-# One costs 24 gold; you have 20 gold']);
  expect(notesOn('@..v', 24, [TO_LAMP])).toEqual(['-# One costs 24 gold; you have 20 gold']);
  expect(notesOn('@..v', 20, [])).toEqual([]);
  expect(notesOn('@..v.g', 24, [FIGHT])).toEqual([]);
});

test.each(languages)('the dearest and loudest cage fits a line: %s', (_, i18n) => {
  const dearest = Math.max(...raws.cages.map(({ toll = 0 }) => toll)) * 15;
  expect([...i18n.options.taking(dearest, 9)].length).toBeLessThanOrEqual(40);
  expect([...i18n.options.tooDear(dearest, dearest - 1)].length).toBeLessThanOrEqual(42);
});

test('submit their action by a custom id of their own', () => {
  const ids = componentsOf(reply(board([FIGHT, FIREBALL]))).flatMap(({ custom_id }) => custom_id ?? []);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.map((id) => parseCustomId(id)?.control)).toContainEqual({ kind: 'option', action: FIREBALL.action });
});

test.each(languages)(
  'three things in a cage, with a thing to fetch and a post, take at most six lines: %s',
  (locale) => {
    const legend: Legend = Object.fromEntries(
      ['ring-of-the-ogre', 'fireball-scroll', 'jesters-bell'].map((raw, n) => [`${n}`, { raw, caged: true }]),
    );
    const game = scenario('@.!0.1.2', { legend });
    const message = boardMessage(
      { ...boardOf(game), options: optionsIn(situationIn(game)), version: 1 },
      blankRenderer().in(locale),
      { feats: ['first-blood'] },
    );
    const rows = componentsOf({ kind: 'update', message }).filter(({ type }) => type === 1);
    expect(linesOf(rows)).toBeLessThanOrEqual(6);
  },
);

/** Every subject, with the longest names in the raws. */
const SUBJECTS: readonly OptionSubject[] = [
  ...(['fight', 'ambush', 'past', 'doorway', 'narrows', 'hold', 'back', 'retire', 'onward'] as const).map((kind) => ({
    kind,
  })),
  ...(['up', 'down'] as const).map((leads) => ({ kind: 'way' as const, leads })),
  ...raws.levels.recipes.filter(({ sign }) => sign).map(({ id }) => ({ kind: 'branch' as const, recipe: id })),
  ...raws.boons.map(({ id }) => ({ kind: 'boon' as const, boon: id })),
  ...raws.spells.map(({ id }) => ({ kind: 'spell' as const, spell: id })),
  ...raws.items.map(({ id }) => ({ kind: 'thing' as const, thing: { id: 1, raw: id } })),
  ...raws.props
    .filter(({ shrine }) => shrine)
    .map(({ id }) => ({ kind: 'shrine' as const, thing: { id: 1, raw: id } })),
  ...raws.items.map(({ id }) => ({ kind: 'treasure' as const, thing: { id: 1, raw: id } })),
  ...raws.mobs.map(({ id }) => ({ kind: 'shot' as const, thing: { id: 1, raw: id } })),
  ...raws.items.map(({ id }) => ({ kind: 'throw' as const, thing: { id: 1, raw: id } })),
];
const PRICES: readonly Price[] = [
  {},
  { loss: 199 },
  { hits: 12, left: 99, loss: 99, risk: 0.6 },
  { hits: 12, left: 99, loss: 0 },
  { hits: 12, left: 99, loss: 199 },
  { hits: 12, left: 99, loss: Number.POSITIVE_INFINITY },
  { hits: 12, loss: 199, unseen: 0.47 },
  { heals: 199, left: 99 },
  { steps: 0 },
  { steps: 12 },
  { away: 0 },
  { away: 12 },
];

test.each(languages)('labels have at most 20 letters, and lines at most 40: %s', (_, i18n) => {
  const options = SUBJECTS.flatMap((subject) => PRICES.map((price) => ({ ...FIGHT, subject, price })));
  const lines = optionLines({ ...board([]), options }, i18n).map((line) =>
    // The number of a real option has one digit.
    [...line.replace(/^\*\*\d+\*\*/, '1').replaceAll('\\', '')],
  );
  expect(lines.filter((line) => line.length > 40).map((line) => line.join(''))).toEqual([]);
  const labels: string[] = [];
  const labelled = ({ label }: { label: string }) => labels.push(label.replace(/^\d+/, '1'));
  optionButtons({ ...board([]), options }, i18n, { labelled } as unknown as BoardButtons);
  expect(labels.filter((label) => [...label].length > 20)).toEqual([]);
});

test('a line names a thing in full if there is room, and the button cuts it', () => {
  const thing = { id: 1, raw: 'dagger-of-venom' };
  const shown = reply(board([{ ...FIGHT, kind: 'thing', subject: { kind: 'throw', thing } }, FIGHT]));
  expect(textOf(shown)).toContain('Dagger of Venom: about −12 HP');
  expect(componentsOf(shown).flatMap(({ label }) => label ?? [])).toContain('1 Throw Dagger of V…');
});

test.each([
  ['shot', 'mangy-wolf', '1 Schuss auf Räudig…', '**1** Schuss auf Räudigen Wolf: 12 weit'],
  ['throw', 'fire-flask', '1 Brandflasc… werfen', '**1** Brandflasche werfen: 12 weit'],
] as const)('in German the thing is in the accusative, and the button keeps the verb: %s', (kind, raw, label, line) => {
  const i18n = createI18n(raws, LOCALES.de);
  const of = board([{ ...FIGHT, kind: 'shot', subject: { kind, thing: { id: 1, raw } }, price: { away: 12 } }]);
  const labels: string[] = [];
  optionButtons(of, i18n, {
    labelled: ({ label: one }: { label: string }) => labels.push(one),
  } as unknown as BoardButtons);
  expect([...labels, ...optionLines(of, i18n)]).toEqual([label, line]);
});

test.each(languages)('an ambush and a way past say the loss and the chance to stay unseen: %s', (_, i18n) => {
  const options = (['ambush', 'past'] as const).map(
    (kind): Option => ({
      ...FIGHT,
      subject: { kind },
      price: { hits: 2, loss: 17, unseen: 0.47 },
    }),
  );
  for (const line of optionLines({ ...board([]), options }, i18n)) expect(line).toMatch(/17.*47/);
});

/** Bargains of all shrines, each at the shrine that has it. */
const BARGAINS = raws.props.flatMap(({ id, shrine }): Option[] =>
  shrine ? [{ ...FIGHT, subject: { kind: 'shrine', thing: { id: 1, raw: id } }, price: { bargain: shrine } }] : [],
);

test.each(languages)('a price of nothing has no figure: %s', (_, i18n) => {
  expect(i18n.options.price.loss(0)).not.toMatch(/\d/);
  expect(i18n.options.price.loss(1)).toContain('1');
});

test.each(languages)('a shrine says in 40 letters what it takes and what it gives: %s', (_, i18n) => {
  const lines = optionLines({ ...board([]), options: BARGAINS }, i18n).map((line) => line.replaceAll('*', ''));
  expect(lines.filter((line) => [...line].length > 40)).toEqual([]);
  expect(lines.filter((line) => !/: .+ → .+/.test(line))).toEqual([]);
});

test('a part of a riddle says in which direction it lies, and nothing of the toll of the cage behind the gate', () => {
  const of = boardOf(scenario('@..o.v', { legend: { o: 'dark-lamp', v: { raw: 'ring-of-venom', caged: true } } }));
  const [thing] = of.view.things;
  for (const caged of of.view.things.filter((one) => one.caged)) caged.toll = 0.1;
  const option: Option = {
    kind: 'treasure',
    action: { kind: 'travel', to: thing!.at },
    subject: { kind: 'treasure', thing: { id: thing!.id, raw: thing!.raw } },
    price: { away: 3, side: 'e' },
  };
  expect(optionLines({ ...of, options: [option] }, createI18n(raws, LOCALES.en))).toEqual([
    '**1** Dark Lamp: 3 away, east',
  ]);
});

test.each([
  ['ring-of-the-ogre', '**1** Ring of the Ogre: Might +5 · Quickness −4'],
  ['jesters-bell', "**1** Jester's Bell: 25% when you are hit: confuses for 3 turns"],
  ['health-potion', '**1** Health Potion: heals 8 · 3 away'],
  ['owl-charm', '**1** Owl Charm: Might −2 · sight +2'],
])('a thing in a cage says all its effects, and its distance if there is room: %s', (raw, line) => {
  const game = scenario('@..v', { legend: { v: { raw, caged: true } } });
  const of = boardOf(game);
  const [thing] = of.view.things;
  const option: Option = {
    kind: 'treasure',
    action: { kind: 'fetch', item: thing!.id },
    subject: { kind: 'treasure', thing: { id: thing!.id, raw: thing!.raw } },
    price: { away: 3 },
  };
  expect(optionLines({ ...of, options: [option] }, createI18n(raws, LOCALES.en))).toEqual([line]);
});
