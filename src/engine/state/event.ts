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

export type Alias =
  | { kind: 'scroll'; word: string }
  /** Absent in older builds' runs, whose colours reveal no family. */
  | { kind: 'potion'; adjective: string; colour: string; family?: PotionFamily }
  | { kind: 'plain'; id: string };

/** `raw` is `null` while the hero does not know the type. */
export interface ThingRef {
  id: EntityId;
  raw: RawId | null;
  alias?: Alias;
  charges?: number;
  /** Not set for proper names, creatures with phases, or captains. */
  veteran?: true;
}

/** From the worst to the best. */
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

/** `what`: raw id of the cause, or state of hunger; `null` without a cause. */
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

/** Includes hit points, which the shrines of older builds took. */
export type PastOffering = Offering | { hp: number };

/** Facts without wording. `i18n` makes sentences, `render` makes pictures. */
export type EventFact =
  | { kind: 'began'; race?: true; story?: Story }
  | ({ kind: 'arrived'; first: boolean; way: 'stairs' | 'portal' | 'cheat' } & LevelRef)
  | { kind: 'swapped'; other: ThingRef; at: Point }
  | { kind: 'opened'; door: ThingRef; at: Point }
  | { kind: 'shop'; vendor: ThingRef }
  /** `ambush` hits never miss; `double` also doubles the damage. */
  | ({ kind: 'hit'; attack: string | null; amount: number; ambush?: 'double' | 'sure' } & Blow)
  | ({ kind: 'missed'; fumble: boolean } & Blow)
  | { kind: 'hurt'; target: ThingRef; amount: number; at: Point; cause: RawId | 'hunger'; by: ThingRef | null }
  | { kind: 'healed'; target: ThingRef; amount: number; at: Point }
  | { kind: 'mana-restored'; target: ThingRef; amount: number; at: Point }
  | { kind: 'died'; who: ThingRef; by: ThingRef | null; cause: RawId | null; at: Point; story?: StoryRole }
  | { kind: 'rewarded'; xp: number; gold: number }
  | { kind: 'levelled'; level: number; attribute: AttributeName }
  | { kind: 'boon-earned'; level: number }
  | { kind: 'boon-taken'; boon: RawId }
  | { kind: 'picked-up'; item: ThingRef }
  | { kind: 'dropped'; item: ThingRef }
  /** `splash`: visible cells that a bursting vessel hits; absent for a weapon. */
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
  | { kind: 'cast'; caster: ThingRef; spell: RawId; at: Point; from: Point; bodily?: true }
  | { kind: 'went-off'; who: ThingRef; spell: RawId; at: Point }
  | { kind: 'dragged'; who: ThingRef; by: ThingRef; at: Point }
  | { kind: 'robbed'; by: ThingRef; gold: number; at: Point }
  | { kind: 'day-turned'; night: boolean }
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
  | { kind: 'met'; who: ThingRef; at: Point; story?: StoryRole }
  | { kind: 'awoke'; who: ThingRef; at: Point }
  | { kind: 'pursued'; who: ThingRef; at: Point }
  | { kind: 'truce-held'; who: ThingRef; at: Point }
  | { kind: 'flew'; who: ThingRef; at: Point }
  | { kind: 'broke-off'; who: ThingRef; at: Point }
  | { kind: 'roared'; who: ThingRef }
  | { kind: 'phase'; who: ThingRef; phase: number }
  | { kind: 'stirred' }
  | { kind: 'wanderer' }
  /** `who` is `null` if the hero does not see the caller. */
  | { kind: 'alarmed'; who: ThingRef | null }
  | { kind: 'quip'; who: ThingRef; line: number; at: Point }
  | { kind: 'advice'; who: ThingRef; at: Point }
  | { kind: 'hunger'; state: HungerState }
  | { kind: 'overburdened' }
  | { kind: 'fighting' }
  | { kind: 'mapped' }
  | { kind: 'bought'; item: RawId; price: number }
  | { kind: 'sold'; item: ThingRef; price: number }
  /** In quarter points. `standing` and `attitude` are the values after `change`. */
  | { kind: 'standing'; faction: RawId; change: number; standing: number; attitude: Attitude }
  | { kind: 'fined'; by: ThingRef; price: number }
  | { kind: 'consulted'; who: ThingRef; price: number; recharged?: ThingRef }
  | { kind: 'tribute'; to: ThingRef; faction: RawId; price: number }
  | { kind: 'offered'; shrine: ThingRef; takes: PastOffering; item: ThingRef | null }
  /** `points` is 1 if absent. */
  | { kind: 'granted'; item: ThingRef | null; attribute: AttributeName | null; points?: number }
  | { kind: 'cage-shut'; lost: ThingRef[]; toll?: number }
  /** `lamps`: counts after the step; `null` for a lever. */
  | { kind: 'worked'; what: ThingRef; lamps: { dark: number; burning: number } | null; at: Point }
  | { kind: 'mirror-turned'; what: ThingRef; hitsLock: boolean; at: Point }
  | { kind: 'plates-moved'; down: number; of: number }
  | { kind: 'gate-opened'; gate: ThingRef; at: Point }
  /** `turns`: player-turns of work left; 0 once the captive is free. */
  | { kind: 'unchained'; who: ThingRef; turns: number; at: Point }
  | { kind: 'joined'; who: ThingRef; at: Point }
  | { kind: 'went-home'; who: ThingRef; gold: number; at: Point }
  | { kind: 'companion-died'; who: ThingRef; at: Point }
  | { kind: 'bidden'; who: ThingRef; what: Bid }
  | { kind: 'watch-called'; faction: RawId; at: Point }
  | { kind: 'fork'; recipes: RawId[] }
  | { kind: 'way-shut'; recipe: RawId }
  | { kind: 'twist'; twist: TwistId }
  | { kind: 'ground-glows'; underfoot: boolean }
  | { kind: 'kindled' }
  | { kind: 'mirrored'; who: ThingRef; at: Point }
  | { kind: 'thrown'; who: ThingRef; at: Point }
  | { kind: 'declined'; item: ThingRef; wasted?: true }
  | { kind: 'portal-opened' }
  | ({ kind: 'stopped'; turns: number } & Stop)
  | { kind: 'cheated'; cheat: string }
  /** `sealed`: the stairs down are gone. `shut`: the town's gate. `peace`: the band leaves. */
  | { kind: 'way-home'; what: 'begun' | 'sealed' | 'shut' | 'dimmed' | 'lit' | 'peace' }
  /** The band comes from below (`hunted`) or from ahead (`awaited`). `count` excludes the captain. */
  | { kind: 'way-home'; what: 'hunted' | 'awaited'; captain?: RawId; count?: number }
  /** `loose`: an abandoned captive turns foe. `friend`: a freed captive helps. */
  | { kind: 'way-home'; what: 'loose' | 'friend'; who: ThingRef }
  | { kind: 'way-home'; what: 'changed'; change: LevelChange }
  /** `item` is absent if a kill wins. `taken`: taking the item wins. */
  | { kind: 'laurel'; item?: ThingRef; taken?: true }
  | { kind: 'over'; result: 'died' | 'retired' | 'abandoned' };

/** Self-contained, because the game may change before players read the event. */
export type GameEvent = EventFact & { turn: number; sense: Sense };
