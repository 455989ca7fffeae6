import type { Raws } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { nounOfRaw as nounInGerman } from '../../src/i18n/de/grammar';
import { nounOfRaw as nounInSpanish } from '../../src/i18n/es/grammar';
import type { Locale } from '../../src/i18n/locale';
import { nameTables } from '../../src/i18n/names';
import { CAPTION_ROOM } from '../../src/raws/check/check-boons';

type Translation = Exclude<keyof typeof LOCALES, 'en'>;

/** Captives whose names are the same in every language. */
const SAME_PEOPLE = ['mara', 'durgan', 'ilse', 'saelith', 'vex'];

/** Names that are the same word in English and in another language. */
const SAME_NAMES: Record<Translation, readonly string[]> = {
  de: [
    'alchemist',
    'bandit',
    'goblin',
    'kobold',
    'landmine',
    'altar',
    'explode',
    'riposte',
    ...SAME_PEOPLE,
    'tobin',
    'pock',
  ],
  es: ['goblin', 'kobold', 'altar', ...SAME_PEOPLE],
};

/** Returns the declined noun for a raw; `null` if the language has none, and would say the English name. */
const NOUN_OF: Record<Translation, (raw: string) => object | null> = { de: nounInGerman, es: nounInSpanish };

/** Returns a line for each gap in one file of a language: an id, and the missing part. */
type Check = (raws: Raws, locale: Locale) => string[];

export const TEXT_CHECKS = {
  'nouns.ts': missingNames,
  'names.ts': missingLevelNames,
  'descriptions.ts': missingDescriptions,
  'quips.ts': missingQuips,
  'people.ts': missingPeople,
  'feats.ts': missingFeats,
  'campaigns.ts': missingCampaigns,
  'kits.ts': missingKits,
  'boons.ts': missingBoons,
} satisfies Record<string, Check>;

/** Returns missing names and texts, each with the file where it belongs. */
export function missingTexts(raws: Raws): string[] {
  return Object.values(LOCALES).flatMap((locale) => {
    const lines = (file: string, missing: readonly string[]) =>
      missing.map((line) => `src/i18n/${locale.id}/${file} · ${line}`);
    const factions = lines('factions.ts', missingFactions(raws, locale));
    if (locale.id === 'en') return factions;
    return [...factions, ...Object.entries(TEXT_CHECKS).flatMap(([file, check]) => lines(file, check(raws, locale)))];
  });
}

/** Returns a line for each faction with a standing but without a name. This check covers English too. */
export const missingFactions: Check = ({ factions }, { labels }) =>
  factions
    .filter(({ keeps_standing }) => keeps_standing)
    .flatMap(({ id }) => (labels.faction(id) === id ? [`${id}: no name`] : []));

function missingNames(raws: Raws, locale: Locale): string[] {
  const [english, i18n] = [createI18n(raws), createI18n(raws, locale)];
  const ids = (['mob', 'item', 'prop', 'spell', 'boon'] as const).flatMap((kind) => Object.keys(raws[kind]));
  const alike = ids.filter((raw) => i18n.thing({ id: 0, raw }) === english.thing({ id: 0, raw }));
  const language = locale.id as Translation;
  const same = SAME_NAMES[language] ?? [];
  const lacks = (raw: string) => !same.includes(raw) || NOUN_OF[language](raw) === null;
  return [
    ...alike.filter(lacks).map((raw) => (NOUN_OF[language](raw) === null ? nameless(raw) : sameName(raw))),
    ...same.filter((raw) => !alike.includes(raw)).map((raw) => `${raw}: a name of its own, in spite of SAME_NAMES`),
  ];
}

const nameless = (raw: string): string => `${raw}: no name of its own`;

const sameName = (raw: string): string =>
  `${raw}: the English name; if that is right, list ${raw} in SAME_NAMES of scripts/content/texts.ts`;

function missingLevelNames(raws: Raws, locale: Locale): string[] {
  const [english, i18n] = [createI18n(raws), createI18n(raws, locale)];
  const levels = raws.levels.recipes.flatMap(({ id, names = [''] }) =>
    names.map((_, nameNumber) => ({ recipe: id, depth: 7, nameNumber })),
  );
  const titles = levels.map((level) => i18n.levelTitle(level));
  const alike = levels.filter((level, i) => titles[i] === english.levelTitle(level));
  const count = new Set(levels.map(english.levelTitle)).size;
  return [
    ...alike.map(({ recipe, nameNumber }) => `${recipe}: no name ${nameNumber + 1} of its own`),
    ...(new Set(titles).size === count ? [] : [`levels: ${new Set(titles).size} different names, not ${count}`]),
  ];
}

