import type { Point } from '../../lib/geometry';
import type { Offering } from '../schema/bargains';
import type { StatusKind } from '../statuses';
import type { Bid } from '../vocabulary/bid';
import type { AttributeName, EntityId, HungerState, RawId, Slot } from '../vocabulary/character';
import type { LevelChange } from '../vocabulary/level-change';
import type { PotionFamily } from '../vocabulary/potion';
import type { TwistId } from '../vocabulary/twist';
import type { LevelRef } from './level';
import type { Story, StoryRole } from './story';

export type StandingGain = 'trade' | 'fair-prices' | 'peace' | 'help';

/** `self`: the hero was involved. */
export type Sense = 'self' | 'seen' | 'heard';

/** Name of an unidentified type. Names of scrolls and potions are drawn once for each game. */
export type Alias =
  | { kind: 'scroll'; word: string }
  /** `family` is the family that the colour reveals; absent in runs of older builds, whose colours reveal nothing. */
  | { kind: 'potion'; adjective: string; colour: string; family?: PotionFamily }
  | { kind: 'plain'; id: string };

/** A thing as the hero knows it. While the hero does not know the type, `raw` is `null` and `alias` is the name. */
export interface ThingRef {
  id: EntityId;
  raw: RawId | null;
  alias?: Alias;
  charges?: number;
  /** Set for a veteran, unless a run has only one creature of the kind. */
  veteran?: true;
}

/** Attitudes from the worst to the best. */
export type Attitude = 'enemy' | 'distrust' | 'neutral' | 'goodwill' | 'friend' | 'ally';

