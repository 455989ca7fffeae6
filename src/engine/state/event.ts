import type { Point } from '../../lib/geometry';
import type { Offering } from '../schema/components';
import type { StatusKind } from '../statuses';
import type { AttributeName, EntityId, HungerState, RawId, Slot } from '../vocabulary/character';
import type { TwistId } from '../vocabulary/twist';
import type { LevelRef } from './level';

/** How a faction treats the hero from some standing on. */
export type StandingGain = 'trade' | 'fair-prices' | 'peace' | 'help';

/** How the hero noticed it: it was involved, or it saw it, or only heard it. */
export type Sense = 'self' | 'seen' | 'heard';

/** The name of a magic item type before it is identified, drawn once per game. */
export type Alias =
  | { kind: 'scroll'; word: string }
  | { kind: 'potion'; adjective: string; colour: string }
  | { kind: 'plain'; id: string };

/** A thing as the hero knows it: `raw` is `null` while its type is unknown, and `alias` is its name meanwhile. */
export interface ThingRef {
  id: EntityId;
  raw: RawId | null;
  alias?: Alias;
  charges?: number;
}

/** What a faction thinks of the hero, from the worst to the best. */
export type Attitude = 'enemy' | 'distrust' | 'neutral' | 'goodwill' | 'friend' | 'ally';

/** `crowd` and `secret` end nothing any more: runs of older builds have them among their events. */
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
  'phase',
  'wound-up',
  'truce',
] as const;
/** Why a series of turns ended. */
export type StopReason = (typeof STOP_REASONS)[number];

/**
 * Why a series of turns ended: the raw it is about, or a state of hunger; the thing as the hero knows it; the status.
 */
export interface Stop {
  reason: StopReason;
  what: RawId | null;
  thing?: ThingRef;
  status?: StatusKind;
}

/** Why a thing is not picked up on the way. */
export type LeavingReason = 'cursed' | 'worthless' | 'worse' | 'heavy';

/** An attack on somebody at a cell, from another. `shot`: from afar. */
interface Blow {
  attacker: ThingRef;
  target: ThingRef;
  at: Point;
  from: Point;
  shot?: true;
}

/** Facts only: sentences are made of them in `i18n`, pictures in `render`. */
export type EventFact =
  | { kind: 'began' }
  | ({ kind: 'arrived'; first: boolean; way: 'stairs' | 'portal' | 'cheat' } & LevelRef)
  | { kind: 'swapped'; other: ThingRef; at: Point }
  | { kind: 'opened'; door: ThingRef; at: Point }
  | { kind: 'shop'; vendor: ThingRef }
  | ({ kind: 'hit'; attack: string | null; amount: number } & Blow)
  | ({ kind: 'missed'; fumble: boolean } & Blow)
  | { kind: 'hurt'; target: ThingRef; amount: number; at: Point; cause: RawId | 'hunger'; by: ThingRef | null }
  | { kind: 'healed'; target: ThingRef; amount: number; at: Point }
  | { kind: 'mana-restored'; target: ThingRef; amount: number; at: Point }
  | { kind: 'died'; who: ThingRef; by: ThingRef | null; cause: RawId | null; at: Point }
  | { kind: 'rewarded'; xp: number; gold: number }
  | { kind: 'levelled'; level: number; attribute: AttributeName }
  | { kind: 'picked-up'; item: ThingRef }
  | { kind: 'dropped'; item: ThingRef }
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
  /** `bodily`: no magic, but what it wound up for. */
  | { kind: 'cast'; caster: ThingRef; spell: RawId; at: Point; from: Point; bodily?: true }
  /** A spell of its own, round where it stands or stood. */
  | { kind: 'went-off'; who: ThingRef; spell: RawId; at: Point }
  /** Beside `by`, whom it was pulled to. */
  | { kind: 'dragged'; who: ThingRef; by: ThingRef; at: Point }
  /** It winds up for what it does next turn; the cells, as far as the hero sees them, on which that harms who stays. */
  | { kind: 'prepared'; who: ThingRef; spell: RawId; at: Point; cells: Point[] }
  /** Another of its kind stands beside it. */
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
  /** A unique foe is seen for the first time in the run. */
  | { kind: 'met'; who: ThingRef; at: Point }
  | { kind: 'pursued'; who: ThingRef; at: Point }
  /** Nobody is harmed where it stands, or by who stands there. */
  | { kind: 'truce-held'; who: ThingRef; at: Point }
  /** It flies off from where it stood, over heads. */
  | { kind: 'flew'; who: ThingRef; at: Point }
  /** It leaves a fight to recover. */
  | { kind: 'broke-off'; who: ThingRef; at: Point }
  /** It has recovered, and hunts the hero. */
  | { kind: 'roared'; who: ThingRef }
  /** It fights differently from now on: its phase, counted from 0. */
  | { kind: 'phase'; who: ThingRef; phase: number }
  /** Somebody out of sight has heard the hero's magic. */
  | { kind: 'stirred' }
  /** Somebody calls others against the hero; `null` for one that it does not see. */
  | { kind: 'alarmed'; who: ThingRef | null }
  | { kind: 'quip'; who: ThingRef; line: number; at: Point }
  /** A tip: somebody of note says what a newcomer should know. */
  | { kind: 'advice'; who: ThingRef; at: Point }
  | { kind: 'hunger'; state: HungerState }
  | { kind: 'overburdened' }
  | { kind: 'fighting' }
  | { kind: 'mapped' }
  | { kind: 'bought'; item: RawId; price: number }
  | { kind: 'sold'; item: ThingRef; price: number }
  /** In points and quarters of a point; `standing` and `attitude` are those after the change. */
  | { kind: 'standing'; faction: RawId; change: number; standing: number; attitude: Attitude }
  | { kind: 'fined'; by: ThingRef; price: number }
  | { kind: 'tribute'; to: ThingRef; faction: RawId; price: number }
  | { kind: 'offered'; shrine: ThingRef; takes: Offering; item: ThingRef | null }
  /** What a shrine gave of what no other event tells: a thing, or a point of an attribute. */
  | { kind: 'granted'; item: ThingRef | null; attribute: AttributeName | null }
  | { kind: 'watch-called'; faction: RawId; at: Point }
  /** What is different about the level the hero has come to. */
  | { kind: 'twist'; twist: TwistId }
  /** The ground opens near the hero, and will burn; `underfoot`: where the hero stands. */
  | { kind: 'ground-glows'; underfoot: boolean }
  /** A mirror lets go a copy of somebody. */
  | { kind: 'mirrored'; who: ThingRef; at: Point }
  /** A blow throws somebody a cell away. */
  | { kind: 'thrown'; who: ThingRef; at: Point }
  | { kind: 'declined'; item: ThingRef }
  | { kind: 'portal-opened' }
  | ({ kind: 'stopped'; turns: number } & Stop)
  | { kind: 'cheated'; cheat: string }
  /**
   * On the way home: it begins, the way down is gone, the gate of the town shuts, it grows darker, light as ever,
   * somebody comes after the hero from below, or comes by the stairs up.
   */
  | { kind: 'way-home'; what: 'begun' | 'sealed' | 'shut' | 'dimmed' | 'lit' | 'hunted' | 'awaited' }
  /** With the item that was brought, where that is what wins it. */
  | { kind: 'laurel'; item?: ThingRef }
  | { kind: 'over'; result: 'died' | 'retired' | 'abandoned' };

/** `turn` is the player-turn in which it happened. Events do not depend on later state. */
export type GameEvent = EventFact & { turn: number; sense: Sense };
