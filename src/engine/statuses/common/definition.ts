import type * as z from 'zod/mini';
import type { AttributeBonus, EntityId, RawId } from '../../vocabulary/character';

/** Number of turns for which slowness, haste, dimness and damage over time last. */
export const LINGERING_TURNS = 5;

/**
 * `source` is the raw of the item, spell, prop, boon or creature that gave the status. `by` is the creature that caused
 * the status.
 */
export interface StatusBase {
  source: RawId;
  turns: number;
  by: EntityId | null;
  /** Creature that gets the reward if the status kills its bearer; absent if `by` gets the reward. */
  credit?: EntityId;
}

export interface StatusCarrier<Tags> {
  raw: RawId;
  effects: { readonly [Tag in keyof Tags]?: z.infer<Tags[Tag]> | undefined };
  archetype: { readonly consumable?: unknown; readonly attributeBonus?: Readonly<AttributeBonus> };
}

/**
 * Definition of a kind of status. By default a second status of the same source replaces the first. Statuses of other
 * sources exist side by side, and their contributions add up. Every status loses one turn in each turn of the hero, and
 * ends at 0.
 */
export interface StatusDefinition<S extends StatusBase = StatusBase, Tags = object> {
  /** Effect tags in the raws that give the status, with the schemas of their values. */
  tags: Tags;
  /** Returns the status that the carrier gives, or `null`. The caller sets `by`. */
  fromCarrier(carrier: StatusCarrier<Tags>): S | null;
  /**
   * Returns the strength in the unit of the kind, for example hit points per turn. The event `status-gained` reports
   * the strength.
   */
  strength(status: S): number;
  isGood(strength: number): boolean;
  /** True if `newer` is merged with `older` instead of existing beside it. */
  isSame(older: S, newer: S): boolean;
  /** Merges two statuses for which `isSame` holds. The caller then sets `turns`, `by` and `credit` in the result. */
  join(older: S, newer: S): S;
  /** Returns the hit points that the bearer loses in each turn. */
  damagePerTurn(status: S): number;
  /** Ticks by which each turn of the bearer comes later; negative if the bearer is quicker. */
  initiativePenalty(status: S): number;
  attributeBonus(status: S): Readonly<AttributeBonus>;
  armorBonus(status: S): number;
  /** Cells that the status takes from the sight radius. */
  sightPenalty(status: S): number;
  /** True if mobs with this status lose their turns, and a hero with it moves and attacks in random directions. */
  confuses: boolean;
}

/** Defaults for a kind of status that changes no figures. */
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
