import type {
  Attitude,
  AttributeName,
  Bargain,
  HungerState,
  KnownEffects,
  RawId,
  SeenStance,
  SkillName,
  Slot,
  StandingGain,
  StatusKind,
  TwistId,
} from '../engine';
import type { HealthCondition } from '../lib/health-condition';
import type { EpitaphLabels } from './epitaph';
import type { Handling } from './names';

/** By the id of a twist: its name, and its rule with what helps against it. */
export type TwistTexts = Readonly<Record<TwistId, { name: string; rule: string }>>;

/** Labels and short phrases of sheets, pictures and the text mode. */
export interface Labels {
  slot: Record<Slot, string>;
  attribute: Record<AttributeName, string>;
  /** For somebody with less of it than most, and with more. */
  leaning: Record<AttributeName, [less: string, more: string]>;
  skill: Record<SkillName, string>;
  hunger: Record<HungerState, string>;
  status: Record<StatusKind, string>;
  /** `Slowed` and `Hasted` share a kind. */
  hasted: string;
  /** What may be different about a level. */
  twist: TwistTexts;
  /** On the way home: so many levels to go up, 0 in the town. */
  homeward: (levels: number) => string;
  /** Carries more than it can bear. */
  overburdened: string;
  /** The directions in which lamps shine in the distance. */
  farLights: (directions: string) => string;
  /** Where a blow is about to come down. */
  threatened: (places: string) => string;
  /** Ground that is not there. */
  chasm: string;
  /** Where nobody harms anybody: the hero's state there, that of others, the place, and what holds there. */
  truce: { chip: string; under: string; place: string; rule: string };
  level: (level: number) => string;
  /** Shown once, when it is reached. */
  levelGained: (level: number) => string;
  depth: (depth: number) => string;
  /** Short forms; two beside each other make a diagonal. */
  direction: Record<'n' | 'e' | 's' | 'w', string>;
  here: string;
  /** The stone on a grave. */
  grave: string;
  stairs: Record<'down' | 'up', string>;
  condition: Record<HealthCondition, string>;
  stance: Record<SeenStance, string>;
  times: (count: number) => string;
  /** Stands for the entries that a list has no room for. */
  more: (count: number) => string;
  gold: (amount: number) => string;
  vitals: Record<'hp' | 'mana', string>;
  gauge: Record<'health' | 'mana' | 'level', string>;
  /** Weight and capacity in pounds, penalty in ticks, gold: the three lines of the classic screen. */
  load: (weight: number, capacity: number, penalty: number, gold: number) => [string, string, string];
  sheet: SheetLabels;
  gear: GearLabels;
  faction: (id: RawId) => string;
  attitude: Record<Attitude, string>;
  /** Asked over the map of the classic screen. */
  selectTarget: string;
  epitaph: EpitaphLabels;
}

/** Labels of the character, inventory and description sheets. */
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
  /** What a shot of the bow in hand does. */
  shot: (figures: string) => string;
  /** `does` tells what a casting does, in a few words each. */
  spell: (name: string, manaCost: number, does: readonly string[]) => string;
  spells: (list: string[]) => string;
  lasting: (status: string, turns: number) => string;
  under: (list: string[]) => string;
  record: (turn: number, kills: number, deepest: number, seed: string) => string;
  /** A faction, the standing with its sign, what it thinks of the hero, and what more of it would change. */
  standing: (faction: string, standing: number, attitude: string, next: string | null) => string;
  /** From which standing on it does what. */
  standingNext: (standing: number, gain: string) => string;
  standingGain: Record<StandingGain, string>;
  standings: (list: string[]) => string;
  nothingSeen: string;
  outOfSight: string;
  trades: string;
  /** What a shrine takes and gives, or that it has had its offering. */
  shrine: (bargain: Bargain, spent: boolean) => string;
  /** Of an altar or a portal, and of what hurts whoever steps in. */
  inviting: (handling: Handling) => string;
  harmful: string;
  /** Of ground that glows: it burns with the next turn, under whoever stands there. */
  aboutToBurn: string;
  /** Of what is a danger to all who come near. */
  bursts: string;
  /** Of somebody whose build is nothing special. */
  average: string;
  levelOf: (level: number) => string;
}

/** Blows that are counted at most. */
export const MOST_BLOWS = 99;

/** What items do and how fights stand, in a few words each: menus cut them off at 100 characters. */
export interface GearLabels {
  /** Against what is worn there: a sign that does not need colour, and a word that does not need eyes. */
  verdict: Record<-1 | 0 | 1, string>;
  /** With its sign; the difference to what is worn goes before it as a triangle. */
  signed: (value: number) => string;
  /** Hit points of a hit. */
  damage: (least: number, most: number) => string;
  toHit: (bonus: string) => string;
  armor: (points: number) => string;
  /** Initiative ticks with their sign, more is faster. */
  speed: (ticks: string) => string;
  /** What a use does, by the tags of effects; spells by their names. */
  effects: { [Tag in keyof KnownEffects]-?: (value: NonNullable<KnownEffects[Tag]>) => string };
  confuses: (turns: number) => string;
  slows: (turns: number) => string;
  hastes: (turns: number) => string;
  /** Hit points a turn. */
  poisons: (damage: number, turns: number) => string;
  dims: (cells: number, turns: number) => string;
  guards: (armor: number, turns: number) => string;
  /** A bonus to an attribute, with its sign, for some turns. */
  lends: (bonus: string, turns: number) => string;
  /** A share from 0 to 1 of the hits with a weapon, what they do, and whether to its wielder. */
  proc: (chance: number, effect: string, self: boolean) => string;
  charges: (count: number) => string;
  unknown: string;
  /** The hero against somebody: a share from 0 to 1, and the mean number of blows. */
  attack: (chance: number, blows: number | null) => string;
  /** Somebody against the hero. */
  defense: (chance: number, blows: number | null) => string;
  /** The same of shots that reach so many cells. */
  shoot: (chance: number, shots: number | null, range: number) => string;
  shotAt: (chance: number, shots: number | null, range: number) => string;
}
