import type { Alias, RawId, ThingRef } from '../engine';
import type { Names, NameTables, Sign } from './names';

/** Names that a language defines. The raws have the names of everything else. */
export interface NameWords {
  /** `null` if the language has no name for the raw. */
  raw(id: RawId): string | null;
  /** `null` if the language has no name for veterans of this creature. */
  veteran(id: RawId): string | null;
  alias(alias: Alias | undefined): string;
  /** `null` if the object of a verb has the ordinary name. */
  object?(ref: ThingRef): string | null;
  /** Names of levels by recipe id. The order is that of the raws, because levels store an index. */
  places: Readonly<Record<string, readonly string[]>>;
  signs: Readonly<Record<RawId, Sign>>;
  descriptions: Readonly<Record<RawId, string>>;
  /** Texts about actions that only veterans take, by the raw id of the creature. */
  veteranHabits: Readonly<Record<RawId, string>>;
  /** Sentences for the phases of a fight, by the raw id of the enemy, first phase first. */
  phases: Readonly<Record<RawId, readonly string[]>>;
  /** Sentences about the deaths of companions, by the companion's raw id. */
  farewells: Readonly<Record<RawId, string>>;
  /** Makes readable text from an id that has no name in the language or in the raws. */
  readable(id: RawId): string;
}

/** Creates the names of a language. Names that `words` lacks come from the raws, which are English. */
export function namesInLanguage(words: NameWords, tables: NameTables): Names {
  const { placeNumber, handling, kind, isPerson, isUnique, hasHabit, isHarmlessBeside } = tables;
  const { isRemains, isLaid, hasChasms, hasGoal } = tables;
  const raw = (id: RawId): string => words.raw(id) ?? words.places[id]?.[0] ?? tables.raw(id) ?? words.readable(id);
  const type = (ref: ThingRef): string => {
    if (ref.raw === null) return words.alias(ref.alias);
    return (ref.veteran ? words.veteran(ref.raw) : null) ?? raw(ref.raw);
  };
  return {
    raw,
    type,
    thing: (ref) => (ref.charges === undefined ? type(ref) : `${type(ref)} (${ref.charges})`),
    object: (ref) => words.object?.(ref) ?? type(ref),
    place: (level) => words.places[level.recipe]?.[placeNumber(level)] ?? tables.place(level) ?? raw(level.recipe),
    sign: (recipe) => words.signs[recipe] ?? tables.sign(recipe) ?? { name: raw(recipe), about: '' },
    description: (id) => words.descriptions[id] ?? tables.description(id),
    veteranHabit: (id) => words.veteranHabits[id] ?? tables.veteranHabit(id),
    phase: (id, phase) => words.phases[id]?.[phase] ?? tables.phase(id, phase),
    farewell: (id) => words.farewells[id] ?? tables.farewell(id),
    handling,
    kind,
    isPerson,
    isUnique,
    hasHabit,
    isHarmlessBeside,
    isRemains,
    isLaid,
    hasChasms,
    hasGoal,
  };
}
