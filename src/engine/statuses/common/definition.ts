import type * as z from 'zod/mini';
import type { AttributeBonus, EntityId, RawId } from '../../vocabulary/character';

/** Turns that slowness, haste, dimness and damage over time last. */
export const LINGERING_TURNS = 5;

/** `by` is the creature that caused the status; `null` if no creature did. */
export interface StatusBase {
  source: RawId;
  turns: number;
  by: EntityId | null;
  /** Creature rewarded if the status kills the bearer; absent if `by` is rewarded. */
  credit?: EntityId;
}

export interface StatusCarrier<Tags> {
  raw: RawId;
  effects: { readonly [Tag in keyof Tags]?: z.infer<Tags[Tag]> | undefined };
  archetype: { readonly consumable?: unknown; readonly attributeBonus?: Readonly<AttributeBonus> };
}

/**
 * If a kind keeps the defaults of `NO_CONTRIBUTION`, a new status replaces an older status of the same kind and source.
 * Statuses of different sources add up.
 */
export interface StatusDefinition<S extends StatusBase = StatusBase, Tags = object> {
  tags: Tags;
  /** Returns the status that the carrier gives, or `null`. The caller sets `by`. */
  fromCarrier(carrier: StatusCarrier<Tags>): S | null;
  /** Returns the strength in the unit of the kind, such as hit points per turn. */
  strength(status: S): number;
  isGood(strength: number): boolean;
  /** True if `join` must merge the two statuses. */
  isSame(older: S, newer: S): boolean;
  /** Merges two statuses. The caller then sets `turns`, `by` and `credit`. */
  join(older: S, newer: S): S;
  damagePerTurn(status: S): number;
  /** Returns ticks added to each turn of the bearer; negative if the bearer is quicker. */
  initiativePenalty(status: S): number;
  attributeBonus(status: S): Readonly<AttributeBonus>;
  armorBonus(status: S): number;
  /** Returns the cells taken from the sight radius. */
  sightPenalty(status: S): number;
  /** True if mobs lose their turns, and a hero moves and attacks in random directions. */
  confuses: boolean;
}

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