function missingDescriptions(raws: Raws, locale: Locale): string[] {
  const [english, names] = [LOCALES.en.names(nameTables(raws)), locale.names(nameTables(raws))];
  const described = [...raws.mobs, ...raws.props].filter(({ id }) => english.description(id) !== null);
  const learned = raws.mobs.filter(({ id }) => english.veteranHabit(id) !== null);
  const phases = raws.mobs.flatMap(({ id, phases = [] }) => phases.map((_, phase) => [id, phase] as const));
  return [
    ...described
      .filter(({ id }) => names.description(id) === english.description(id))
      .map(({ id }) => `${id}: no description or habit`),
    ...learned
      .filter(({ id }) => names.veteranHabit(id) === english.veteranHabit(id))
      .map(({ id }) => `${id}: no habit of its veterans`),
    ...phases
      .filter(([id, phase]) => names.phase(id, phase) === english.phase(id, phase))
      .map(([id, phase]) => `${id}: no sentence for phase ${phase + 1}`),
    ...raws.mobs
      .filter(({ id, captive }) => captive && names.farewell(id) === english.farewell(id))
      .map(({ id }) => `${id}: no farewell`),
  ];
}

function missingQuips({ mobs }: Raws, locale: Locale): string[] {
  const said = mobs.flatMap(({ id, quips }) => (quips ? [[id, quips] as const] : []));
  const missing = said.flatMap(([id, english]) => {
    const own = locale.quips?.[id] ?? [];
    if (own.length !== english.length) return [`${id}: ${own.length} quips, not ${english.length}`];
    return english.some((line) => own.includes(line)) ? [`${id}: a quip in English`] : [];
  });
  return [
    ...missing,
    ...strangers(
      locale.quips,
      said.map(([id]) => id),
    ),
  ];
}

function missingPeople({ mobs }: Raws, locale: Locale): string[] {
  const known = mobs.flatMap(({ id, of_note }) => (of_note ? [[id, of_note] as const] : []));
  const missing = known.flatMap(([id, english]) => {
    const own = locale.people?.[id];
    return (['purpose', 'tip'] as const).flatMap((part) =>
      own?.[part] === undefined || own[part] === english[part] ? [`${id}: no ${part} of its own`] : [],
    );
  });
  return [
    ...missing,
    ...strangers(
      locale.people,
      known.map(([id]) => id),
    ),
  ];
}

function missingFeats({ feats }: Raws, locale: Locale): string[] {
  const missing = feats.flatMap((feat) => {
    const own = locale.feats?.[feat.id];
    if (own === undefined) return [`${feat.id}: no texts`];
    return (['name', 'how', 'hint'] as const).flatMap((part) => {
      if ((feat[part] === undefined) !== (own[part] === undefined)) return [`${feat.id}: ${part} in one language only`];
      // A name may be the same word.
      return part !== 'name' && own[part] && own[part] === feat[part] ? [`${feat.id}: no ${part} of its own`] : [];
    });
  });
  return [
    ...missing,
    ...strangers(
      locale.feats,
      feats.map(({ id }) => id),
    ),
  ];
}

function missingCampaigns({ campaigns }: Raws, locale: Locale): string[] {
  const order = campaigns.map(({ id }) => id);
  const own = Object.keys(locale.campaigns ?? {});
  const missing = campaigns.flatMap(({ id, name, about, places, help }) => {
    const text = locale.campaigns?.[id];
    if (text === undefined) return [`${id}: no texts`];
    return [
      ...(text.name === name ? [`${id}: no name of its own`] : []),
      ...(text.about === about ? [`${id}: no about of its own`] : []),
      ...(text.places.length === places.length ? [] : [`${id}: ${text.places.length} places, not ${places.length}`]),
      ...(text.help.length === help.length ? [] : [`${id}: ${text.help.length} lines of help, not ${help.length}`]),
      ...places.flatMap((place, i) => (text.places[i] === place.name ? [`${id}: no name of ${place.name}`] : [])),
      ...help.flatMap((line, i) => (text.help[i] === line.text ? [`${id}: no line ${i + 1} of help`] : [])),
    ];
  });
  const isOrdered = own.filter((id) => order.includes(id)).join() === order.filter((id) => own.includes(id)).join();
  return [...missing, ...strangers(locale.campaigns, order), ...(isOrdered ? [] : ['campaigns: in another order'])];
}

function missingKits({ kits }: Raws, locale: Locale): string[] {
  const missing = kits.flatMap(({ id, about }) => {
    const own = locale.kits?.[id];
    if (own === undefined) return [`${id}: no texts`];
    // A name may be the same word.
    return own.about === about ? [`${id}: no about of its own`] : [];
  });
  return [
    ...missing,
    ...strangers(
      locale.kits,
      kits.map(({ id }) => id),
    ),
  ];
}

function missingBoons(raws: Raws, locale: Locale): string[] {
  const { boons } = raws;
  const i18n = createI18n(raws, locale);
  const missing = boons.flatMap(({ id, line }) => {
    const own = locale.boons?.[id];
    if (own === undefined || own === line) return [`${id}: no line of its own`];
    const length = [...i18n.boon(id).name, ...own].length;
    return length > CAPTION_ROOM ? [`${id}: ${length} letters with its name: ${CAPTION_ROOM} fit`] : [];
  });
  return [
    ...missing,
    ...strangers(
      locale.boons,
      boons.map(({ id }) => id),
    ),
  ];
}

/** Returns a line for each thing that has texts in this language but none in English. */
const strangers = (texts: object | null, ids: readonly string[]): string[] =>
  Object.keys(texts ?? {})
    .filter((id) => !ids.includes(id))
    .map((id) => `${id}: texts of nothing`);
