import type { Locale } from '../../src/i18n/locale';

/** What stands in a language's file at one path: a string, or a function's sentence for fixed arguments. */
export interface Leaf {
  path: string;
  text: string;
}

/** Numbers that no sentence has of its own: where they stand, an argument was used. */
export const MARKERS = [71, 72, 73, 74] as const;

/** Functions that do not take numbers or words alone, with what they are given instead. */
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
];

/** Every string of every section of a language. Throws for a function that wants a sample of its own. */
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
