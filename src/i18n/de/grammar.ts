import type { Alias, RawId, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import { splitVariant } from '../magic-gear';
import type { Names } from '../names';
import { coinsOf, formatNumber, formatSigned } from '../numbers';
import { isHero, refOf } from '../thing-ref';
import { type Case, definite, feminine, indefinite, masculine, type Noun, neuter, nounWithYour } from './declension';
import { CREATURES, LOOKS, THINGS, TRAITS, UNIDENTIFIED } from './nouns';

/** Returns the noun for a raw id; `null` if the raw has no German name. */
export const nounOfRaw = (raw: RawId): Noun | null => CREATURES[raw] ?? THINGS[raw] ?? magicNoun(raw);

function magicNoun(raw: RawId): Noun | null {
  const variant = splitVariant(raw, Object.keys(TRAITS));
  const base = variant && THINGS[variant.base];
  if (!base) return null;
  const adjectives = [...(variant.trait ? [TRAITS[variant.trait] ?? variant.trait] : []), ...(base.adjectives ?? [])];
  return { ...base, ...(adjectives.length > 0 && { adjectives }), tail: variant.bonus };
}

export const veteranOf = (noun: Noun): Noun => ({ ...noun, adjectives: ['altgedient', ...(noun.adjectives ?? [])] });

function unknownNoun(id: string): Noun | null {
  const base = THINGS[id.replace(/^unidentified-/, '')];
  return base ? { ...base, adjectives: ['unbekannt', ...(base.adjectives ?? [])] } : null;
}

/** Returns the noun for an unidentified thing, such as a potion known by its look. */
export function nounOfAlias(alias: Alias | undefined): Noun {
  switch (alias?.kind) {
    case 'scroll':
      return feminine('Rolle', undefined, { tail: `„${capital(alias.word)}“` });
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

/** Returns the noun for a thing; `null` if the raw has no German name. */
export function nounOfRef({ raw, alias, veteran }: ThingRef): Noun | null {
  if (raw === null) return nounOfAlias(alias);
  const noun = nounOfRaw(raw);
  return noun && veteran ? veteranOf(noun) : noun;
}

/** A thing without a German noun keeps its English name and takes no article. */
function nounOf(names: Names, thing: ThingRef | RawId): Noun {
  const ref = refOf(thing);
  return nounOfRef(ref) ?? neuter(names.raw(ref.raw ?? ''), undefined, { kind: 'person' });
}

const HERO: Record<Case, string> = { nominative: 'du', accusative: 'dich', dative: 'dir' };

/** Returns a name with the definite article, such as `den Ork`; for the hero `du`, `dich` or `dir`. */
export const the = (names: Names, thing: ThingRef | RawId, which: Case): string =>
  isHero(thing) ? HERO[which] : definite(nounOf(names, thing), which);

export const The = (names: Names, thing: ThingRef | RawId): string => capital(the(names, thing, 'nominative'));

const CONTRACTIONS: Record<string, string> = { 'an dem': 'am', 'von dem': 'vom', 'zu dem': 'zum', 'zu der': 'zur' };

/** Joins a preposition and a phrase in the dative, contracted: `am Ork`, `vom Schild`, `zur Ratte`. */
export const after = (preposition: 'an' | 'von' | 'zu', phrase: string): string =>
  `${preposition} ${phrase}`.replace(/^\S+ de[mr](?= )/, (words) => CONTRACTIONS[words] ?? words);

/** Returns a name such as `ein Ork`, `alte Stiefel`, `etwas Fleisch`. A unique thing takes the definite article. */
export const a = (names: Names, thing: ThingRef | RawId, which: Case): string =>
  indefinite(nounOf(names, thing), which);

/** True if the name takes a verb in the plural. */
export const isMany = (names: Names, thing: ThingRef | RawId): boolean => nounOf(names, thing).gender === 'p';

/** Returns `you` for the hero (`triffst`), `many` for plurals (`treffen`), `one` for all others (`trifft`). */
export function verb(names: Names, thing: ThingRef | RawId, you: string, one: string, many: string): string {
  if (isHero(thing)) return you;
  return isMany(names, thing) ? many : one;
}

export const pronoun = (names: Names, thing: ThingRef | RawId, which: 'nominative' | 'accusative'): string =>
  ({ m: which === 'nominative' ? 'er' : 'ihn', f: 'sie', n: 'es', p: 'sie' })[nounOf(names, thing).gender];

/** Returns a name in the nominative, such as `Dein rostiger Dolch`. */
export const Your = (names: Names, thing: ThingRef | RawId): string => capital(nounWithYour(nounOf(names, thing)));

/** Returns a place's name for use inside a sentence: `die Gruft` for `Die Gruft`. */
export const within = (place: string): string =>
  place.replace(/^(Der|Die|Das|Des) /, (article) => article.toLowerCase());

/** Formats a number with at most `decimals` decimals and a decimal comma. */
export const figure = (value: number, decimals = 1): string => formatNumber(value, decimals).replace('.', ',');

/** Formats a number with its sign and at most two decimals. */
export const signed = (value: number): string => formatSigned(value, 2).replace('.', ',');

/** Returns text such as `1 Runde`, `1.200 Runden`. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('de')} ${number === 1 ? one : many}`;

const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** Writes a number up to ten as a word, a greater one in digits. */
export const inWords = (number: number): string => NUMBERS[number] ?? String(number);

export const turns = (number: number): string => count(number, 'Runde', 'Runden');

/** Writes an amount in gold as coins, rounded to whole silver: `3 Gold 6 Silber`. Drops a minus sign. */
export function coins(amount: number): string {
  const { gold, silver } = coinsOf(amount);
  const ofGold = `${gold.toLocaleString('de')} Gold`;
  if (silver === 0) return ofGold;
  return gold === 0 ? `${silver} Silber` : `${ofGold} ${silver} Silber`;
}
