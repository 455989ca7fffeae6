import type { Alias, RawId, ThingRef } from '../engine';
import type { Names, NameTables } from './names';

/** What a language has of its own. */
export interface NameWords {
  /** Of a raw; `null` where the language has no name for it. */
  raw(id: RawId): string | null;
  /** Of what is unidentified. */
  alias(alias: Alias | undefined): string;
  /** Of levels, by recipe. */
  places: Readonly<Record<string, readonly string[]>>;
  descriptions: Readonly<Record<RawId, string>>;
  /** Sentences about the phases of creatures, in their order. */
  phases: Readonly<Record<RawId, readonly string[]>>;
  /** An id made readable, for what has no name anywhere. */
  readable(id: RawId): string;
}

/** Names in a language; what has none there keeps that of the raws. */
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
