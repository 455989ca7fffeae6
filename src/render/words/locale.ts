import type {
  Action,
  AttributeName,
  GameEvent,
  HungerState,
  RawId,
  Refusal,
  SkillName,
  Slot,
  StatusKind,
  ThingRef,
} from '../../engine';

/** Names in one language. Refs are resolved to what the hero calls the thing. */
export interface Names {
  /** `Mangy Wolf`, `Swirling Red Potion`, `Rod of Venom (3)`. */
  thing(ref: ThingRef): string;
  /** A spell, level, prop or anything else with a raw of its own. */
  raw(id: RawId): string;
  /** A level; endless levels share a recipe but not a name. */
  place(recipe: RawId, depth: number): string;
}

/** Where the names of a language's raws are looked up; `null` where a raw has none. */
export interface NameTables {
  raw(id: RawId): string | null;
  place(recipe: RawId, depth: number): string | null;
}

/** One language: every sentence the game says, and the words its panels are made of. */
export interface Locale {
  /** BCP 47, for instance `en`. */
  id: string;
  names(tables: NameTables): Names;
  /** `null` for what only the picture tells. */
  event(event: GameEvent, names: Names, quip: (who: RawId, line: number) => string | null): string | null;
  refusal(refusal: Refusal, action: Action, names: Names): string;
  labels: Labels;
}

export interface Labels {
  slot: Record<Slot, string>;
  attribute: Record<AttributeName, string>;
  skill: Record<SkillName, string>;
  hunger: Record<HungerState, string>;
  status: Record<StatusKind, string>;
  /** `Slowed` and `Hasted` share a kind. */
  hasted: string;
  level: (level: number) => string;
  depth: (depth: number) => string;
  direction: Record<'n' | 'e' | 's' | 'w', string>;
  here: string;
  /** Health as a share from 0 to 1. */
  condition: (share: number) => string;
  stance: { hostile: string; wary: string; friendly: string };
  times: (count: number) => string;
  gauge: { health: string; mana: string };
  /** Weight and capacity in pounds, penalty in ticks, gold: the three lines of the classic screen. */
  load: (weight: number, capacity: number, penalty: number, gold: number) => [string, string, string];
  /** Carved on the headstone. */
  epitaph: {
    standing: (level: number, turns: number) => string;
    /** How a run ended: the first line, and the name below it. */
    slainBy: string;
    killedBy: string;
    starved: string;
    retired: string;
    abandoned: string;
    the: (name: string) => string;
    kills: (count: number) => string;
    seed: (seed: string) => string;
  };
}
