import { missingFactions, TEXT_CHECKS } from '../../scripts/content/texts';
import type { EventFact, GameEvent, Refusal, StatusKind, ThingRef } from '../../src/engine';
import { drawAliases } from '../../src/engine/knowledge/identification';
import { DANGERS } from '../../src/engine/state/action';
import { STOP_REASONS } from '../../src/engine/state/event';
import { STATUS_KINDS } from '../../src/engine/statuses';
import { createI18n, LOCALES, localeOf } from '../../src/i18n';
import { STATUS_ADJECTIVES } from '../../src/i18n/en/statuses';
import type { Locale } from '../../src/i18n/locale';
import { nameTables } from '../../src/i18n/names';
import type { Sum } from '../../src/i18n/summaries';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { hasGlyph } from '../../src/render/font/glyphs';
import { textWidth } from '../../src/render/font/text';
import { type Leaf, leavesOf, MARKERS, type Samples } from '../support/locale-strings';
import { REFUSALS } from '../support/refusals';
import { at, me, rat, SENTENCES } from '../support/sentences';
import { TYPABLE_COMMANDS } from '../support/typable-commands';
import { town } from '../support/views';

const raws = loadRaws();
const { en, ...others } = LOCALES;
const languages = Object.entries(others) as [keyof typeof others, Locale][];
const english = createI18n(raws, en);

/** Every name of every recipe. */
const LEVELS = raws.levels.recipes.flatMap(({ id, names = [''] }) =>
  names.map((_, nameNumber) => ({ recipe: id, depth: 7, nameNumber })),
);

const BLOWS = { struck: 4, shots: 73, hits: 2, damage: 3 };
const RATS = [{ thing: rat, count: 2 }];
const SUMS: Sum[] = [
  { of: 'melee', fighters: RATS, dead: RATS },
  ...(['haul', 'sightings', 'noticed', 'meal'] as const).map((of) => ({ of, things: RATS })),
  ...(['cursed', 'worthless', 'worse', 'heavy'] as const).map((why) => ({ of: 'left' as const, why, things: RATS })),
  { of: 'sale', things: [...RATS, { thing: rat, count: 1 }].map((group) => ({ ...group, gold: 3.2 })), gold: 6.4 },
  { of: 'kill', who: rat, xp: 7, gold: 3.2 },
  { of: 'kills', dead: RATS, xp: 7, gold: 3.2 },
  { of: 'kill', who: rat, xp: 7, gold: 3.2, unscathed: true },
  { of: 'kills', dead: RATS, xp: 7, gold: 3.2, means: 'zap' },
  { of: 'trap', trap: { id: 8, raw: 'bear-trap' }, amount: 6 },
];

const EXCHANGE = { kind: 'exchange', foe: rat, foes: 2, theirs: BLOWS, yours: BLOWS, turn: 1 } as const;

const happened = (fact: EventFact): GameEvent => ({ ...fact, turn: 1, sense: 'self' });

/** Every event that tells about a status. */
const statusFacts = (target: ThingRef, status: StatusKind): EventFact[] => [
  { kind: 'status-gained', target, status, source: 'web', turns: 4, amount: 2, at },
  { kind: 'status-ended', target, status, source: 'web', at },
  { kind: 'stopped', reason: 'status', what: null, status, turns: 0 },
];

const SAMPLES: Samples = {
  'parties.status': [
    ...['owner', 'handover', 'vote', 'hotseat'].map((mode) => [mode, '71', '72', 73]),
    ['vote', '71', '72', null],
  ],
  'parties.usedEntry': [['71', 'read', '72']],
  'parties.voteStatus': [
    ['71', 72],
    ['71', null],
  ],
  'sharing.details': [[{ depth: 71, level: 72, kind: '73', when: '74' }]],
  'sharing.ago': [[0], [59], [71], [7100]],
  'admin.auditLine': [
    ['71', '72', '73', true],
    ['71', '72', '73', false],
  ],
  'labels.sheet.spell': [['71', 72, ['73']]],
  'labels.sheet.spells': [[[]], [['71', '72']]],
  'labels.sheet.under': [[['71', '72']]],
  'labels.sheet.standings': [[['71', '72']]],
  'labels.faction': [['townsfolk'], ['dwarven-remnant']],
  'labels.sheet.inviting': [['enter'], ['touch']],
  'labels.sheet.shrine': [
    [{ takes: { gold: 71 }, gives: { restore: true } }, false],
    [{ takes: { attribute: 'might', points: 71 }, gives: { identify: true } }, false],
    [{ takes: { gold: 71 }, gives: { attributes: ['might'], points: 72 } }, false],
    [{ takes: { item: 'food' }, gives: { random: 'item' } }, false],
    [{ takes: { item: 'potion' }, gives: { attributes: ['might', 'fitness'] } }, false],
    [{ takes: { item: 'scroll' }, gives: { random: 'magic-item' } }, true],
  ],
  'options.price.bargain': [
    [{ takes: { gold: 71 }, gives: { random: 'magic-item' } }],
    [{ takes: { attribute: 'might', points: 71 }, gives: { restore: true } }],
    [{ takes: { item: 'scroll' }, gives: { identify: true } }],
  ],
  'labels.gear.worn': ['hits', 'is-hit', 'kills'].map((when) => [when, 0.5, '71']),
  'labels.epitaph.culprit': [],
  'labels.epitaph.contracted': [],
  'labels.epitaph.slainWith': [],
  'labels.epitaph.location': [['71']],
  'labels.epitaph.resting': [['71']],
  'labels.epitaph.score': [
    [71, true],
    [71, false],
  ],
};

