import { capital } from '../../lib/capital';

/** A name and how the words around it agree with it. */
export interface Noun {
  gender: 'm' | 'f';
  /** As it stands within a sentence, adjectives and all. */
  noun: string;
  plural?: boolean;
  /** Feminine, but begun by a stressed `a`: `el hacha`, `un hacha`. */
  stressed?: boolean;
  /** Of people and titles, which have no article, of what is not counted, and of what there is only one of. */
  kind?: 'person' | 'title' | 'mass' | 'unique';
}

type More = Omit<Noun, 'gender' | 'noun'>;

const of =
  (gender: Noun['gender']) =>
  (noun: string, more: More = {}): Noun => ({ gender, noun, ...more });

export const masculine = of('m');
export const feminine = of('f');

/** As a list names it: `Lobo sarnoso`. */
export const listed = ({ noun }: Noun): string => capital(noun);

const article = ({ gender, plural, stressed }: Noun, [m, f, ms, fs]: [string, string, string, string]): string => {
  if (plural) return gender === 'm' ? ms : fs;
  return gender === 'm' || stressed ? m : f;
};

/** `el lobo sarnoso`, `las botas viejas`, `Mamá`, `«Magia para principiantes»`. */
export function definite(noun: Noun): string {
  if (noun.kind === 'person') return noun.noun;
  if (noun.kind === 'title') return `«${noun.noun}»`;
  return `${article(noun, ['el', 'la', 'los', 'las'])} ${noun.noun}`;
}

/** `un orco`, `unas botas viejas`, `carne`, `un ejemplar de «Magia para principiantes»`. */
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

/** `tu chispazo`, `tus botas`. */
export const possessed = ({ noun, plural }: Noun): string => `${plural ? 'tus' : 'tu'} ${noun}`;

/** An adjective's stem with the ending that agrees: `maldito`, `malditas`. */
export const agreeing = ({ gender, plural }: Noun, stem: string): string =>
  `${stem}${gender === 'm' ? 'o' : 'a'}${plural ? 's' : ''}`;

/** The two contractions there are. */
export const after = (preposition: 'a' | 'de', phrase: string): string =>
  phrase.startsWith('el ') ? `${preposition === 'a' ? 'al' : 'del'} ${phrase.slice(3)}` : `${preposition} ${phrase}`;
