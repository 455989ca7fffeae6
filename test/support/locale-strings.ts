import type { Locale } from '../../src/i18n/locale';

/** Text at one path of a language's file: a string, or the result of a function for fixed arguments. */
export interface Leaf {
  path: string;
  text: string;
}

/** Numbers that no sentence contains by itself. If one appears in a sentence, the sentence used that argument. */
export const MARKERS = [71, 72, 73, 74] as const;

/** Arguments for functions that take more than numbers or words, by path. */
export type Samples = Record<string, readonly (readonly unknown[])[]>;

const NO_WORDS = [
  'id',
  'tags',
  'names',
  'event',
  'exchange',
  'summary',
  'refusal',
  'quips',
  'people',
  'feats',
  'campaigns',
  'kits',
  'boons',
  'highlights',
];

/** Every string in every section of a language. Throws if a function needs sample arguments and has none. */
export function leavesOf(locale: Locale, samples: Samples): Leaf[] {
  return Object.entries(locale).flatMap(([section, words]) =>
    NO_WORDS.includes(section) ? [] : leaves(section, words, samples),
  );
}

function leaves(path: string, words: unknown, samples: Samples): Leaf[] {
  if (typeof words === 'string') return [{ path, text: words }];
  if (typeof words === 'function') {
    const given = samples[path] ?? [MARKERS];
    return given.map((args, i) => ({ path: `${path}(${i})`, text: String(words(...args)) }));
  }
  if (typeof words === 'object' && words !== null) {
    return Object.entries(words).flatMap(([key, value]) => leaves(`${path}.${key}`, value, samples));
  }
  throw new Error(`${path} is ${String(words)}`);
}