/** Strings made of the text of an action and a frame without words. All languages have the same frame. */
const COMPOSED = ['parties.logEntry(0)', 'parties.choice(0)', 'replays.step.on10', 'replays.step.back10'];

/** Strings that are the same in English and in another language, by their path. */
const COGNATES: Record<keyof typeof others, readonly string[]> = {
  de: [
    'labels.gauge.mana',
    'labels.sheet.mana(0)',
    'labels.epitaph.seed(0)',
    'notes.nameless',
    'commands.play.options.seed.name',
    'commands.run.subcommands.seed.name',
    'commands.run.subcommands.seed.options.seed.name',
    'commands.settings.options.text.name',
    'commands.run.subcommands.building.options.seed.name',
    ...COMPOSED,
  ],
  es: [
    'labels.slot.torso',
    'labels.sheet.pounds(0)',
    'turns.button.no',
    'turns.item.pounds(0)',
    'commands.run.subcommands.history.options.laurel.name',
    'commands.admin.subcommands.panel.name',
    ...COMPOSED,
  ],
};

/** Art pixels in a line of the headstone. */
const STONE_ROOM = 190;

const { view } = town();

const refusals: [string, Refusal][] = [
  ...Object.entries(REFUSALS).map(([code, [rest]]): [string, Refusal] => [code, { code, ...rest } as Refusal]),
  ...DANGERS.flatMap((danger) =>
    [null, 'orc'].map((what): [string, Refusal] => [`${danger} of ${what}`, { code: 'danger', danger, what }]),
  ),
];

/** True if a string contains words. Signs, numbers and the name of the game belong to no language. */
const isSaid = (text: string): boolean => /\p{L}{2}/u.test(text.replace('Wyrmdeep', ''));

const textsOf = (locale: Locale): Leaf[] => leavesOf(locale, SAMPLES);
const inEnglish = new Map(textsOf(en).map(({ path, text }) => [path, text]));

test('a negative bonus has a minus sign in every language', () => {
  const cursed = Object.values(raws.item).filter(
    ({ variant, id }) => (variant?.bonus ?? 0) < 0 || id.includes('minus'),
  );
  for (const locale of Object.values(LOCALES)) {
    const { thing } = createI18n(raws, locale);
    const names = cursed.map(({ id: raw }) => thing({ id: 1, raw }));
    expect(names.length).toBeGreaterThan(90);
    expect(names.filter((name) => !/ −[1-3]$/.test(name))).toEqual([]);
  }
});

test.each(Object.entries(LOCALES) as [string, Locale][])(
  'src/i18n/%s/factions.ts names every faction that keeps a standing',
  (_tag, locale) => expect(missingFactions(raws, locale)).toEqual([]),
);

