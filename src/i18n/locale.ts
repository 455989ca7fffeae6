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
  View,
} from '../engine';
import type { BUILDERS } from './en/builders';
import type { COMMANDS } from './en/commands';
import type { COMPANY } from './en/company';
import type { CONTROLS } from './en/controls';
import type { DEEDS } from './en/deeds';
import type { ENDING } from './en/ending';
import type { FAME } from './en/fame';
import type { GUIDE } from './en/guide';
import type { HINTS } from './en/hints';
import type { NOTES } from './en/notes';
import type { TOGETHER } from './en/together';
import type { TYPED } from './en/typed';
import type { Handling } from './handling';

/** Names in one language. Refs are resolved to what the hero calls the thing. */
export interface Names {
  /** `Mangy Wolf`, `Swirling Red Potion`, `Rod of Venom (3)`. */
  thing(ref: ThingRef): string;
  /** The same without charges: what sentences speak of. */
  type(ref: ThingRef): string;
  /** A spell, level, prop or anything else with a raw of its own. */
  raw(id: RawId): string;
  /** A level; endless levels share a recipe but not a name. */
  place(recipe: RawId, depth: number): string;
  /** What one does with it. */
  handling(ref: ThingRef): Handling;
  /** What the raw is; `null` for what is no thing, like hunger. */
  kind(id: RawId): RawKind | null;
}

export type RawKind = 'mob' | 'item' | 'prop' | 'spell';

/** Where the names of a language's raws are looked up; `null` where a raw has none. */
export interface NameTables {
  raw(id: RawId): string | null;
  place(recipe: RawId, depth: number): string | null;
  /** Which of the recipe's names that is, counted from 0. */
  placeNumber(recipe: RawId, depth: number): number;
  handling(ref: ThingRef): Handling;
  kind(id: RawId): RawKind | null;
}

/** One language: every sentence the game says, and the words its panels are made of. */
export interface Locale {
  /** BCP 47, for instance `en`. */
  id: string;
  /** The tags by which Discord knows it. */
  tags: readonly string[];
  names(tables: NameTables): Names;
  /** `null` for what only the picture tells. */
  event(event: GameEvent, names: Names, quip: (who: RawId, line: number) => string | null): string | null;
  refusal(refusal: Refusal, action: Action, names: Names, view: View): string;
  labels: Labels;
  /** What people say, by raw id and in the order of the raws; `null` where the raws themselves are in this language. */
  quips: Readonly<Record<RawId, readonly string[]>> | null;
  /** Buttons, menus and panels around the picture. */
  controls: typeof CONTROLS;
  /** Of those who play together. */
  company: typeof COMPANY;
  /** What was done, where nothing else tells of it. */
  deeds: typeof DEEDS;
  /** At the end of a run. */
  ending: typeof ENDING;
  /** The game's help, its settings, and what there is to read of a run. */
  guide: typeof GUIDE;
  /** What newcomers are told once each. */
  hints: typeof HINTS;
  /** What the builders of levels do, by their names. */
  builders: typeof BUILDERS;
  /** Notes and apologies. */
  notes: typeof NOTES;
  /** Of finished runs: boards, histories, the dungeon of the day. */
  fame: typeof FAME;
  /** Where people play together, and for those who look after a server. */
  together: typeof TOGETHER;
  /** Words that may be typed, and what is answered to them. */
  typed: typeof TYPED;
  /** The slash commands, by the names under which Discord sends them. */
  commands: typeof COMMANDS;
}

export interface Labels {
  slot: Record<Slot, string>;
  attribute: Record<AttributeName, string>;
  /** What is said of somebody with less of it than most, and with more. */
  leaning: Record<AttributeName, [less: string, more: string]>;
  skill: Record<SkillName, string>;
  hunger: Record<HungerState, string>;
  status: Record<StatusKind, string>;
  /** `Slowed` and `Hasted` share a kind. */
  hasted: string;
  level: (level: number) => string;
  /** Said once, when it is reached. */
  levelGained: (level: number) => string;
  depth: (depth: number) => string;
  /** Short forms; two beside each other make a diagonal. */
  direction: Record<'n' | 'e' | 's' | 'w', string>;
  here: string;
  stairs: Record<'down' | 'up', string>;
  /** Health as a share from 0 to 1. */
  condition: (share: number) => string;
  stance: Record<'hostile' | 'wary' | 'friendly', string>;
  times: (count: number) => string;
  /** Said for what a list has no room for. */
  more: (count: number) => string;
  gold: (amount: number) => string;
  vitals: Record<'hp' | 'mana', string>;
  gauge: Record<'health' | 'mana' | 'level', string>;
  /** Weight and capacity in pounds, penalty in ticks, gold: the three lines of the classic screen. */
  load: (weight: number, capacity: number, penalty: number, gold: number) => [string, string, string];
  sheet: SheetLabels;
  /** Asked over the map of the classic screen. */
  selectTarget: string;
  epitaph: EpitaphLabels;
}

/** What the sheets are made of. */
export interface SheetLabels {
  worn: string;
  carried: string;
  nothing: string;
  cursed: string;
  pounds: (weight: number) => string;
  /** Weight and capacity in pounds. */
  load: (weight: number, capacity: number) => string;
  /** Experience within the level, out of how much. */
  experience: (within: number, of: number) => string;
  health: (current: number, max: number) => string;
  mana: (current: number, max: number) => string;
  armorClass: (value: number) => string;
  penalty: (ticks: number) => string;
  spell: (name: string, manaCost: number) => string;
  spells: (list: string[]) => string;
  lasting: (status: string, turns: number) => string;
  under: (list: string[]) => string;
  record: (turn: number, kills: number, deepest: number, seed: string) => string;
  nothingSeen: string;
  outOfSight: string;
  trades: string;
  /** Of an altar or a portal, and of what hurts whoever steps in. */
  inviting: (handling: Handling) => string;
  harmful: string;
  /** Of somebody whose build is nothing special. */
  average: string;
  levelOf: (level: number) => string;
}

/** Carved on the headstone. */
export interface EpitaphLabels {
  standing: (level: number, turns: number) => string;
  /** How a run ended: the first line, and the name below it. */
  slainBy: string;
  slainWith: (means: string) => string;
  killedBy: string;
  starved: string;
  retired: string;
  abandoned: string;
  lost: string;
  /** Whoever or whatever killed, as it follows the line above. */
  culprit: (names: Names, raw: RawId) => string;
  kills: (count: number) => string;
  /** `ranked` is false for who cheated. */
  score: (score: number, ranked: boolean) => string;
  seed: (seed: string) => string;
}
