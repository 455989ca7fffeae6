import type { EffectSource, Entity, EntityId, QueuedEffect, Raws, Refusal, Targets, World } from '../../state';

/** Parameters of an effect. Each kind of effect sets only the parameters that it needs. */
export type Strength = Partial<Pick<QueuedEffect, 'amount' | 'share' | 'status' | 'choice' | 'destination'>>;

export interface EffectKind {
  /** Returns the parameters of this effect; `null` if `source` has no such effect. */
  readFrom(source: EffectSource, raws: Raws): Strength | null;
  hasEffect(world: World, source: EffectSource, target: Entity): boolean;
  /**
   * Returns a more precise refusal than `no-effect-here` for an effect that would change nothing; `null` if there is
   * none.
   */
  refusal?(world: World): Refusal | null;
  /** True if the effect always applies to the user of the item or spell, regardless of its aim. */
  onAuthor?: true;
  /** Applies the effect to a target. The target is alive, unless the effect is `death`. */
  apply(world: World, effect: QueuedEffect, target: Entity): void;
}

/** Effect that emits an event, and changes nothing else. */
export type VisualEffect = (world: World, source: EffectSource, by: EntityId | null, targets: Targets) => void;

/** The method `hasEffect` of kinds of effect that always count as a change. */
export const always = (): boolean => true;
/** The method `readFrom` of kinds of effect that no item, spell or trap has. */
export const never = (): null => null;
