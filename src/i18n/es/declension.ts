import { capital } from '../../lib/capital';

export interface Noun {
  gender: 'm' | 'f';
  /** Noun with its adjectives, as it stands inside a sentence. */
  noun: string;
  plural?: boolean;
  /** True if the noun is feminine but takes a masculine article, because it begins with a stressed `a`: `el hacha`. */
  stressed?: boolean;
  /** Persons and titles take no article. A substance (`mass`) is not counted. A `unique` thing exists only once. */
  kind?: 'person' | 'title' | 'mass' | 'unique';
}

type More = Omit<Noun, 'gender' | 'noun'>;

const of =
  (gender: Noun['gender']) =>
  (noun: string, more: More = {}): Noun => ({ gender, noun, ...more });

export const masculine = of('m');
export const feminine = of('f');

/** Returns a name such as `Lobo sarnoso`. */
export const listName = ({ noun }: Noun): string => capital(noun);

const article = ({ gender, plural, stressed }: Noun, [m, f, ms, fs]: [string, string, string, string]): string => {
  if (plural) return gender === 'm' ? ms : fs;
  return gender === 'm' || stressed ? m : f;
};

/** Returns a name such as `el lobo sarnoso`, `las botas viejas`, `Mamá`, `«Magia para principiantes»`. */
export function definite(noun: Noun): string {
  if (noun.kind === 'person') return noun.noun;
  if (noun.kind === 'title') return `«${noun.noun}»`;
  return `${article(noun, ['el', 'la', 'los', 'las'])} ${noun.noun}`;
}

/** Returns a name such as `un orco`, `unas botas viejas`, `carne`, `un ejemplar de «Magia para principiantes»`. */
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

export const nounWithYour = ({ noun, plural }: Noun): string => `${plural ? 'tus' : 'tu'} ${noun}`;

/** Returns an adjective that agrees with the noun. `stem` is the adjective without its ending, such as `maldit`. */
export const agreeing = ({ gender, plural }: Noun, stem: string): string =>
  `${stem}${gender === 'm' ? 'o' : 'a'}${plural ? 's' : ''}`;

/** Joins a preposition and a phrase: `al orco`, `del orco`, `a Mamá`. */
export const after = (preposition: 'a' | 'de', phrase: string): string =>
  phrase.startsWith('el ') ? `${preposition === 'a' ? 'al' : 'del'} ${phrase.slice(3)}` : `${preposition} ${phrase}`;
