import type {
  Attitude,
  AttributeName,
  Bargain,
  Bid,
  HungerState,
  KnownEffects,
  Moment,
  PotionFamily,
  RawId,
  School,
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

/** `brief` is a rule that fits into two lines of the smallest picture. `rule` also gives advice. */
export type TwistTexts = Readonly<Record<TwistId, { name: string; brief: string; rule: string }>>;

export interface Labels {
  slot: Record<Slot, string>;
  attribute: Record<AttributeName, string>;
  /** Adjectives for a creature whose attribute is below the average, and above the average. */
  leaning: Record<AttributeName, [less: string, more: string]>;
  skill: Record<SkillName, string>;
  /** At most 10 characters each. */
  school: Record<School, string>;
  boons: string;
  chooseBoon: string;
  hunger: Record<HungerState, string>;
  status: Record<StatusKind, string>;
  /** Name of a `slow` status that makes the creature faster. */
  hasted: string;
  twist: TwistTexts;
  /** Label while the hero carries the quest item. `levels` is the number of levels left to climb, 0 in town. */
  homeward: (levels: number) => string;
  /** `left` is the number of hunters; 0 after the death of their captain. */
  band: (left: number) => string;
  overburdened: string;
  /** `directions` is text such as `N, SE`. */
  farLights: (directions: string) => string;
  /** Line about cells that an enemy will strike next. `places` is text such as `here; 1 N`. */
  threatened: (places: string) => string;
  /**
   * `next` lists cells that burn on the next turn. `dry` names the nearest dry grass; `cells` counts the dry cells in
   * view.
   */
  fire: { next: (places: string) => string; dry: (place: string, cells: number) => string };
  chasm: string;
  /**
   * Texts about ground where nobody can harm anybody. `chip`: the hero stands there. `under`: another creature stands
   * there.
   */
  truce: { chip: string; under: string; place: string; rule: string };
  level: (level: number) => string;
  levelGained: (level: number) => string;
  /** Lines in the panel about a memorable moment, each at most 22 characters. */
  moment: Record<'met' | 'first' | 'alarm' | 'cage' | 'freed' | 'lost', string> & {
    laurel: { name: string; line: string };
  };
  depth: (depth: number) => string;
  /** Letters for north, east, south and west. Diagonals join two letters: `NE`. */
  direction: Record<'n' | 'e' | 's' | 'w', string>;
  here: string;
  grave: string;
  stairs: Record<'down' | 'up', string>;
  condition: Record<HealthCondition, string>;
  stance: Record<SeenStance, string>;
  unaware: Record<'asleep' | 'awake', string>;
  ties: Record<'captive' | 'companion', string>;
  times: (count: number) => string;
  more: (count: number) => string;
  gold: (amount: number) => string;
  vitals: Record<'hp' | 'mana', string>;
  gauge: Record<'health' | 'mana' | 'level', string>;
  /** Weight and capacity in pounds, initiative penalty in ticks, amount in gold. */
  load: (weight: number, capacity: number, penalty: number, gold: number) => [string, string, string];
  sheet: SheetLabels;
  gear: GearLabels;
  faction: (id: RawId) => string;
  attitude: Record<Attitude, string>;
  selectTarget: string;
  epitaph: EpitaphLabels;
}

export interface SheetLabels {
  worn: string;
  carried: string;
  nothing: string;
  cursed: string;
  pounds: (weight: number) => string;
  /** Both numbers are in pounds. */
  load: (weight: number, capacity: number) => string;
  /** Experience gained at this level, and experience from this level to the next. */
  experience: (within: number, of: number) => string;
  health: (current: number, max: number) => string;
  mana: (current: number, max: number) => string;
  armorClass: (value: number) => string;
  /** `figures` is text with damage, chance to hit and range. */
  shot: (figures: string) => string;
  spell: (name: string, manaCost: number, does: readonly string[]) => string;
  spells: (list: string[]) => string;
  boon: (name: string, school: string, line: string) => string;
  lasting: (status: string, turns: number) => string;
  under: (list: string[]) => string;
  record: (turn: number, kills: number, deepest: number, seed: string) => string;
  /** `standing` is in points. `next` comes from `standingNext`; `null` if no further benefit exists. */
  standing: (faction: string, standing: number, attitude: string, next: string | null) => string;
  /** `standing` is the lowest standing that brings the benefit `gain`. */
  standingNext: (standing: number, gain: string) => string;
  standingGain: Record<StandingGain, string>;
  standings: (list: string[]) => string;
  /** `facts` is text with level and hit points. `bid` is the hero's last order to the companion. */
  companion: (name: string, facts: string, bid: Bid) => string;
  nothingSeen: string;
  outOfSight: string;
  trades: string;
  /** Only one thing may be taken from a cage. `toll` is in gold; 0 if there is none. */
  caged: (toll: number) => string;
  /** `spent` is true if the hero has already used the shrine; the note then has neither price nor gift. */
  shrine: (bargain: Bargain, spent: boolean) => string;
  /** Note on an altar or portal that the hero uses by walking into it. */
  inviting: (handling: Handling) => string;
  harmful: string;
  /** Note on glowing ground, which burns on the next turn. */
  aboutToBurn: string;
  bursts: string;
  unrewarded: string;

  average: string;
  levelOf: (level: number) => string;
}

/** Maximum number of blows in a phrase. More blows appear as this bound, such as `99+ blows`. */
export const MOST_BLOWS = 99;

/** Short phrases, because menus cut lines at 100 characters. */
export interface GearLabels {
  /** Each text has a sign for players who see no colours, and words for screen readers. */
  verdict: Record<-1 | 0 | 1, string>;
  signed: (value: number) => string;
  /** Minimum and maximum number of hit points that one hit costs the target. */
  damage: (least: number, most: number) => string;
  toHit: (bonus: string) => string;
  armor: (points: number) => string;
  /** Change of initiative in ticks, with its sign. Positive numbers make a creature faster. */
  speed: (ticks: string) => string;
  /** Effects of an item or a spell, by effect tag. `teach_spell` takes the name of the spell. */
  effects: { [Tag in keyof KnownEffects]-?: (value: NonNullable<KnownEffects[Tag]>) => string };
  confuses: (turns: number) => string;
  slows: (turns: number) => string;
  hastes: (turns: number) => string;
  /** `damage` is in hit points per turn. */
  poisons: (damage: number, turns: number) => string;
  dims: (cells: number, turns: number) => string;
  guards: (armor: number, turns: number) => string;
  /** `bonus` is text such as `Might +2`. */
  lends: (bonus: string, turns: number) => string;
  /** `chance` is from 0 to 1. `self` is true if the attacker suffers the effect. */
  proc: (chance: number, effect: string, self: boolean) => string;
  /** `chance` is from 0 to 1. */
  worn: (when: Moment, chance: number, effect: string) => string;
  /** Number of cells by which a worn thing extends the hero's sight. */
  sight: (cells: number) => string;
  charges: (count: number) => string;
  unknown: string;
  /** Players recognize an unidentified potion's family by the colour. */
  family: Record<PotionFamily, string>;
  /**
   * `chance` of a hit is from 0 to 1. `blows` is the mean number of blows until death, misses included; `null` if the
   * blows do no damage.
   */
  attack: (chance: number, blows: number | null) => string;
  /**
   * `chance`, from 0 to 1, is the chance that the creature does not notice the hero before the blow. `doubles` is true
   * if the ambush doubles the damage.
   */
  ambush: (chance: number, blows: number | null, doubles: boolean) => string;
  /** Creature's odds against the hero. The parameters are those of `attack`. */
  defense: (chance: number, blows: number | null) => string;
  /** `range` is in cells. The other parameters are those of `attack`. */
  shoot: (chance: number, shots: number | null, range: number) => string;
  /** Creature's odds with a bow against the hero. The parameters are those of `shoot`. */
  shotAt: (chance: number, shots: number | null, range: number) => string;
}