/** `crowd` and `secret` occur only in events of older builds. */
export const STOP_REASONS = [
  'done',
  'steps',
  'hostile',
  'damage',
  'status',
  'hunger',
  'item',
  'stairs',
  'trap',
  'underfoot',
  'door',
  'vendor',
  'blocked',
  'limit',
  'restored',
  'level',
  'crowd',
  'altar',
  'portal',
  'deadly',
  'secret',
  'attacked',
  'lost',
  'unreachable',
  'confused',
  'trap-ahead',
  'beside',
  'out-of-range',
  'mana',
  'phase',
  'wound-up',
  'truce',
  'alarm',
  'first-met',
  'group',
  'unaware',
  'boon',
  'treasury',
  'captive',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** `what` is the raw id of the cause, or a state of hunger; `null` if the stop names no cause. */
export interface Stop {
  reason: StopReason;
  what: RawId | null;
  thing?: ThingRef;
  status?: StatusKind;
}

export type LeavingReason = 'cursed' | 'worthless' | 'worse' | 'heavy';

/** `from` is the attacker's cell, `at` the target's cell. */
interface Blow {
  attacker: ThingRef;
  target: ThingRef;
  at: Point;
  from: Point;
  shot?: true;
}

/** Older builds had shrines that took hit points. */
export type PastOffering = Offering | { hp: number };

/** Facts without wording, from which `i18n` makes sentences and `render` makes pictures. */
export type EventFact =
  /** `race` is true if turns and wounds count for the score. */
  | { kind: 'began'; race?: true; story?: Story }
  | ({ kind: 'arrived'; first: boolean; way: 'stairs' | 'portal' | 'cheat' } & LevelRef)
  | { kind: 'swapped'; other: ThingRef; at: Point }
  | { kind: 'opened'; door: ThingRef; at: Point }
  | { kind: 'shop'; vendor: ThingRef }
  /**
   * `ambush` is set if the target had never noticed the hero. `sure`: the hit was certain. `double`: the hit also did
   * double damage.
   */
  | ({ kind: 'hit'; attack: string | null; amount: number; ambush?: 'double' | 'sure' } & Blow)
  | ({ kind: 'missed'; fumble: boolean } & Blow)
  | { kind: 'hurt'; target: ThingRef; amount: number; at: Point; cause: RawId | 'hunger'; by: ThingRef | null }
  | { kind: 'healed'; target: ThingRef; amount: number; at: Point }
  | { kind: 'mana-restored'; target: ThingRef; amount: number; at: Point }
  /** `story` is set if the hero or its companion felled a creature of the server's story. */
  | { kind: 'died'; who: ThingRef; by: ThingRef | null; cause: RawId | null; at: Point; story?: StoryRole }
  | { kind: 'rewarded'; xp: number; gold: number }
  | { kind: 'levelled'; level: number; attribute: AttributeName }
  | { kind: 'boon-earned'; level: number }
  | { kind: 'boon-taken'; boon: RawId }
  | { kind: 'picked-up'; item: ThingRef }
  | { kind: 'dropped'; item: ThingRef }
  /** `splash` holds the visible cells that a bursting vessel hits; absent for a weapon. */
  | { kind: 'threw'; item: ThingRef; at: Point; from: Point; splash?: Point[] }
  | { kind: 'broke'; item: ThingRef; at: Point }
  | { kind: 'left-lying'; item: ThingRef; why: LeavingReason }
  | { kind: 'equipped'; item: ThingRef; slot: Slot }
  | { kind: 'removed'; item: ThingRef; replaced: boolean }
  | { kind: 'stuck'; item: ThingRef }
  | { kind: 'used'; item: ThingRef }
  | { kind: 'ate'; item: ThingRef }
  | { kind: 'fizzled'; item: ThingRef }
  | { kind: 'learned'; spell: RawId }
  | { kind: 'identified'; raw: RawId; alias: Alias | null }
  | { kind: 'uncursed'; item: ThingRef }
  /**
   * `bodily` is true for a spell with `wind_up`, which the caster has prepared. Sentences describe the spell as a blow,
   * not as magic.
   */
  | { kind: 'cast'; caster: ThingRef; spell: RawId; at: Point; from: Point; bodily?: true }
  | { kind: 'went-off'; who: ThingRef; spell: RawId; at: Point }
  /** `at` is the cell to which the creature was dragged. */
  | { kind: 'dragged'; who: ThingRef; by: ThingRef; at: Point }
  | { kind: 'robbed'; by: ThingRef; gold: number; at: Point }
  | { kind: 'day-turned'; night: boolean }
  /** `cells` are the visible cells that the prepared spell will hit. */
  | { kind: 'prepared'; who: ThingRef; spell: RawId; at: Point; cells: Point[] }
  | { kind: 'divided'; who: ThingRef; at: Point }
  | { kind: 'woken'; who: ThingRef; remains: RawId; at: Point }
  | { kind: 'burst'; effect: string; glyph: string; color: string; cells: Point[] }
  | { kind: 'beam'; glyph: string; color: string; rays: { from: Point; to: Point }[] }
  | {
      kind: 'status-gained';
      target: ThingRef;
      status: StatusKind;
      source: RawId;
      turns: number;
      amount: number;
      at: Point;
    }
  | { kind: 'status-ended'; target: ThingRef; status: StatusKind; source: RawId; at: Point }
  | { kind: 'lost-turn'; who: ThingRef; at: Point }
  | { kind: 'triggered'; trigger: ThingRef; who: ThingRef; at: Point }
  | { kind: 'spotted'; thing: ThingRef; at: Point }
  | { kind: 'noticed'; who: ThingRef; at: Point }
  /** The hero first sees a captain, a unique enemy, or an enemy with phases or a role in the story. */
  | { kind: 'met'; who: ThingRef; at: Point; story?: StoryRole }
  | { kind: 'awoke'; who: ThingRef; at: Point }
  | { kind: 'pursued'; who: ThingRef; at: Point }
  | { kind: 'truce-held'; who: ThingRef; at: Point }
  | { kind: 'flew'; who: ThingRef; at: Point }
  | { kind: 'broke-off'; who: ThingRef; at: Point }
  /** The creature has recovered from its wounds and hunts the hero again. */
  | { kind: 'roared'; who: ThingRef }
  /** `phase` is the index of the phase that begins. */
  | { kind: 'phase'; who: ThingRef; phase: number }
  /** A creature that does not see the hero has heard the hero's magic. */
  | { kind: 'stirred' }
  /** Wandering creatures have arrived out of the hero's sight, because the hero has stayed long on the level. */
  | { kind: 'wanderer' }
  /** A creature calls others to attack the hero. `who` is `null` if the hero does not see the caller. */
  | { kind: 'alarmed'; who: ThingRef | null }
  | { kind: 'quip'; who: ThingRef; line: number; at: Point }
  /** A creature that the hero has known since the run began gives a tip for newcomers. */
  | { kind: 'advice'; who: ThingRef; at: Point }
  | { kind: 'hunger'; state: HungerState }
  | { kind: 'overburdened' }
  | { kind: 'fighting' }
  | { kind: 'mapped' }
  | { kind: 'bought'; item: RawId; price: number }
  | { kind: 'sold'; item: ThingRef; price: number }
  /** `change` is in points with a precision of a quarter. `standing` and `attitude` are the values after the change. */
  | { kind: 'standing'; faction: RawId; change: number; standing: number; attitude: Attitude }
  | { kind: 'fined'; by: ThingRef; price: number }
  /** The hero has paid a creature to identify a thing, or to restore a charge of the thing `recharged`. */
  | { kind: 'consulted'; who: ThingRef; price: number; recharged?: ThingRef }
  | { kind: 'tribute'; to: ThingRef; faction: RawId; price: number }
  | { kind: 'offered'; shrine: ThingRef; takes: PastOffering; item: ThingRef | null }
  /**
   * A shrine gave an item, or `points` of an attribute; one point if `points` is absent. Other gifts have their own
   * events.
   */
  | { kind: 'granted'; item: ThingRef | null; attribute: AttributeName | null; points?: number }
  /** The hero has taken a thing from a cage. `lost` are the things on the other pedestals. `toll` is in gold. */
  | { kind: 'cage-shut'; lost: ThingRef[]; toll?: number }
  /** The hero has stepped on a lever or lamp of a cage. `lamps` counts the lamps after the step; `null` for a lever. */
  | { kind: 'worked'; what: ThingRef; lamps: { dark: number; burning: number } | null; at: Point }
  | { kind: 'mirror-turned'; what: ThingRef; hitsLock: boolean; at: Point }
  | { kind: 'plates-moved'; down: number; of: number }
  | { kind: 'gate-opened'; gate: ThingRef; at: Point }
  /** `turns` is the number of player-turns of work that the chains still need; 0 if the captive is free now. */
  | { kind: 'unchained'; who: ThingRef; turns: number; at: Point }
  | { kind: 'joined'; who: ThingRef; at: Point }
  /** A freed captive or a replaced companion goes home. `gold` is the purse that it gives the hero. */
  | { kind: 'went-home'; who: ThingRef; gold: number; at: Point }
  | { kind: 'companion-died'; who: ThingRef; at: Point }
  | { kind: 'bidden'; who: ThingRef; what: Bid }
  | { kind: 'watch-called'; faction: RawId; at: Point }
  /** `recipes` are the recipes of the levels at the ends of the two ways down. */
  | { kind: 'fork'; recipes: RawId[] }
  /** The hero has taken one of two ways down. `recipe` is the recipe of the level to which the shut way led. */
  | { kind: 'way-shut'; recipe: RawId }
  | { kind: 'twist'; twist: TwistId }
  | { kind: 'ground-glows'; underfoot: boolean }
  | { kind: 'kindled' }
  | { kind: 'mirrored'; who: ThingRef; at: Point }
  /** A melee attack has thrown the creature one cell away, to the cell `at`. */
  | { kind: 'thrown'; who: ThingRef; at: Point }
  /** `wasted` is true if declining the pending choice used up the item. */
  | { kind: 'declined'; item: ThingRef; wasted?: true }
  | { kind: 'portal-opened' }
  | ({ kind: 'stopped'; turns: number } & Stop)
  | { kind: 'cheated'; cheat: string }
  /**
   * `begun`: the hero has the quest item. `sealed`: the stairs down are gone. `shut`: the gate of the town is closed.
   * `dimmed`: the hero's sight shrinks. `lit`: the hero's sight is normal again. `peace`: a captain is dead, and its
   * band leaves the level.
   */
  | { kind: 'way-home'; what: 'begun' | 'sealed' | 'shut' | 'dimmed' | 'lit' | 'peace' }
  /**
   * `hunted`: the band comes from below. `awaited`: the band waits between the hero and the stairs up, or comes down
   * these stairs. `count` is the number of mobs besides the captain. `captain` and `count` are absent in games of older
   * builds, which had no captains.
   */
  | { kind: 'way-home'; what: 'hunted' | 'awaited'; captain?: RawId; count?: number }
  /**
   * `loose`: a captive whom the hero left in chains comes as a foe. `friend`: a captive whom the hero freed comes to
   * help.
   */
  | { kind: 'way-home'; what: 'loose' | 'friend'; who: ThingRef }
  | { kind: 'way-home'; what: 'changed'; change: LevelChange }
  /** `item` is absent if a kill wins the campaign. `taken` is set if the hero only had to take the item. */
  | { kind: 'laurel'; item?: ThingRef; taken?: true }
  | { kind: 'over'; result: 'died' | 'retired' | 'abandoned' };

/** An event contains all data for its sentence, because the game may change before players read the sentence. */
export type GameEvent = EventFact & { turn: number; sense: Sense };
