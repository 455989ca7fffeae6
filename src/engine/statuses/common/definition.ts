import type * as z from 'zod/mini';
import type { AttributeBonus, EntityId, RawId } from '../../vocabulary/character';

/** Turns that slowness, haste, dimness and damage over time last. */
export const LINGERING_TURNS = 5;

/** `by` is `null` if no creature caused the status. */
export interface StatusBase {
  source: RawId;
  turns: number;
  by: EntityId | null;
  /** Creature rewarded for the bearer's death, if not `by`. */
  credit?: EntityId;
}

export interface StatusCarrier<Tags> {
  raw: RawId;
  effects: { readonly [Tag in keyof Tags]?: z.infer<Tags[Tag]> | undefined };
  archetype: { readonly consumable?: unknown; readonly attributeBonus?: Readonly<AttributeBonus> };
}

/** By default, a newer status replaces one of the same kind and source. */
export interface StatusDefinition<S extends StatusBase = StatusBase, Tags = object> {
  tags: Tags;
  /** The caller sets `by`. */
  fromCarrier(carrier: StatusCarrier<Tags>): S | null;
  /** The unit depends on the kind, such as hit points per turn. */
  strength(status: S): number;
  isGood(strength: number): boolean;
  /** True if `join` must merge the two statuses. */
  isSame(older: S, newer: S): boolean;
  /** The caller then sets `turns`, `by` and `credit`. */
  join(older: S, newer: S): S;
  damagePerTurn(status: S): number;
  /** Returns extra ticks for each turn; negative if the bearer is quicker. */
  initiativePenalty(status: S): number;
  attributeBonus(status: S): Readonly<AttributeBonus>;
  armorBonus(status: S): number;
  /** Returns the cells taken from the sight radius. */
  sightPenalty(status: S): number;
  /** Mobs lose their turns; a hero moves and attacks randomly. */
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
