import type { EffectSource, Entity, EntityId, QueuedEffect, Raws, Refusal, Targets, World } from '../../state';

/** Parameters of an effect, read from its carrier, as far as its kind has any. */
export type Strength = Partial<Pick<QueuedEffect, 'amount' | 'status' | 'choice' | 'destination'>>;

/** One kind of effect: how it is read from a carrier, whether it would change anything, and how it is applied. */
export interface EffectKind {
  /** Its parameters in this carrier; `null` when the carrier has no such effect. */
  readFrom(source: EffectSource, raws: Raws): Strength | null;
  /** Would it change anything for this living entity? Asked only when the carrier is aimed at one entity. */
  hasEffect(world: World, source: EffectSource, target: Entity): boolean;
  /** Why it would change nothing, where there is more to be said; `null` otherwise. */
  refusal?(world: World): Refusal | null;
  /** It is its author to whom it is applied, wherever the carrier is aimed. */
  onAuthor?: true;
  /** Applies it to one entity, which is alive, except for `death`. */
  apply(world: World, effect: QueuedEffect, target: Entity): void;
}

/** An effect that is only shown. */
export type VisualEffect = (world: World, source: EffectSource, by: EntityId | null, targets: Targets) => void;

export const always = (): boolean => true;
export const never = (): null => null;
