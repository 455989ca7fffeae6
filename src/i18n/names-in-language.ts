import type { Alias, RawId, ThingRef } from '../engine';
import type { Names, NameTables } from './names';

/** Names that a language supplies itself. For all others the game uses the names in the raws. */
export interface NameWords {
  /** Returns the name of a raw; `null` if the language has none. */
  raw(id: RawId): string | null;
  /** Returns the name of an unidentified thing. */
  alias(alias: Alias | undefined): string;
  /** Names of levels by recipe id. A recipe with several names gives them to different levels. */
  places: Readonly<Record<string, readonly string[]>>;
  descriptions: Readonly<Record<RawId, string>>;
  /** Sentences about the phases of a fight, by the raw id of the foe, first phase first. */
  phases: Readonly<Record<RawId, readonly string[]>>;
  /** Makes readable text from an id that has no name in the language or in the raws. */
  readable(id: RawId): string;
}

/** Returns all names in a language. Things without a name in this language have their name from the raws. */
export function namesInLanguage(words: NameWords, tables: NameTables): Names {
  const { placeNumber, handling, kind, isPerson, isUnique, hasHabit, isRemains, hasChasms } = tables;
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
    hasHabit,
    isRemains,
    hasChasms,
  };
}
