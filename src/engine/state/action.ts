import type { Direction, Point } from '../../lib/geometry';
import type { Bargain, Offering } from '../schema/components';
import type { EntityId, RawId } from '../vocabulary/character';
import type { ThingRef } from './event';

export const CHEATS = ['exit', 'heal', 'reveal', 'god'] as const;
export type Cheat = (typeof CHEATS)[number];

/** What an explorer picks up on the way: all but junk, or only what is of use. */
export const TAKES = ['all', 'useful'] as const;
export type Take = (typeof TAKES)[number];

/** `sure: true` says that the danger a first try was refused with is accepted. */
interface Sure {
  sure?: true;
}

/** One thing the hero may do. `at` is a target cell; things are named by entity id, spells and wares by raw id. */
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
/**
 * Why an action is refused until it is sure: it hits a friend, enters a known trap or fire, ends the run, gives
 * something away, …
 */
export type Danger = (typeof DANGERS)[number];

/** What hitting somebody costs, in points and quarters of a point of the hero's standing with a faction. */
export interface StandingCost {
  faction: RawId;
  strike: number;
  kill: number;
}

/** What a shrine would do, and the thing it would take. */
export interface Proposal extends Bargain {
  item: ThingRef | null;
}

/** Why an action was not taken. Nothing changed, nothing was rolled. */
export type Refusal =
  | { code: 'over' }
  /** No kind of action, or not what its fields may hold. */
  | { code: 'unknown-action' }
  | { code: 'pending' }
  | { code: 'nothing-pending' }
  | { code: 'not-an-option' }
  | { code: 'blocked' }
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
  /** What the campaign is about is neither dropped nor sold. */
  | { code: 'quest-item'; item: RawId }
  | { code: 'nothing-better' }
  | { code: 'cursed'; item: RawId }
  | { code: 'no-charges' }
  | { code: 'already-known'; spell: RawId }
  | { code: 'no-effect-here' }
  /** What the hero carries lets no portal open. */
  | { code: 'no-portal'; item: RawId }
  | { code: 'unknown-spell' }
  /** Nobody can cast on the level. */
  | { code: 'muted' }
  | { code: 'not-enough-mana'; need: number; have: number }
  | { code: 'target-needed'; range: number }
  | { code: 'target-unseen' }
  | { code: 'out-of-range'; range: number }
  | { code: 'no-path' }
  | { code: 'nothing-to-explore' }
  /** What is left to explore lies beyond a known trap or fire. */
  | { code: 'trap-ahead'; what: RawId }
  /** What is left to explore, or the place to go to, lies beyond stairs, which no walk leads over. */
  | { code: 'stairs-ahead'; stairs: 'down' | 'up' }
  | { code: 'no-enemy' }
  /** One may be carried but not be readied; or there is none at all in the campaign. */
  | { code: 'no-bow'; bows: 'in-pack' | 'elsewhere' | 'nowhere' }
  /** Next to a foe the weapon in hand is used. */
  | { code: 'foe-beside'; who: RawId }
  /** A truce keeps the hero from harm where it stands, or where it would do it. */
  | { code: 'truce'; where: 'here' | 'there' }
  | { code: 'not-a-vendor' }
  /** No gear is surely of no use. */
  | { code: 'no-spares' }
  | { code: 'not-sold-here' }
  | { code: 'sold-out' }
  | { code: 'not-enough-gold'; need: number; have: number }
  /** Who wants nothing to do with the hero does not trade. */
  | { code: 'no-trade'; who: RawId }
  /** Nobody takes a fine there, or nothing is owed. */
  | { code: 'no-fine' }
  /** Nobody takes tribute there for that faction, or so much of it. */
  | { code: 'no-tribute' }
  | { code: 'no-shrine' }
  | { code: 'shrine-spent'; what: RawId }
  /** The hero has not, or cannot spare, what the shrine takes. */
  | { code: 'nothing-to-offer'; what: RawId; takes: Offering }
  | { code: 'not-a-victor' }
  | { code: 'level-parked'; depth: number }
  | { code: 'danger'; danger: Danger; what: RawId | null; cost?: StandingCost; proposal?: Proposal };
