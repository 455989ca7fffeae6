import type { EffectSource, Entity, EntityId, QueuedEffect, Raws, Refusal, Targets, World } from '../../state';

/**
 * Parameters of an effect, read from its carrier: the item, spell or trap that has the effect. A kind of effect fills
 * in only the parameters that it needs.
 */
export type Strength = Partial<Pick<QueuedEffect, 'amount' | 'status' | 'choice' | 'destination'>>;

/** A kind of effect: how to read it from a carrier, how to tell if it would change anything, and how to apply it. */
export interface EffectKind {
  /** Returns the effect's parameters in this carrier; `null` if the carrier has no such effect. */
  readFrom(source: EffectSource, raws: Raws): Strength | null;
  /**
   * True if the effect would change anything for this living entity. Only called if the carrier is aimed at one entity.
   */
  hasEffect(world: World, source: EffectSource, target: Entity): boolean;
  /** Returns a more exact reason than `no-effect-here` why the effect would change nothing; `null` if there is none. */
  refusal?(world: World): Refusal | null;
  /** Set if the effect applies to the creature that uses the carrier, wherever that creature aims. */
  onAuthor?: true;
  /** Applies the effect to one entity, which is alive unless the effect is `death`. */
  apply(world: World, effect: QueuedEffect, target: Entity): void;
}

/** An effect that the engine only shows. */
export type VisualEffect = (world: World, source: EffectSource, by: EntityId | null, targets: Targets) => void;

export const always = (): boolean => true;
export const never = (): null => null;
