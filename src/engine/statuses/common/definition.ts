import type * as z from 'zod/mini';
import type { AttributeBonus, EntityId, RawId } from '../../vocabulary/character';

/** Player-turns that slowness, haste and damage over time last. */
export const LINGERING_TURNS = 5;

/** What every status records. */
export interface StatusBase {
  source: RawId;
  /** Player-turns left. */
  turns: number;
  by: EntityId | null;
  /** Who is rewarded for its kills, where that is not the author. */
  credit?: EntityId;
}

/** What decides which statuses a carrier of effects (item, weapon, spell, trigger) gives to whoever it hits. */
export interface StatusCarrier<Tags> {
  /** Recorded as the cause. */
  raw: RawId;
  effects: { readonly [Tag in keyof Tags]?: z.infer<Tags[Tag]> | undefined };
  archetype: { readonly consumable?: unknown; readonly attributeBonus?: Readonly<AttributeBonus> };
}

/**
 * Everything the engine knows of one kind of status. A second one of the same source refreshes the first; those of
 * other sources are kept beside it, and what several contribute is added up. Each loses one turn with every player-turn
 * and ends at 0.
 */
export interface StatusDefinition<S extends StatusBase = StatusBase, Tags = object> {
  /** Effect tags that give the status, with the schemas of their values in the raws. */
  tags: Tags;
  /** The status a carrier gives, not credited to anybody yet; `null` when it gives none of this kind. */
  fromCarrier(carrier: StatusCarrier<Tags>): S | null;
  /** Its strength as one number in the unit of the kind; reported when the status is gained. */
  strength(status: S): number;
  /** Is a status of this strength good for its bearer? */
  isGood(strength: number): boolean;
  /** Are they one status of a creature, of which the newer refreshes the older? */
  isSame(older: S, newer: S): boolean;
  /** The one status that comes of two that are the same, but for its turns and its author. */
  join(older: S, newer: S): S;
  /** Hit points lost with every player-turn. */
  damagePerTurn(status: S): number;
  /** Ticks added to the interval between turns. */
  initiativePenalty(status: S): number;
  attributeBonus(status: S): Readonly<AttributeBonus>;
  /** Points of armour class. */
  armorBonus(status: S): number;
  /** Cells by which the hero sees less far. */
  sightPenalty(status: S): number;
  /** Mobs with it lose their turns; steps and attacks of the hero go in a random direction. */
  confuses: boolean;
}

/** The contributions of a status that does nothing of the kind, and is refreshed by those of its source. */
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
