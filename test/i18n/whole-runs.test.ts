import { type Game, type View, view } from '../../src/engine';
import { createI18n, type I18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { isDeep, sample } from '../support/deep';
import { randomRun, richGame, someGame } from '../support/random-run';

const raws = loadRaws();
const RUNS = Number(process.env.RUNS ?? (isDeep ? 10 : 1));
const STEPS = isDeep ? 100 : 12;

/** Faults that no text may contain: broken values, clumsy spacing, numbers with binary tails. */
const BROKEN = /undefined|NaN|\[object|null| {2}| [.,!?:](?!\.)|\d[.,]\d{4}/;

/**
 * Slips of each language: the wrong article, a missed contraction, and words of another language. Spanish needs
 * `\p{L}`, because `\b` ends a word at an accented letter: "cobraría el".
 */
const SLIPS: Record<keyof typeof LOCALES, RegExp> = {
  en: /\d\.\d{3}|\ba [AEIOU]|\ban [^AEIOUaeiou]|\b[Tt]he the\b|\bsome \w+ lies\b/,
  de: /\d,\d{3}|\b(d(e[rnm]|ie|as)|eine?[rnm]?) (d(e[rnm]|ie|as))\b|\b(an|von|zu) dem\b|\bzu der\b|\b(the|you|your|with|of)\b/i,
  es: /\d,\d{3}|(?<!\p{L})(a|de) el\b|(?<!\p{L})(el|la|los|las|una?) (el|la|los|las|una?)\b|\b(the|you|your|with|of)\b/iu,
};

/** Magic item that the hero of a run does not know at the start. */
const HEALTH_POTION: Record<keyof typeof LOCALES, string> = {
  en: 'health potion',
  de: 'heiltrank',
  es: 'poción de salud',
};

/**
 * Tips that people of note give to everybody. They may name things that the hero does not know. The last full stop is
 * cut off, because in Spanish it follows the closing quotation mark.
 */
const tipsIn = (people: (typeof LOCALES)['de']['people']): string[] =>
  raws.mobs.flatMap(({ id, of_note }) => (people?.[id] ?? of_note)?.tip.toLowerCase().replace(/\.$/, '') ?? []);

const languages = Object.entries(LOCALES).map(([tag, locale]) => ({
  tag,
  tips: tipsIn(locale.people),
  slips: SLIPS[tag as keyof typeof LOCALES],
  potion: HEALTH_POTION[tag as keyof typeof LOCALES],
  words: createI18n(raws, locale),
}));

/** All texts about a view, for every kind of reader, except the map and pages of columns. */
function everything(i18n: I18n, view: View): string[] {
  return [
    i18n.status(view),
    i18n.altText(view),
    ...i18n.look(view),
    ...i18n.inventory(view),
    ...i18n.character(view),
    ...i18n.log(view, 1).lines,
    ...view.things.map(({ id }) => i18n.describe(view, id)),
    ...i18n.captions(view).log.flatMap(({ segments }) => segments.map(({ text }) => text)),
  ];
}

/**
 * Names of magic items that the hero has not identified, in small letters. A name that an identified item shares is
 * left out, and so are the names of things in cages, because a cage names its things.
 */
function secrets({ identified, levels }: Game, i18n: I18n): string[] {
  const nameOf = (raw: string): string => i18n.thing({ id: 0, raw }).toLowerCase();
  const caged = Object.values(levels).flatMap((level) =>
    'entities' in level ? level.entities.flatMap(({ raw, caged }) => (caged ? [raw] : [])) : [],
  );
  const known = new Set([...identified, ...caged].map(nameOf));
  const unknown = raws.items.filter(({ id, magic }) => magic && !identified.includes(id));
  return unknown.map(({ id }) => nameOf(id)).filter((name) => !known.has(name));
}

describe.each(languages)('every way to die, in $tag', ({ tag, slips, words }) => {
  const seen = view(someGame(0), raws);
  const died = (by: string | null, cause: string | null): string => {
    const { how, who } = words.epitaph({ ...seen, over: { result: 'died', turn: 1, depth: 1, by, cause } });
    return `${how} ${who}`;
  };
  const killers = ['hero', ...raws.mobs.map(({ id }) => id)];
  const spells = raws.spells.map(({ id }) => id);
  const fates = [
    ...killers.flatMap((by) => [died(by, null), died(by, spells[0] ?? null)]),
    ...spells.map((spell) => died('black-dragon', spell)),
    ...[...raws.props.map(({ id }) => id), ...spells].map((cause) => died(null, cause)),
  ];

  test('is told without slips', () => {
    expect(fates.filter((fate) => BROKEN.test(fate) || slips.test(fate))).toEqual([]);
  });

  if (tag === 'es') {
    test('begins no name of a spell with a capital', () => {
      const fate = (spell: string): string => died('black-dragon', spell);
      expect(spells.map(fate).filter((text) => /^víctima (de(l| la| los| las)?) \p{Lu}/u.test(text))).toEqual([]);
      expect(fate('acid-breath')).toBe('víctima del aliento ácido de un dragón negro');
    });
  }
});

test('the runs contain unidentified things', () => {
  for (const { potion, words } of languages) expect(secrets(richGame('apples'), words)).toContain(potion);
});

const starts = [
  ...Array.from({ length: RUNS }, (_, index): [string, Game] => [`run ${index}`, someGame(index)]),
  ...sample(['pears', 'apples'], 1).map((seed): [string, Game] => [`a rich hero and ${seed}`, richGame(seed)]),
];

test.each(starts)('%s has sound texts that reveal no unidentified thing', (seed, start) => {
  for (const { game, view, events } of randomRun(start, seed, STEPS)) {
    for (const { words, slips, tips } of languages) {
      const said = [...everything(words, view), ...words.sentences(events)];
      expect(said.filter((line) => BROKEN.test(line) || slips.test(line))).toEqual([]);
      const heard = tips.reduce((text, tip) => text.replaceAll(tip, ''), said.join('\n').toLowerCase());
      expect(secrets(game, words).filter((name) => heard.includes(name))).toEqual([]);
      expect(words.altText(view).length).toBeLessThanOrEqual(1024);
      const lines = words.textMode(view).split('\n');
      expect(lines.length).toBeLessThanOrEqual(30);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(32);
      expect(lines.join('')).toContain('@');
    }
  }
});
