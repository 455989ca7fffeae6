import type { Alias, RawId, ThingRef } from '../../../engine';
import type { Names, NameTables } from '../locale';

const title = (words: string): string =>
  words
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

function alias(known: Alias): string {
  switch (known.kind) {
    case 'scroll':
      return `Scroll of ${title(known.word)}`;
    case 'potion':
      return `${title(known.adjective)} ${title(known.colour)} Potion`;
    case 'plain':
      return title(known.id);
  }
}

/** English names: a raw's own name, or its id made readable where it has none. */
export function englishNames({ raw, place }: NameTables): Names {
  const name = (id: RawId): string => raw(id) ?? title(id);
  return {
    raw: name,
    place: (recipe, depth) => place(recipe, depth) ?? name(recipe),
    thing(ref: ThingRef) {
      if (ref.raw === null) return ref.alias ? alias(ref.alias) : 'Unidentified Magic Item';
      return ref.charges === undefined ? name(ref.raw) : `${name(ref.raw)} (${ref.charges})`;
    },
  };
}

/** Is this the hero? */
export const isHero = (ref: ThingRef): boolean => ref.raw === 'hero';

/** `you`, or `the Mangy Wolf`. */
export const the = (names: Names, ref: ThingRef): string => (isHero(ref) ? 'you' : `the ${names.thing(ref)}`);

/** The same at the head of a sentence. */
export const The = (names: Names, ref: ThingRef): string => (isHero(ref) ? 'You' : `The ${names.thing(ref)}`);

/** `a Rat`, `an Orc`, `some Rations`. */
export function some(name: string): string {
  if (
    /^(Boots|Rations|Trousers|Pants|Slippers|Gauntlets)/.test(name) ||
    /(Boots|Rations|Trousers|Pants|Slippers)$/.test(name)
  ) {
    return `some ${name}`;
  }
  return /^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`;
}

/** Picks the verb's form: `hit` for the hero, `hits` for everybody else. */
export const verb = (ref: ThingRef, you: string, they: string): string => (isHero(ref) ? you : they);
