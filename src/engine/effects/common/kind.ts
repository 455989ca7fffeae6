import type { EffectSource, Entity, EntityId, QueuedEffect, Raws, Refusal, Targets, World } from '../../state';

/**
 * Parameters of an effect, read from its carrier: the item, spell or trap that has the effect. Each kind of effect sets
 * only the parameters that it needs.
 */
export type Strength = Partial<Pick<QueuedEffect, 'amount' | 'share' | 'status' | 'choice' | 'destination'>>;

/**
 * A kind of effect. Its functions read it from an item, spell or trap, decide if it would change anything, and apply
 * it.
 */
export interface EffectKind {
  /**
   * Returns the parameters that the item, spell or trap `source` gives this kind of effect; `null` if `source` has no
   * such effect.
   */
  readFrom(source: EffectSource, raws: Raws): Strength | null;
  /**
   * True if the effect would change anything for this living entity. The engine calls this only if `source` is aimed at
   * one entity, not at cells.
   */
  hasEffect(world: World, source: EffectSource, target: Entity): boolean;
  /**
   * Returns a refusal that explains more precisely than `no-effect-here` why the effect would change nothing; `null` if
   * there is none.
   */
  refusal?(world: World): Refusal | null;
  /** True if the effect always applies to the creature that uses the item or spell, regardless of its aim. */
  onAuthor?: true;
  /** Applies the effect to one entity. The entity is alive, unless the effect is `death`. */
  apply(world: World, effect: QueuedEffect, target: Entity): void;
}

/** Shows an effect by emitting an event. Changes nothing else. */
export type VisualEffect = (world: World, source: EffectSource, by: EntityId | null, targets: Targets) => void;

/** Implements `hasEffect` for kinds of effect that always change something. */
export const always = (): boolean => true;
/** Implements `readFrom` for kinds of effect that no item, spell or trap has. */
export const never = (): null => null;
