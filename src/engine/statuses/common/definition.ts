import type * as z from 'zod/mini';
import type { AttributeBonus, EntityId, RawId } from '../../state/character';

/** Player-turns that slowness, haste and damage over time last. */
export const LINGERING_TURNS = 5;

/** What every status records: what caused it, how many player-turns are left, and who is credited with its kills. */
export interface StatusBase {
  source: RawId;
  turns: number;
  by: EntityId | null;
}

/** What decides which statuses a carrier of effects (item, weapon, spell, trigger) lays on whoever it hits. */
export interface StatusCarrier<Tags> {
  /** Recorded as the cause. */
  raw: RawId;
  effects: { readonly [Tag in keyof Tags]?: z.infer<Tags[Tag]> | undefined };
  archetype: { readonly consumable?: unknown; readonly attributeBonus?: Readonly<AttributeBonus> };
}

/**
 * Everything the engine knows of one kind of status. Statuses of every kind stack: each is kept beside those borne
 * already, runs down by one with every player-turn and ends at 0. What several contribute adds up.
 */
export interface StatusDefinition<S extends StatusBase = StatusBase, Tags = object> {
  /** Effect tags that lay it, with the schemas of their values in the raws. */
  tags: Tags;
  /** The status a carrier lays, not credited to anybody yet; `null` when it lays none of this kind. */
  fromCarrier(carrier: StatusCarrier<Tags>): S | null;
  /** The one number that says how strong it is; reported when it is laid, in the unit of the kind. */
  strength(status: S): number;
  /** Is a status of this strength good for its bearer? */
  isGood(strength: number): boolean;
  /** Hit points lost with every player-turn. */
  damagePerTurn(status: S): number;
  /** Ticks added to the interval between turns. */
  initiativePenalty(status: S): number;
  attributeBonus(status: S): Readonly<AttributeBonus>;
  /** Mobs that bear it lose their turns; steps and blows of the hero go in a random direction. */
  confuses: boolean;
}

/** What a status contributes that does none of these things. */
export const NO_CONTRIBUTION = {
  damagePerTurn: () => 0,
  initiativePenalty: () => 0,
  attributeBonus: () => ({}),
  confuses: false,
} satisfies Partial<StatusDefinition>;
