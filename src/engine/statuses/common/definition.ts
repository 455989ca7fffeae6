import type * as z from 'zod/mini';
import type { AttributeBonus, EntityId, RawId } from '../../vocabulary/character';

/** Player-turns for which slowness, haste, dimness and damage over time last. */
export const LINGERING_TURNS = 5;

/** `source` is the raw of the item, spell, prop or boon that gave the status. `by` is the creature that caused it. */
export interface StatusBase {
  source: RawId;
  /** Player-turns left. */
  turns: number;
  by: EntityId | null;
  /** Creature that gets the reward if the status kills its bearer; absent if `by` gets the reward. */
  credit?: EntityId;
}

export interface StatusCarrier<Tags> {
  /** Raw id of the item, spell, prop or boon. The id becomes the `source` of the status. */
  raw: RawId;
  effects: { readonly [Tag in keyof Tags]?: z.infer<Tags[Tag]> | undefined };
  archetype: { readonly consumable?: unknown; readonly attributeBonus?: Readonly<AttributeBonus> };
}

/**
 * Definition of a kind of status. By default a second status of the same source replaces the first. Statuses of other
 * sources exist side by side, and their contributions add up. Every status loses one turn in each player-turn, and ends
 * at 0.
 */
export interface StatusDefinition<S extends StatusBase = StatusBase, Tags = object> {
  /** Effect tags in the raws that give the status, with the schemas of their values. */
  tags: Tags;
  /** Returns the status that the carrier gives, or `null`. The caller sets `by`. */
  fromCarrier(carrier: StatusCarrier<Tags>): S | null;
  /**
   * Returns the strength of the status in the unit of its kind, for example hit points per player-turn. The event
   * `status-gained` reports this number.
   */
  strength(status: S): number;
  isGood(strength: number): boolean;
  /** True if the newer status is merged with the older one instead of existing beside it. */
  isSame(older: S, newer: S): boolean;
  /** Merges two statuses for which `isSame` is true. The caller then sets `turns`, `by` and `credit` in the result. */
  join(older: S, newer: S): S;
  /** Hit points that the bearer loses in each player-turn. */
  damagePerTurn(status: S): number;
  /** Delay of each turn of the bearer, in ticks; negative if the bearer is quicker. */
  initiativePenalty(status: S): number;
  attributeBonus(status: S): Readonly<AttributeBonus>;
  armorBonus(status: S): number;
  /** Cells that the status takes from the sight radius. */
  sightPenalty(status: S): number;
  /** True if mobs with this status lose their turns, and a hero with it moves and attacks in random directions. */
  confuses: boolean;
}

/** Defaults for a kind of status that changes no figures. A newer status replaces an older one of the same source. */
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
