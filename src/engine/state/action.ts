import type { Direction, Point } from '../../lib/geometry';
import type { Bargain, Offering } from '../schema/components';
import type { EntityId, RawId } from '../vocabulary/character';
import type { ThingRef } from './event';

export const CHEATS = ['exit', 'heal', 'reveal', 'god'] as const;
export type Cheat = (typeof CHEATS)[number];

/** Things that Explore picks up on the way: everything except junk, or only useful things. */
export const TAKES = ['all', 'useful'] as const;
export type Take = (typeof TAKES)[number];

/** Field by which the player accepts the danger for which the engine refused a first try. */
interface Sure {
  sure?: true;
}

/** One thing that the hero may do. `at` is a target cell. Entity ids name things; raw ids name spells and wares. */
export type Action =
  | ({ kind: 'move'; direction: Direction; steps?: number } & Sure)
  | ({ kind: 'attack'; direction: Direction } & Sure)
  | { kind: 'wait' }
  | ({ kind: 'rest' } & Sure)
  | ({ kind: 'explore'; take?: Take } & Sure)
  | ({ kind: 'travel'; to: Point } & Sure)
  | ({ kind: 'fight' } & Sure)
  | ({ kind: 'fire'; at?: Point } & Sure)
  | ({ kind: 'descend' } & Sure)
  | ({ kind: 'ascend' } & Sure)
  | { kind: 'pickup'; item?: EntityId }
  | ({ kind: 'fetch'; item?: EntityId } & Sure)
  | ({ kind: 'use'; item: EntityId; at?: Point } & Sure)
  | { kind: 'equip'; item: EntityId }
  | ({ kind: 'wear-best' } & Sure)
  | { kind: 'remove'; item: EntityId }
  | { kind: 'drop'; item: EntityId }
  | ({ kind: 'cast'; spell: RawId; at?: Point } & Sure)
  | { kind: 'buy'; vendor: EntityId; item: RawId }
  | { kind: 'sell'; vendor: EntityId; item: EntityId }
  | { kind: 'sell-spares'; vendor: EntityId }
  | { kind: 'pay-fine'; to: EntityId }
  | { kind: 'pay-tribute'; to: EntityId; faction: RawId; points: number }
  | ({ kind: 'offer' } & Sure)
  | { kind: 'answer'; option: EntityId | null }
  | { kind: 'retire' }
  | ({ kind: 'abandon' } & Sure)
  | { kind: 'cheat'; cheat: Cheat; sure?: true };
export type ActionKind = Action['kind'];

export const DANGERS = [
  'friendly',
  'trap',
  'fire',
  'low-health',
  'abandon',
  'self',
  'deadly',
  'offer',
  'hazard',
] as const;
/** Danger for which the engine refuses an action until the player is sure. `self`: the hero would harm itself. */
export type Danger = (typeof DANGERS)[number];

/** Points of standing with a faction that a strike and a kill would cost the hero. They are multiples of a quarter. */
export interface StandingCost {
  faction: RawId;
  strike: number;
  kill: number;
}

/** Bargain that a shrine proposes, and the item it would take; `null` if it takes no item. */
export interface Proposal extends Bargain {
  item: ThingRef | null;
}

/** Reason that the engine refuses an action. A refused action changes nothing and rolls nothing. */
export type Refusal =
  | { code: 'over' }
  /** The kind of the action does not exist, or a field holds a wrong value. */
  | { code: 'unknown-action' }
  | { code: 'pending' }
  | { code: 'nothing-pending' }
  | { code: 'not-an-option' }
  /** Something solid is there. `who`: a creature that bars the only path, and that the hero cannot strike aside. */
  | { code: 'blocked'; who?: RawId }
  | { code: 'nobody-there' }
  | { code: 'hostile-in-view'; who: RawId }
  | { code: 'nothing-to-rest' }
  | { code: 'no-stairs'; direction: 'down' | 'up' }
  | { code: 'no-way-down' }
  | { code: 'nothing-here' }
  | { code: 'no-such-item' }
  | { code: 'not-usable' }
  | { code: 'not-equippable' }
  | { code: 'already-equipped' }
  | { code: 'not-equipped' }
  | { code: 'equipped' }
  /** The hero can neither drop nor sell the quest item of the campaign. */
  | { code: 'quest-item'; item: RawId }
  | { code: 'nothing-better' }
  | { code: 'cursed'; item: RawId }
  | { code: 'no-charges' }
  | { code: 'already-known'; spell: RawId }
  | { code: 'no-effect-here' }
  /** The quest item that the hero carries lets no portal open. */
  | { code: 'no-portal'; item: RawId }
  | { code: 'unknown-spell' }
  /** Silence: nobody can cast on this level. */
  | { code: 'muted' }
  | { code: 'not-enough-mana'; need: number; have: number }
  | { code: 'target-needed'; range: number }
  | { code: 'target-unseen' }
  | { code: 'out-of-range'; range: number }
  | { code: 'no-path' }
  | { code: 'nothing-to-explore' }
  /** The rest of the level lies beyond a known trap or fire. */
  | { code: 'trap-ahead'; what: RawId }
  | { code: 'no-enemy' }
  /**
   * The hero wears no bow. `in-pack`: it carries one. `elsewhere`: it carries none. `nowhere`: the campaign has none.
   */
  | { code: 'no-bow'; bows: 'in-pack' | 'elsewhere' | 'nowhere' }
  /** An enemy stands next to the hero, so the weapon in hand must be used. */
  | { code: 'foe-beside'; who: RawId }
  /** A truce keeps the hero from harming others: it holds where the hero stands, or where the target stands. */
  | { code: 'truce'; where: 'here' | 'there' }
  | { code: 'not-a-vendor' }
  /** The hero carries no spare items. */
  | { code: 'no-spares' }
  | { code: 'not-sold-here' }
  | { code: 'sold-out' }
  | { code: 'not-enough-gold'; need: number; have: number }
  /** The creature refuses to trade with the hero. */
  | { code: 'no-trade'; who: RawId }
  /** Nobody there takes a fine, or the hero owes none. */
  | { code: 'no-fine' }
  /** Nobody there takes tribute for that faction, or the points are more than tribute can buy. */
  | { code: 'no-tribute' }
  | { code: 'no-shrine' }
  | { code: 'shrine-spent'; what: RawId }
  /** The hero does not have what the shrine takes, or cannot spare it. */
  | { code: 'nothing-to-offer'; what: RawId; takes: Offering }
  | { code: 'not-a-victor' }
  | { code: 'level-parked'; depth: number }
  | { code: 'danger'; danger: Danger; what: RawId | null; cost?: StandingCost; proposal?: Proposal };
