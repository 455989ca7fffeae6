import type { Alias, RawId, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import { splitVariant } from '../magic-gear';
import type { Names } from '../names';
import { coinsOf, formatNumber, formatSigned } from '../numbers';
import { isHero, refOf } from '../thing-ref';
import { after, agreeing, definite, feminine, indefinite, masculine, type Noun, possessed } from './declension';
import { CREATURES, LOOKS, THINGS, TRAITS, UNIDENTIFIED } from './nouns';

/** The name of a raw with its gender; `null` where there is none in Spanish. */
export const nounOfRaw = (raw: RawId): Noun | null => CREATURES[raw] ?? THINGS[raw] ?? magicNoun(raw);

/** `la cimitarra venenosa +2`; `null` for what is no magic gear. */
function magicNoun(raw: RawId): Noun | null {
  const variant = splitVariant(raw, Object.keys(TRAITS));
  const base = variant && THINGS[variant.base];
  if (!base) return null;
  const trait = variant.trait ? [TRAITS[variant.trait]?.(base) ?? variant.trait] : [];
  return { ...base, noun: [base.noun, ...trait, variant.bonus].join(' ') };
}

/** `un arco corto sin identificar`; `null` for what is no gear. */
function unknownNoun(id: string): Noun | null {
  const base = THINGS[id.replace(/^unidentified-/, '')];
  return base ? { ...base, noun: `${base.noun} sin identificar` } : null;
}

/** The name of an unidentified thing. */
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

/** What is not in the tables keeps its name and does without an article. */
function nounOf(names: Names, thing: ThingRef | RawId): Noun {
  const { raw, alias } = refOf(thing);
  return raw === null ? nounOfAlias(alias) : (nounOfRaw(raw) ?? masculine(names.raw(raw), { kind: 'person' }));
}

/** `el lobo sarnoso`, `«Venenos para empezar»`. */
export const the = (names: Names, thing: ThingRef | RawId): string => definite(nounOf(names, thing));

/** The same at the head of a sentence. */
export const The = (names: Names, thing: ThingRef | RawId): string => capital(the(names, thing));

/** `un orco`, `unas botas viejas`, `carne`. */
export const a = (names: Names, thing: ThingRef | RawId): string => indefinite(nounOf(names, thing));

/** Somebody as an object: `a la rata`, `al orco`. */
export const to = (names: Names, thing: ThingRef | RawId): string => after('a', the(names, thing));

/** What comes into sight: `un orco`, but `a Abuelo Virote` and `al capataz Grud`. */
export const sighted = (names: Names, thing: ThingRef | RawId): string => {
  const { kind } = nounOf(names, thing);
  return kind === 'person' || kind === 'unique' ? to(names, thing) : a(names, thing);
};

/** `del orco`, `de la rata`. */
export const of = (names: Names, thing: ThingRef | RawId): string => after('de', the(names, thing));

/** `Tu chispazo`, at the head of a sentence. */
export const Your = (names: Names, thing: ThingRef | RawId): string => capital(possessed(nounOf(names, thing)));

export const isMany = (names: Names, thing: ThingRef | RawId): boolean => nounOf(names, thing).plural === true;

/** `maldita`, `confusos`: an adjective's stem in agreement with a thing. */
export const like = (names: Names, thing: ThingRef | RawId, stem: string): string =>
  agreeing(nounOf(names, thing), stem);

export type Verb = [you: string, one: string, many: string];

/** Who does it, and the verb, at the head of a sentence; the hero needs no pronoun. */
export function Doing(names: Names, who: ThingRef | RawId, [you, one, many]: Verb): string {
  if (isHero(who)) return capital(you);
  return `${The(names, who)} ${isMany(names, who) ? many : one}`;
}

/** The same done to somebody: `Golpeas al orco`, `El orco te golpea`. */
export function DoingTo(names: Names, who: ThingRef | RawId, verb: Verb, whom: ThingRef | RawId): string {
  if (!isHero(whom)) return `${Doing(names, who, verb)} ${to(names, whom)}`;
  const [you, one, many] = verb.map((form) => withYou(form));
  return Doing(names, who, [you ?? '', one ?? '', many ?? '']);
}

/** `te` comes before the verb but after `no`. */
const withYou = (form: string): string => (form.startsWith('no ') ? `no te ${form.slice(3)}` : `te ${form}`);

/** What is bad for the hero is exclaimed, from the first letter on. */
export const punctuate = (sentence: string, bad: boolean): string => (bad ? `¡${sentence}!` : `${sentence}.`);

/** What somebody says, at the end of a sentence, whose full stop stands behind the closing mark. */
export const quoted = (words: string): string => `«${words.replace(/(?<!\.)\.$/, '')}».`;

/** A place's name within a sentence. */
export const within = (place: string): string =>
  place.replace(/^(El|La|Los|Las|Lo) /, (article) => article.toLowerCase());

/** A number with a decimal comma, at most so many decimals. */
export const figure = (value: number, decimals = 1): string => formatNumber(value, decimals).replace('.', ',');

/** A number with its sign and up to two decimals. */
export const signed = (value: number): string => formatSigned(value, 2).replace('.', ',');

/** A number with its noun, as in `1 turn` and `1,200 turns`. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('es')} ${number === 1 ? one : many}`;

export const turns = (number: number): string => count(number, 'turno', 'turnos');

/** `3 de oro y 6 de plata`, `4 de plata`, `0 de oro`. */
export function coins(amount: number): string {
  const { gold, silver } = coinsOf(amount);
  const ofGold = `${gold.toLocaleString('es')} de oro`;
  if (silver === 0) return ofGold;
  return gold === 0 ? `${silver} de plata` : `${ofGold} y ${silver} de plata`;
}
