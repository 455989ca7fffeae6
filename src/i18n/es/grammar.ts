import type { Alias, RawId, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import { splitVariant } from '../magic-gear';
import type { Names } from '../names';
import { coinsOf, formatNumber, formatSigned } from '../numbers';
import { isHero, refOf } from '../thing-ref';
import { after, agreeing, definite, feminine, indefinite, masculine, type Noun, nounWithYour } from './declension';
import { CREATURES, LOOKS, THINGS, TRAITS, UNIDENTIFIED } from './nouns';

/** Returns the noun for a raw id; `null` if the raw has no Spanish name. */
export const nounOfRaw = (raw: RawId): Noun | null => CREATURES[raw] ?? THINGS[raw] ?? magicNoun(raw);

function magicNoun(raw: RawId): Noun | null {
  const variant = splitVariant(raw, Object.keys(TRAITS));
  const base = variant && THINGS[variant.base];
  if (!base) return null;
  const trait = variant.trait ? [TRAITS[variant.trait]?.(base) ?? variant.trait] : [];
  return { ...base, noun: [base.noun, ...trait, variant.bonus].join(' ') };
}

export const veteranOf = (noun: Noun): Noun => ({ ...noun, noun: `${noun.noun} ${agreeing(noun, 'veteran')}` });

function unknownNoun(id: string): Noun | null {
  const base = THINGS[id.replace(/^unidentified-/, '')];
  return base ? { ...base, noun: `${base.noun} sin identificar` } : null;
}

/** Returns the noun for an unidentified thing, such as a potion known by its look. */
export function nounOfAlias(alias: Alias | undefined): Noun {
  switch (alias?.kind) {
    case 'scroll':
      return masculine(`pergamino «${capital(alias.word)}»`);
    case 'potion':
      return feminine(`poción ${LOOKS[alias.colour] ?? alias.colour} ${LOOKS[alias.adjective] ?? alias.adjective}`);
    default:
      return (
        UNIDENTIFIED[alias?.id ?? ''] ?? unknownNoun(alias?.id ?? '') ?? masculine('objeto mágico sin identificar')
      );
  }
}

/** A thing without a Spanish noun keeps its English name and takes no article. */
function nounOf(names: Names, thing: ThingRef | RawId): Noun {
  const { raw, alias, veteran } = refOf(thing);
  if (raw === null) return nounOfAlias(alias);
  const noun = nounOfRaw(raw) ?? masculine(names.raw(raw), { kind: 'person' });
  return veteran ? veteranOf(noun) : noun;
}

/** Returns a name with the definite article. The hero is `el héroe`, not `tú`. */
export const the = (names: Names, thing: ThingRef | RawId): string => definite(nounOf(names, thing));

export const The = (names: Names, thing: ThingRef | RawId): string => capital(the(names, thing));

/** Returns a name such as `un orco`, `unas botas viejas`. A unique thing takes the definite article. */
export const a = (names: Names, thing: ThingRef | RawId): string => indefinite(nounOf(names, thing));

/** Returns a name such as `al orco`, `a la rata`. */
export const to = (names: Names, thing: ThingRef | RawId): string => after('a', the(names, thing));

/** Returns the object of a verb: `un orco`, but `al capataz Grud` for persons and unique creatures. */
export const sighted = (names: Names, thing: ThingRef | RawId): string => {
  const { kind } = nounOf(names, thing);
  return kind === 'person' || kind === 'unique' ? to(names, thing) : a(names, thing);
};

/** Returns a name such as `del orco`, `de la rata`. */
export const of = (names: Names, thing: ThingRef | RawId): string => after('de', the(names, thing));

export const Your = (names: Names, thing: ThingRef | RawId): string => capital(nounWithYour(nounOf(names, thing)));

/** True if the name takes a verb in the plural. */
export const isMany = (names: Names, thing: ThingRef | RawId): boolean => nounOf(names, thing).plural === true;

/** Returns an adjective that agrees with a thing. `stem` lacks the ending, such as `maldit`. */
export const like = (names: Names, thing: ThingRef | RawId, stem: string): string =>
  agreeing(nounOf(names, thing), stem);

export type Verb = [you: string, one: string, many: string];

/** Returns subject and verb: `El orco golpea`; for the hero only the verb: `Golpeas`. */
export function Doing(names: Names, who: ThingRef | RawId, [you, one, many]: Verb): string {
  if (isHero(who)) return capital(you);
  return `${The(names, who)} ${isMany(names, who) ? many : one}`;
}

/** Returns subject, verb and object: `Golpeas al orco`, `El orco te golpea`. */
export function DoingTo(names: Names, who: ThingRef | RawId, verb: Verb, whom: ThingRef | RawId): string {
  if (!isHero(whom)) return `${Doing(names, who, verb)} ${to(names, whom)}`;
  const [you, one, many] = verb.map((form) => withYou(form));
  return Doing(names, who, [you ?? '', one ?? '', many ?? '']);
}

const withYou = (form: string): string => (form.startsWith('no ') ? `no te ${form.slice(3)}` : `te ${form}`);

/** Ends a sentence with a full stop, or, if the event is bad, puts exclamation marks on both sides. */
export const punctuate = (sentence: string, bad: boolean): string => (bad ? `¡${sentence}!` : `${sentence}.`);

/** Puts words into quotation marks: `«Hola».` The full stop follows the marks; an ellipsis stays inside. */
export const inQuotes = (words: string): string => `«${words.replace(/(?<!\.)\.$/, '')}».`;

/** Returns a place's name for use inside a sentence: `la Cripta` for `La Cripta`. */
export const within = (place: string): string =>
  place.replace(/^(El|La|Los|Las|Lo) /, (article) => article.toLowerCase());

/** Formats a number with at most `decimals` decimals and a decimal comma. */
export const figure = (value: number, decimals = 1): string => formatNumber(value, decimals).replace('.', ',');

/** Formats a number with its sign and at most two decimals. */
export const signed = (value: number): string => formatSigned(value, 2).replace('.', ',');

/** Returns text such as `1 turno`, `1200 turnos`. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('es')} ${number === 1 ? one : many}`;

const NUMBERS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** Writes a number up to ten as a word, a greater one in digits. */
export const inWords = (number: number): string => NUMBERS[number] ?? String(number);

export const turns = (number: number): string => count(number, 'turno', 'turnos');

/** Writes an amount in gold as coins, rounded to whole silver: `3 de oro y 6 de plata`. Drops a minus sign. */
export function coins(amount: number): string {
  const { gold, silver } = coinsOf(amount);
  const ofGold = `${gold.toLocaleString('es')} de oro`;
  if (silver === 0) return ofGold;
  return gold === 0 ? `${silver} de plata` : `${ofGold} y ${silver} de plata`;
}
