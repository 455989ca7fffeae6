import { capital } from '../../lib/capital';

/** A noun with all that other words must agree with. */
export interface Noun {
  gender: 'm' | 'f';
  /** The noun with its adjectives, as used inside a sentence. */
  noun: string;
  plural?: boolean;
  /** True if the noun is feminine and begins with a stressed `a`, so that its article is masculine: `el hacha`. */
  stressed?: boolean;
  /** Kind of name. People and titles take no article, nobody counts a mass, and a unique thing exists only once. */
  kind?: 'person' | 'title' | 'mass' | 'unique';
}

type More = Omit<Noun, 'gender' | 'noun'>;

const of =
  (gender: Noun['gender']) =>
  (noun: string, more: More = {}): Noun => ({ gender, noun, ...more });

export const masculine = of('m');
export const feminine = of('f');

/** Returns the name for use in a list: `Lobo sarnoso`. */
export const listName = ({ noun }: Noun): string => capital(noun);

const article = ({ gender, plural, stressed }: Noun, [m, f, ms, fs]: [string, string, string, string]): string => {
  if (plural) return gender === 'm' ? ms : fs;
  return gender === 'm' || stressed ? m : f;
};

/**
 * Returns the name with the definite article: `el lobo sarnoso`, `las botas viejas`, `Mamá`, `«Magia para
 * principiantes»`.
 */
export function definite(noun: Noun): string {
  if (noun.kind === 'person') return noun.noun;
  if (noun.kind === 'title') return `«${noun.noun}»`;
  return `${article(noun, ['el', 'la', 'los', 'las'])} ${noun.noun}`;
}

/**
 * Returns the name with the indefinite article: `un orco`, `unas botas viejas`, `carne`, `un ejemplar de «Magia para
 * principiantes»`.
 */
export function indefinite(noun: Noun): string {
  switch (noun.kind) {
    case 'person':
    case 'mass':
      return noun.noun;
    case 'title':
      return `un ejemplar de «${noun.noun}»`;
    case 'unique':
      return definite(noun);
    default:
      return `${article(noun, ['un', 'una', 'unos', 'unas'])} ${noun.noun}`;
  }
}

/** Returns the name after `tu`: `tu chispazo`, `tus botas`. */
export const nounWithYour = ({ noun, plural }: Noun): string => `${plural ? 'tus' : 'tu'} ${noun}`;

/** Returns the form of an adjective that agrees with the noun. `stem` is the adjective without its ending: `maldit`. */
export const agreeing = ({ gender, plural }: Noun, stem: string): string =>
  `${stem}${gender === 'm' ? 'o' : 'a'}${plural ? 's' : ''}`;

/** Joins a preposition and a phrase, with the contractions `al` and `del`. */
export const after = (preposition: 'a' | 'de', phrase: string): string =>
  phrase.startsWith('el ') ? `${preposition === 'a' ? 'al' : 'del'} ${phrase.slice(3)}` : `${preposition} ${phrase}`;
