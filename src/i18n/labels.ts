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

/**
 * Name and rule of each twist, by its id. The rule says what helps against the twist. `brief` is the rule in two lines
 * of the smallest picture.
 */
export type TwistTexts = Readonly<Record<TwistId, { name: string; brief: string; rule: string }>>;

/** Labels and short phrases of sheets, pictures and the text mode. */
export interface Labels {
  slot: Record<Slot, string>;
  attribute: Record<AttributeName, string>;
  /** Words for a creature with less of an attribute than most, and with more. */
  leaning: Record<AttributeName, [less: string, more: string]>;
  skill: Record<SkillName, string>;
  hunger: Record<HungerState, string>;
  status: Record<StatusKind, string>;
  /** Label of a `slow` status that makes the creature faster: `Slowed` and `Hasted` are one kind of status. */
  hasted: string;
  /** Texts about level twists. */
  twist: TwistTexts;
  /** Note on the way home: the number of levels left to climb, 0 in the town. */
  homeward: (levels: number) => string;
  /** State of a hero who carries more than the capacity. */
  overburdened: string;
  /** Line about the directions in which lamps shine in the distance. */
  farLights: (directions: string) => string;
  /** Line about the places where a blow is about to land. */
  threatened: (places: string) => string;
  /** Name of a chasm. */
  chasm: string;
  /**
   * Texts about ground where nobody harms anybody: the hero's state, the state of others, the ground's name and its
   * rule.
   */
  truce: { chip: string; under: string; place: string; rule: string };
  level: (level: number) => string;
  /** Label shown once, when the hero reaches a level. */
  levelGained: (level: number) => string;
  depth: (depth: number) => string;
  /** Letters of the compass. A diagonal puts two of them side by side. */
  direction: Record<'n' | 'e' | 's' | 'w', string>;
  here: string;
  /** Name of a gravestone. */
  grave: string;
  stairs: Record<'down' | 'up', string>;
  condition: Record<HealthCondition, string>;
  stance: Record<SeenStance, string>;
  times: (count: number) => string;
  /** Note that `count` entries did not fit into a list. */
  more: (count: number) => string;
  gold: (amount: number) => string;
  vitals: Record<'hp' | 'mana', string>;
  gauge: Record<'health' | 'mana' | 'level', string>;
  /** Three lines of the classic screen: weight and capacity in pounds, penalty in ticks, gold. */
  load: (weight: number, capacity: number, penalty: number, gold: number) => [string, string, string];
  sheet: SheetLabels;
  gear: GearLabels;
  faction: (id: RawId) => string;
  attitude: Record<Attitude, string>;
  /** Question over the map of the classic screen while the player chooses a target. */
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
  /** Experience gained within the level, and the amount the level needs. */
  experience: (within: number, of: number) => string;
  health: (current: number, max: number) => string;
  mana: (current: number, max: number) => string;
  armorClass: (value: number) => string;
  /** Figures of a shot with the bow in hand. */
  shot: (figures: string) => string;
  /** Line about a spell. `does` holds its effects in a few words each. */
  spell: (name: string, manaCost: number, does: readonly string[]) => string;
  spells: (list: string[]) => string;
  lasting: (status: string, turns: number) => string;
  under: (list: string[]) => string;
  record: (turn: number, kills: number, deepest: number, seed: string) => string;
  /** Line about a faction: its name, the signed standing, its attitude, and what the next step would change. */
  standing: (faction: string, standing: number, attitude: string, next: string | null) => string;
  /** The next standing from which a faction grants the hero something, and what the faction grants (`gain`). */
  standingNext: (standing: number, gain: string) => string;
  standingGain: Record<StandingGain, string>;
  standings: (list: string[]) => string;
  nothingSeen: string;
  outOfSight: string;
  trades: string;
  /** The price and gift of a shrine, or a note that it has had its offering. */
  shrine: (bargain: Bargain, spent: boolean) => string;
  /**
   * Notes on things: `inviting` on an altar or a portal, `harmful` on a thing that hurts a creature stepping into it.
   */
  inviting: (handling: Handling) => string;
  harmful: string;
  /** Note on glowing ground, which burns in the next turn and hurts anybody standing there. */
  aboutToBurn: string;
  /** Note on a creature that is a danger to all who come near. */
  bursts: string;
  /** Note on a creature with average attributes. */
  average: string;
  levelOf: (level: number) => string;
}

/** Upper limit of the blows that labels count. */
export const MOST_BLOWS = 99;

/**
 * Phrases about the effects of items and the odds of fights. They are short, because menus cut lines at 100 characters.
 */
export interface GearLabels {
  /**
   * Verdicts on an item, compared with the worn one: worse, equal, better. Each has a sign for players who see no
   * colour, and a word for screen readers.
   */
  verdict: Record<-1 | 0 | 1, string>;
  /** A number with its sign. Before a difference to the worn item, the caller puts a triangle. */
  signed: (value: number) => string;
  /** Hit points that one hit costs. */
  damage: (least: number, most: number) => string;
  toHit: (bonus: string) => string;
  armor: (points: number) => string;
  /** Initiative ticks with their sign; a positive number is faster. */
  speed: (ticks: string) => string;
  /** Phrases for the effects of a use, by effect tag. The phrase of `teach_spell` takes the spell's name. */
  effects: { [Tag in keyof KnownEffects]-?: (value: NonNullable<KnownEffects[Tag]>) => string };
  confuses: (turns: number) => string;
  slows: (turns: number) => string;
  hastes: (turns: number) => string;
  /** Phrase for damage over time: `damage` in hit points a turn. */
  poisons: (damage: number, turns: number) => string;
  dims: (cells: number, turns: number) => string;
  guards: (armor: number, turns: number) => string;
  /** Phrase for a bonus to attributes that lasts some turns. `bonus` has its sign. */
  lends: (bonus: string, turns: number) => string;
  /**
   * Phrase for an effect that each hit has with `chance`, from 0 to 1. `self` is true if the effect strikes the
   * wielder.
   */
  proc: (chance: number, effect: string, self: boolean) => string;
  charges: (count: number) => string;
  unknown: string;
  /** The hero's odds against a creature: `chance` to hit from 0 to 1, and the mean number of blows to kill. */
  attack: (chance: number, blows: number | null) => string;
  /** A creature's odds against the hero. */
  defense: (chance: number, blows: number | null) => string;
  /** The hero's odds with a bow: chance to hit from 0 to 1, mean number of shots to kill, range in cells. */
  shoot: (chance: number, shots: number | null, range: number) => string;
  shotAt: (chance: number, shots: number | null, range: number) => string;
}
