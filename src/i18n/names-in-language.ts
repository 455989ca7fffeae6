import type { Alias, RawId, ThingRef } from '../engine';
import type { Names, NameTables } from './names';

/** Names that a language itself supplies. */
export interface NameWords {
  /** Name of a raw; `null` if the language has none. */
  raw(id: RawId): string | null;
  /** Name of an unidentified thing. */
  alias(alias: Alias | undefined): string;
  /** Names of levels by recipe. */
  places: Readonly<Record<string, readonly string[]>>;
  descriptions: Readonly<Record<RawId, string>>;
  /** Sentences about the phases of creatures, by raw id, in order. */
  phases: Readonly<Record<RawId, readonly string[]>>;
  /** Readable form of an id for which neither the language nor the raws have a name. */
  readable(id: RawId): string;
}

/** Returns all names in a language. A raw without a name in this language keeps its name from the raws. */
export function namesInLanguage(words: NameWords, tables: NameTables): Names {
  const { placeNumber, handling, kind, isPerson, isUnique, isRemains, hasChasms } = tables;
  const raw = (id: RawId): string => words.raw(id) ?? words.places[id]?.[0] ?? tables.raw(id) ?? words.readable(id);
  const type = (ref: ThingRef): string => (ref.raw === null ? words.alias(ref.alias) : raw(ref.raw));
  return {
    raw,
    type,
    thing: (ref) => (ref.charges === undefined ? type(ref) : `${type(ref)} (${ref.charges})`),
    place: (level) => words.places[level.recipe]?.[placeNumber(level)] ?? tables.place(level) ?? raw(level.recipe),
    description: (id) => words.descriptions[id] ?? tables.description(id),
    phase: (id, phase) => words.phases[id]?.[phase] ?? tables.phase(id, phase),
    handling,
    kind,
    isPerson,
    isUnique,
    isRemains,
    hasChasms,
  };
}
