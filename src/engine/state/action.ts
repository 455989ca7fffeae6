import type { Direction, Point } from '../../lib/geometry';
import type { Bargain, Offering } from '../schema/bargains';
import type { Bid } from '../vocabulary/bid';
import type { EntityId, RawId } from '../vocabulary/character';
import type { ThingRef } from './event';

export const CHEATS = ['exit', 'heal', 'reveal', 'god'] as const;
export type Cheat = (typeof CHEATS)[number];

/** `all`: nothing cursed, worthless or too heavy. `useful`: consumables, better gear, and things that sell well. */
export const TAKES = ['all', 'useful'] as const;
export type Take = (typeof TAKES)[number];

/** Explore rests to this percentage of hit points; `RESTED` if absent. */
export const RESTS = [60, 100] as const;
export type Rest = (typeof RESTS)[number];

interface Sure {
  sure?: true;
}

export type Action =
  | ({ kind: 'move'; direction: Direction; steps?: number } & Sure)
  | ({ kind: 'attack'; direction: Direction } & Sure)
  | { kind: 'wait' }
  | ({ kind: 'rest' } & Sure)
  | ({ kind: 'explore'; take?: Take; rest?: Rest } & Sure)
  | ({ kind: 'travel'; to: Point } & Sure)
  | ({ kind: 'fight' } & Sure)
  | ({ kind: 'fire'; at?: Point } & Sure)
  | ({ kind: 'throw'; item: EntityId; at?: Point } & Sure)
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
  /** `option`: id from `Pending.options`, or the number of an offered boon, from 1; `null` declines. */
  | { kind: 'answer'; option: EntityId | null }
  | { kind: 'bid'; what: Bid }
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
  'fork',
] as const;
/** `self`: the hero would harm itself. `fork`: the way not taken would shut. */
export type Danger = (typeof DANGERS)[number];

/** Points of standing that a witnessed deed costs, in quarters. */
export interface StandingCost {
  faction: RawId;
  strike: number;
  kill: number;
}

/** `item` is `null` if the shrine asks for none. */
export interface Proposal extends Bargain {
  item: ThingRef | null;
}

/** A refused action changes nothing and draws no random number. */
export type Refusal =
  | { code: 'over' }
  | { code: 'unknown-action' }
  | { code: 'pending' }
  | { code: 'nothing-pending' }
  | { code: 'no-companion' }
  | { code: 'not-an-option' }
  | { code: 'blocked'; who?: RawId }
  | { code: 'nobody-there' }
  | { code: 'hostile-in-view'; who: RawId }
  | { code: 'nothing-to-rest' }
  | { code: 'no-stairs'; direction: 'down' | 'up' }
  | { code: 'no-way-down' }
  | { code: 'boon-open' }
  | { code: 'nothing-here' }
  | { code: 'no-such-item' }
  | { code: 'not-usable' }
  | { code: 'not-throwable' }
  | { code: 'own-cell' }
  | { code: 'not-equippable' }
  | { code: 'already-equipped' }
  | { code: 'not-equipped' }
  | { code: 'equipped' }
  | { code: 'quest-item'; item: RawId }
  | { code: 'nothing-better' }
  | { code: 'cursed'; item: RawId }
  | { code: 'no-charges' }
  | { code: 'already-known'; spell: RawId }
  | { code: 'no-effect-here' }
  | { code: 'no-portal'; item: RawId }
  | { code: 'unknown-spell' }
  | { code: 'muted' }
  | { code: 'not-enough-mana'; need: number; have: number }
  /** In cells; absent for an unidentified item. */
  | { code: 'target-needed'; range?: number }
  | { code: 'target-unseen' }
  | { code: 'out-of-range'; range: number }
  | { code: 'no-path' }
  | { code: 'nothing-to-explore' }
  | { code: 'trap-ahead'; what: RawId }
  | { code: 'no-enemy' }
  /** `elsewhere`: the hero carries no ranged weapon. `nowhere`: the campaign has none. */
  | { code: 'no-bow'; bows: 'in-pack' | 'elsewhere' | 'nowhere' }
  | { code: 'foe-beside'; who: RawId }
  /** The ground of the hero (`here`) or target (`there`) forbids harm. */
  | { code: 'truce'; where: 'here' | 'there' }
  | { code: 'not-a-vendor' }
  | { code: 'no-spares' }
  | { code: 'not-sold-here' }
  | { code: 'sold-out' }
  | { code: 'not-enough-gold'; need: number; have: number }
  | { code: 'no-trade'; who: RawId }
  | { code: 'no-fine' }
  | { code: 'no-tribute' }
  | { code: 'tribute-ends'; faction: RawId; most: number }
  | { code: 'no-shrine' }
  | { code: 'shrine-spent'; what: RawId }
  | { code: 'nothing-to-offer'; what: RawId; takes: Offering }
  | { code: 'not-a-victor' }
  | { code: 'level-parked'; depth: number }
  /** `onlyWay`: the hazard `what` lies on the only path. */
  | {
      code: 'danger';
      danger: Danger;
      what: RawId | null;
      cost?: StandingCost;
      proposal?: Proposal;
      onlyWay?: true;
    };
