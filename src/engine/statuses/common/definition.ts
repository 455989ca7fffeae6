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

/** What decides which statuses a carrier of effects (item, weapon, spell, trigger) gives to whoever it hits. */
export interface StatusCarrier<Tags> {
  /** Recorded as the cause. */
  raw: RawId;
  effects: { readonly [Tag in keyof Tags]?: z.infer<Tags[Tag]> | undefined };
  archetype: { readonly consumable?: unknown; readonly attributeBonus?: Readonly<AttributeBonus> };
}

/**
 * Everything the engine knows of one kind of status. Statuses of every kind stack: each is kept beside the others,
 * loses one turn with every player-turn and ends at 0. What several contribute is added up.
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
  /** Hit points lost with every player-turn. */
  damagePerTurn(status: S): number;
  /** Ticks added to the interval between turns. */
  initiativePenalty(status: S): number;
  attributeBonus(status: S): Readonly<AttributeBonus>;
  /** Mobs with it lose their turns; steps and attacks of the hero go in a random direction. */
  confuses: boolean;
}

/** The contributions of a status that does nothing of the kind. */
export const NO_CONTRIBUTION = {
  damagePerTurn: () => 0,
  initiativePenalty: () => 0,
  attributeBonus: () => ({}),
  confuses: false,
} satisfies Partial<StatusDefinition>;
