import type * as z from 'zod/mini';
import type { AttributeBonus, EntityId, RawId } from '../../vocabulary/character';

/** Player-turns that slowness, haste, dimness and damage over time last. */
export const LINGERING_TURNS = 5;

/**
 * Fields that every kind of status has. `source` is the raw of the carrier, `by` the author: the creature that caused
 * it.
 */
export interface StatusBase {
  source: RawId;
  /** Player-turns left. */
  turns: number;
  by: EntityId | null;
  /** Creature that is rewarded for kills by this status; absent if that is the author. */
  credit?: EntityId;
}

/**
 * Properties of a carrier that decide which statuses it gives. A carrier is an item, a weapon, a spell or a trigger.
 */
export interface StatusCarrier<Tags> {
  /** Raw id of the carrier, which becomes the `source` of the status. */
  raw: RawId;
  effects: { readonly [Tag in keyof Tags]?: z.infer<Tags[Tag]> | undefined };
  archetype: { readonly consumable?: unknown; readonly attributeBonus?: Readonly<AttributeBonus> };
}

/**
 * Everything the engine knows about one kind of status. By default a second status of the same source refreshes the
 * first. Statuses of other sources are kept beside it, and their contributions are added up. Every status loses one
 * turn with every player-turn and ends at 0.
 */
export interface StatusDefinition<S extends StatusBase = StatusBase, Tags = object> {
  /** Effect tags that give the status, with the schemas of their values in the raws. */
  tags: Tags;
  /** Returns the status of this kind that a carrier gives, without an author yet; `null` if the carrier gives none. */
  fromCarrier(carrier: StatusCarrier<Tags>): S | null;
  /**
   * Strength of the status as one number in the unit of its kind. The event of gaining a status reports this number.
   */
  strength(status: S): number;
  /** True if a status of this strength is good for its bearer. */
  isGood(strength: number): boolean;
  /** True if the two statuses count as one: the newer refreshes the older instead of standing beside it. */
  isSame(older: S, newer: S): boolean;
  /** Joins two statuses for which `isSame` is true. The caller then sets the turns and the author of the result. */
  join(older: S, newer: S): S;
  /** Hit points that the bearer loses with every player-turn. */
  damagePerTurn(status: S): number;
  /** Initiative ticks added to the interval between the bearer's turns. */
  initiativePenalty(status: S): number;
  attributeBonus(status: S): Readonly<AttributeBonus>;
  /** Points added to the bearer's armour class. */
  armorBonus(status: S): number;
  /** Cells taken off the hero's sight radius. */
  sightPenalty(status: S): number;
  /** True if mobs with this status lose their turns, and the hero moves and attacks in random directions. */
  confuses: boolean;
}

/** Defaults for a kind of status that contributes nothing. A newer status refreshes an older one of the same source. */
export const NO_CONTRIBUTION = {
  isSame: (older: StatusBase, newer: StatusBase) => older.source === newer.source,
  join: <S>(_older: S, newer: S): S => newer,
  damagePerTurn: () => 0,
  initiativePenalty: () => 0,
  attributeBonus: () => ({}),
  armorBonus: () => 0,
  sightPenalty: () => 0,
  confuses: false,
} satisfies Partial<StatusDefinition>;
