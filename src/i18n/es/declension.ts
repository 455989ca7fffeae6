import { capital } from '../../lib/capital';

export interface Noun {
  gender: 'm' | 'f';
  noun: string;
  plural?: boolean;
  /** True if the feminine noun takes a masculine article, because of a stressed first `a`: `el hacha`. */
  stressed?: boolean;
  /** Persons and titles take no article. A substance (`mass`) is not counted. */
  kind?: 'person' | 'title' | 'mass' | 'unique';
}

type More = Omit<Noun, 'gender' | 'noun'>;

const of =
  (gender: Noun['gender']) =>
  (noun: string, more: More = {}): Noun => ({ gender, noun, ...more });

export const masculine = of('m');
export const feminine = of('f');

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

/** Returns a name such as `un orco`, `unas botas viejas`, `carne`, `un ejemplar de «Venenos para empezar»`. */
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

/** Returns an adjective that agrees with the noun. `stem` lacks the ending, such as `maldit`. */
export const agreeing = ({ gender, plural }: Noun, stem: string): string =>
  `${stem}${gender === 'm' ? 'o' : 'a'}${plural ? 's' : ''}`;

/** Joins a preposition and a phrase, contracted: `al orco`, `de la rata`. */
export const after = (preposition: 'a' | 'de', phrase: string): string =>
  phrase.startsWith('el ') ? `${preposition === 'a' ? 'al' : 'del'} ${phrase.slice(3)}` : `${preposition} ${phrase}`;
