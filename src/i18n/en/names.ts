import type { Alias, RawId, ThingRef } from '../../engine';
import type { Names, NameTables } from '../names';

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
export function createNames({ raw, place, description, handling, kind, isPerson, isUnique }: NameTables): Names {
  const name = (id: RawId): string => raw(id) ?? title(id);
  const type = (ref: ThingRef): string => {
    if (ref.raw !== null) return name(ref.raw);
    return ref.alias ? alias(ref.alias) : 'Unidentified Magic Item';
  };
  return {
    raw: name,
    type,
    thing: (ref) => (ref.charges === undefined ? type(ref) : `${type(ref)} (${ref.charges})`),
    place: (level) => place(level) ?? name(level.recipe),
    description,
    handling,
    kind,
    isPerson,
    isUnique,
  };
}
