import type { Alias, RawId, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import { splitVariant } from '../magic-gear';
import type { Names } from '../names';
import { coinsOf, formatNumber, formatSigned } from '../numbers';
import { isHero, refOf } from '../thing-ref';
import { type Case, definite, feminine, indefinite, masculine, type Noun, neuter, possessed } from './declension';
import { CREATURES, LOOKS, THINGS, TRAITS, UNIDENTIFIED } from './nouns';

/** The declined name of a raw; `null` where there is none in German. */
export const nounOfRaw = (raw: RawId): Noun | null => CREATURES[raw] ?? THINGS[raw] ?? magicNoun(raw);

/** `der verwirrende Krummsäbel +2`; `null` for what is no magic gear. */
function magicNoun(raw: RawId): Noun | null {
  const variant = splitVariant(raw, Object.keys(TRAITS));
  const base = variant && THINGS[variant.base];
  if (!base) return null;
  const adjectives = [...(variant.trait ? [TRAITS[variant.trait] ?? variant.trait] : []), ...(base.adjectives ?? [])];
  return { ...base, ...(adjectives.length > 0 && { adjectives }), tail: variant.bonus };
}

/** `ein unbekannter Kurzbogen`; `null` for what is no gear. */
function unknownNoun(id: string): Noun | null {
  const base = THINGS[id.replace(/^unidentified-/, '')];
  return base ? { ...base, adjectives: ['unbekannt', ...(base.adjectives ?? [])] } : null;
}

/** The name of an unidentified thing. */
export function nounOfAlias(alias: Alias | undefined): Noun {
  switch (alias?.kind) {
    case 'scroll':
      return feminine('Schriftrolle', undefined, { tail: `„${capital(alias.word)}“` });
    case 'potion':
      return masculine('Trank', [LOOKS[alias.adjective] ?? alias.adjective, LOOKS[alias.colour] ?? alias.colour]);
    default:
      return (
        UNIDENTIFIED[alias?.id ?? ''] ??
        unknownNoun(alias?.id ?? '') ??
        masculine('Gegenstand', ['unbekannt', 'magisch'])
      );
  }
}

/** What is not in the tables keeps its name and does without an article. */
function nounOf(names: Names, thing: ThingRef | RawId): Noun {
  const { raw, alias } = refOf(thing);
  return raw === null ? nounOfAlias(alias) : (nounOfRaw(raw) ?? neuter(names.raw(raw), undefined, { kind: 'person' }));
}

const HERO: Record<Case, string> = { nominative: 'du', accusative: 'dich', dative: 'dir' };

/** `du`, `den räudigen Wolf`, `„Giftkunde für Einsteiger“`. */
export const the = (names: Names, thing: ThingRef | RawId, which: Case): string =>
  isHero(thing) ? HERO[which] : definite(nounOf(names, thing), which);

/** The same at the head of a sentence, of which it is the subject. */
export const The = (names: Names, thing: ThingRef | RawId): string => capital(the(names, thing, 'nominative'));

const CONTRACTIONS: Record<string, string> = { 'an dem': 'am', 'von dem': 'vom', 'zu dem': 'zum', 'zu der': 'zur' };

/** `am Ork`, `vom Schild`, `zur Ratte`, `an Kritzel`: a preposition and what follows it in the dative. */
export const after = (preposition: 'an' | 'von' | 'zu', phrase: string): string =>
  `${preposition} ${phrase}`.replace(/^\S+ de[mr](?= )/, (words) => CONTRACTIONS[words] ?? words);

/** `ein Ork`, `einen Ork`, `alte Stiefel`, `etwas Fleisch`. */
export const a = (names: Names, thing: ThingRef | RawId, which: Case): string =>
  indefinite(nounOf(names, thing), which);

export const isMany = (names: Names, thing: ThingRef | RawId): boolean => nounOf(names, thing).gender === 'p';

/** The verb's form: `triffst` for the hero, `trifft` for one, `treffen` for plurals. */
export function verb(names: Names, thing: ThingRef | RawId, you: string, one: string, many: string): string {
  if (isHero(thing)) return you;
  return isMany(names, thing) ? many : one;
}

/** `er`, `sie`, `es`: what was just named. */
export const pronoun = (names: Names, thing: ThingRef | RawId): string =>
  ({ m: 'er', f: 'sie', n: 'es', p: 'sie' })[nounOf(names, thing).gender];

/** `Dein Blitz`: at the head of a sentence. */
export const Your = (names: Names, thing: ThingRef | RawId): string => capital(possessed(nounOf(names, thing)));

/** A place's name within a sentence, in the nominative. */
export const within = (place: string): string =>
  place.replace(/^(Der|Die|Das|Des) /, (article) => article.toLowerCase());

/** A number with a decimal comma, at most so many decimals. */
export const figure = (value: number, decimals = 1): string => formatNumber(value, decimals).replace('.', ',');

/** A number with its sign and up to two decimals. */
export const signed = (value: number): string => formatSigned(value, 2).replace('.', ',');

/** A number with its noun, as in `1 turn` and `1,200 turns`. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('de')} ${number === 1 ? one : many}`;

export const turns = (number: number): string => count(number, 'Runde', 'Runden');

/** `3 Gold 6 Silber`, `4 Silber`, `0 Gold`. */
export function coins(amount: number): string {
  const { gold, silver } = coinsOf(amount);
  const ofGold = `${gold.toLocaleString('de')} Gold`;
  if (silver === 0) return ofGold;
  return gold === 0 ? `${silver} Silber` : `${ofGold} ${silver} Silber`;
}
