import { capital } from '../../lib/capital';

/** Masculine, feminine or neuter; `p` for a word that exists only in the plural. */
export type Gender = 'm' | 'f' | 'n' | 'p';
export type Case = 'nominative' | 'accusative' | 'dative';

export interface Noun {
  gender: Gender;
  noun: string;
  /** Adjectives before the noun, without their endings: `räudig`. */
  adjectives?: readonly string[];
  /** Form that differs from `noun` in the accusative and dative, or, for plural words, only in the dative. */
  oblique?: string;
  tail?: string;
  /** Persons and titles take no article. A substance (`mass`) is not counted. */
  kind?: 'person' | 'title' | 'mass' | 'unique';
}

type More = Omit<Noun, 'gender' | 'noun'>;

const of =
  (gender: Gender) =>
  (noun: string, adjective?: string | readonly string[], more: More = {}): Noun => {
    const adjectives = typeof adjective === 'string' ? [adjective] : adjective;
    return { gender, noun, ...(adjectives ? { adjectives } : {}), ...more };
  };

export const masculine = of('m');
export const feminine = of('f');
export const neuter = of('n');
export const plural = of('p');

/** Creates a masculine noun. `oblique` is the form in the accusative and the dative. */
export const weak = (noun: string, oblique: string, adjective?: string): Noun =>
  masculine(noun, adjective, { oblique });

type Forms = Record<Gender, string>;

const DEFINITE: Record<Case, Forms> = {
  nominative: { m: 'der', f: 'die', n: 'das', p: 'die' },
  accusative: { m: 'den', f: 'die', n: 'das', p: 'die' },
  dative: { m: 'dem', f: 'der', n: 'dem', p: 'den' },
};

const INDEFINITE: Record<Case, Forms> = {
  nominative: { m: 'ein ', f: 'eine ', n: 'ein ', p: '' },
  accusative: { m: 'einen ', f: 'eine ', n: 'ein ', p: '' },
  dative: { m: 'einem ', f: 'einer ', n: 'einem ', p: '' },
};

const AFTER_DEFINITE: Record<Case, Forms> = {
  nominative: { m: 'e', f: 'e', n: 'e', p: 'en' },
  accusative: { m: 'en', f: 'e', n: 'e', p: 'en' },
  dative: { m: 'en', f: 'en', n: 'en', p: 'en' },
};

const AFTER_INDEFINITE: Record<Case, Forms> = {
  nominative: { m: 'er', f: 'e', n: 'es', p: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', p: 'e' },
  dative: { m: 'en', f: 'en', n: 'en', p: 'en' },
};

function decline({ gender, noun, adjectives = [], oblique, tail }: Noun, which: Case, endings: Forms): string {
  const changed = gender === 'p' ? which === 'dative' : which !== 'nominative';
  const head = changed ? (oblique ?? noun) : noun;
  return [...adjectives.map((stem) => stem + endings[gender]), head, ...(tail ? [tail] : [])].join(' ');
}

/** Returns a name without article, with a capital, such as `Räudiger Wolf`. */
export const listName = (noun: Noun, which: Case = 'nominative'): string =>
  capital(decline(noun, which, AFTER_INDEFINITE[which]));

/** Returns a name such as `der räudige Wolf`, `den alten Stiefeln`, `Mama`, `„Magie für Anfänger“`. */
export function definite(noun: Noun, which: Case): string {
  const bare = decline(noun, which, AFTER_DEFINITE[which]);
  if (noun.kind === 'person') return bare;
  return noun.kind === 'title' ? `„${bare}“` : `${DEFINITE[which][noun.gender]} ${bare}`;
}

/** Returns a name such as `ein räudiger Wolf`, `etwas Fleisch`, `ein Exemplar von „Giftkunde“`. */
export function indefinite(noun: Noun, which: Case): string {
  const bare = decline(noun, which, AFTER_INDEFINITE[which]);
  switch (noun.kind) {
    case 'person':
      return bare;
    case 'title':
      return `${INDEFINITE[which].n}Exemplar von „${bare}“`;
    case 'mass':
      return `etwas ${bare}`;
    case 'unique':
      return definite(noun, which);
    default:
      return `${INDEFINITE[which][noun.gender]}${bare}`;
  }
}

/** Returns a name in the nominative, such as `dein rostiger Dolch`. */
export function nounWithYour(noun: Noun): string {
  const endings = { ...AFTER_INDEFINITE.nominative, p: 'en' };
  const article = noun.gender === 'm' || noun.gender === 'n' ? 'dein' : 'deine';
  return `${article} ${decline(noun, 'nominative', endings)}`;
}