describe.each(languages)('src/i18n/%s', (tag, locale) => {
  const leaves = textsOf(locale);
  const i18n = createI18n(raws, locale);

  test('has every text that English has, and none is empty', () => {
    const lists = /^input\.(here|stairs\.\w+)\.\d+$/;
    const paths = (all: Iterable<string>) => [...all].filter((path) => !lists.test(path)).sort();
    expect(paths(leaves.map(({ path }) => path))).toEqual(paths(inEnglish.keys()));
    expect(leaves.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('has no English text left', () => {
    const alike = leaves.filter(({ path, text }) => isSaid(text) && inEnglish.get(path) === text);
    // The names of the languages are the same in all languages, because each language is called by its own name.
    const paths = alike.map(({ path }) => path).filter((path) => !path.includes('language.choices'));
    expect(paths.filter((path) => !COGNATES[tag].includes(path))).toEqual([]);
  });

  test('sentences use their arguments', () => {
    const used = (text: string) => MARKERS.filter((marker) => text.includes(String(marker)));
    const differing = leaves.filter(({ path, text }) => `${used(text)}` !== `${used(inEnglish.get(path) ?? '')}`);
    expect(differing).toEqual([]);
  });

  test.each(Object.entries(TEXT_CHECKS))('%s says all that it must of the raws', (_file, missing) => {
    expect(missing(raws, locale)).toEqual([]);
  });

  test('names of levels and ways to die fit on the stone', () => {
    const { epitaph } = locale.labels;
    const names = locale.names(nameTables(raws));
    const spells = Object.keys(raws.spell).map((spell) => epitaph.slainWith(names, spell));
    const { slainBy, killedBy, starved, retired, abandoned, lost } = epitaph;
    const places = LEVELS.map((level) => i18n.levelTitle(level).replace(/^\d+ · /, ''));
    const carved = [...places, ...spells, slainBy, killedBy, starved, retired, abandoned, lost];
    expect(carved.filter((text) => textWidth(text) > STONE_ROOM)).toEqual([]);
  });

  test('no alias contains an English word', () => {
    const aliases = Array.from({ length: 40 }, (_, i) => Object.values(drawAliases(raws, rngFromSeed(`A${i}`)))).flat();
    for (const alias of aliases) {
      const name = i18n.thing({ id: 0, raw: null, alias }).toLowerCase();
      const looks = alias.kind === 'potion' ? [alias.adjective, alias.colour] : [];
      expect(looks.filter((look) => new RegExp(`\\b${look}\\b`).test(name) && look !== 'orange')).toEqual([]);
      expect(name).not.toContain('unidentified');
      if (alias.kind === 'scroll') expect(name).toContain(alias.word);
    }
  });

  test.each(refusals)('the refusal %s has a sentence', (_code, refusal) => {
    const [why, inEnglish] = [i18n, english].map((each) => each.refusal(view, refusal, { kind: 'wait' }));
    expect(why).toMatch(/^[A-ZÁÉÍÓÚÄÖÜ¡¿].*[.!?]$/);
    expect(why).not.toBe(inEnglish);
    const commands = (text = '') => text.match(/`\/[\w ]+`/g);
    expect(commands(why)).toEqual(commands(inEnglish));
  });

  test('events.ts has no sentence that is the same in English', () => {
    const events = Object.entries(SENTENCES).flatMap(([kind, facts]) =>
      facts.map(([fact]) => happened({ ...fact, kind } as EventFact)),
    );
    const [sentences, inEnglish] = [i18n, english].map((each) => events.map((one) => each.sentences([one])[0]));
    expect(sentences?.filter((text, i) => text !== undefined && text === inEnglish?.[i])).toEqual([]);
  });

  test('stops.ts gives every reason to stop a sentence of its own', () => {
    const stops = STOP_REASONS.flatMap((reason) =>
      [null, 'orc'].map((what) => ({ kind: 'stopped', reason, what, turns: 0 }) as const),
    );
    const [sentences, inEnglish] = [i18n, english].map((each) =>
      stops.map((stop) => each.sentences([happened(stop)])[0]),
    );
    expect(sentences?.filter((text, i) => text !== undefined && text === inEnglish?.[i])).toEqual([]);
  });

  test('statuses.ts and stops.ts name each status without its English word', () => {
    const left = STATUS_KINDS.flatMap((status) => {
      const sentences = i18n.sentences([...statusFacts(me, status), ...statusFacts(rat, status)].map(happened));
      return sentences.filter((text) => text.includes(STATUS_ADJECTIVES[status]));
    });
    expect(left).toEqual([]);
  });

  test('summaries.ts and exchanges.ts have no sentence that is the same in English', () => {
    const sentences = ({ exchange, summary, names }: Locale): string[] => {
      const called = names(nameTables(raws));
      return [exchange(EXCHANGE, called), ...SUMS.map((sum) => summary(sum, called))];
    };
    const inEnglish = sentences(en);
    expect(sentences(locale).filter((text, i) => text === inEnglish[i])).toEqual([]);
  });

  test('the atlas has a glyph for every letter that a picture may show', () => {
    const ids = (['mob', 'item', 'prop', 'spell'] as const).flatMap((kind) => Object.keys(raws[kind]));
    const drawn = [
      ...leaves.filter(({ path }) => /^(labels|turns\.aim|profiles\.card)/.test(path)).map(({ text }) => text),
      ...ids.map((raw) => i18n.thing({ id: 0, raw })),
      ...Object.values(locale.quips ?? {}).flat(),
      ...raws.feats.flatMap(({ id }) => Object.values(i18n.feat(id)).filter((text) => typeof text === 'string')),
      ...Object.values(locale.people ?? {}).flatMap(({ purpose, tip }) => [purpose, tip]),
      ...LEVELS.map((level) => i18n.levelTitle(level)),
      ...Object.entries(SENTENCES).flatMap(([kind, facts]) =>
        facts.flatMap(([fact]) => i18n.sentences([{ ...fact, kind, turn: 1, sense: 'self' } as GameEvent])),
      ),
      locale.exchange(EXCHANGE, locale.names(nameTables(raws))),
      ...SUMS.map((sum) => locale.summary(sum, locale.names(nameTables(raws)))),
    ];
    expect([...new Set(drawn.join(''))].filter((letter) => !hasGlyph(letter))).toEqual([]);
  });
});

/** Commands that also show a word of their options. */
const WITH_OPTION = ['buy fine'];

test.each(Object.entries(LOCALES) as [string, Locale][])('in %s texts name only existing commands', (_tag, locale) => {
  const named = textsOf(locale).flatMap(({ text }) =>
    [...text.matchAll(/`\/([a-z]+(?: [a-z]+)?)/g)].map(([, it]) => it),
  );
  const typable = TYPABLE_COMMANDS.map(([typed]) => typed);
  expect(named).toContain('run resume');
  expect(named.filter((it = '') => ![...typable, ...WITH_OPTION].includes(it))).toEqual([]);
});

test.each(Object.entries(LOCALES) as [string, Locale][])(
  'in %s the hint with the first enemy names all that may be recommended then, as it is labelled',
  (_tag, { turns: { button, hints } }) => {
    for (const label of [button.fight, button.explore, button.look]) expect(hints.enemy).toContain(`**${label}**`);
  },
);

describe.each(Object.entries(LOCALES) as [string, Locale][])("in %s Discord's limits are kept", (_tag, locale) => {
  test.each([
    ['turns.button', 38],
    ['turns.menu', 150],
    ['turns.shop.tab', 80],
    ['turns.aim.label', 200],
    ['notes', 1500],
    ['parties.notYourTurn', 1500],
    ['admin.notHere', 1500],
    ['turns.title', 1500],
    ['help.log.page', 300],
    ['help.tab', 38],
    ['profiles.settings.confirmations', 100],
    ['profiles.settings.layout', 100],
    ['help.pages', 600],
    ['input', 300],
  ])('%s: %i characters', (section, limit) => {
    const leaves = textsOf(locale).filter(({ path }) => path.startsWith(section));
    expect(leaves.length).toBeGreaterThan(0);
    expect(leaves.filter(({ text }) => text.length > limit)).toEqual([]);
  });
});

test.each(Object.values(LOCALES).map((locale) => [locale.id, locale] as const))(
  'in %s no attribute has the name of a figure of gear',
  (_id, { labels: { attribute, gear } }) => {
    const figures = [gear.speed('1'), gear.armor(1), gear.toHit('1')].map((text) => text.toLowerCase());
    const attributes = Object.values(attribute).map((name) => name.toLowerCase());
    expect(attributes.filter((name) => figures.some((figure) => figure.split(' ').includes(name)))).toEqual([]);
  },
);

test.each(Object.values(LOCALES).map((locale) => [locale.id, locale] as const))(
  'the help in %s names buttons by their labels',
  (_id, locale) => {
    const help = textsOf(locale).filter(({ path }) => /^help\.pages/.test(path));
    const named = help.flatMap(({ text }) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label));
    const { turns, sharing } = locale;
    const fixed = [...Object.values<string>(turns.button), ...Object.values<string>(sharing.button)];
    const labels = [...fixed, turns.fetch(''), turns.offer('')];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((label) => !labels.some((each) => each.startsWith(label)))).toEqual([]);
  },
);

test.each([
  ['en-US', 'en'],
  ['en-GB', 'en'],
  ['de', 'de'],
  ['es-ES', 'es'],
  ['es-419', 'es'],
  ['xx', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
])('the tag %s means the language %s', (tag, id) => {
  expect(localeOf(tag).id).toBe(id);
});

test.each([
  ['en', '12,345 gold 6 silver'],
  ['de', '12.345 Gold 6 Silber'],
  ['es', '12.345 de oro y 6 de plata'],
] as const)('in %s gold is written as turns and points are', (tag, written) => {
  const i18n = createI18n(raws, LOCALES[tag]);
  expect(i18n.gold(12345.6)).toBe(written);
});

test.each(Object.values(LOCALES).map((locale) => [locale.id, locale] as const))(
  'in %s no furniture has the name that the name of somebody begins with',
  (_id, locale) => {
    const i18n = createI18n(raws, locale);
    const namesOf = (things: readonly { id: string }[]) => things.map(({ id }) => i18n.thing({ id: 0, raw: id }));
    const people = namesOf(raws.mobs);
    expect(namesOf(raws.props).filter((name) => people.some((other) => `${other} `.startsWith(`${name} `)))).toEqual(
      [],
    );
  },
);
