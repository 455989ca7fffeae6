import type { EffectSource, Entity, EntityId, QueuedEffect, Raws, Refusal, Targets, World } from '../../state';

export type Strength = Partial<Pick<QueuedEffect, 'amount' | 'share' | 'status' | 'choice' | 'destination'>>;

export interface EffectKind {
  /** Returns the parameters of this effect; `null` if `source` has no effect of this kind. */
  readFrom(source: EffectSource, raws: Raws): Strength | null;
  /** False if the effect would change nothing. */
  hasEffect(world: World, source: EffectSource, target: Entity): boolean;
  /** Returns a more precise refusal than `no-effect-here`; `null` if there is none. */
  refusal?(world: World): Refusal | null;
  /** True if the effect applies to the user of the item or spell, regardless of the aim. */
  onAuthor?: true;
  /** The target is alive, unless the effect is `death`. */
  apply(world: World, effect: QueuedEffect, target: Entity): void;
}

/** Emits an event that shows the effect; no event if the hero sees none of the cells. */
export type VisualEffect = (world: World, source: EffectSource, by: EntityId | null, targets: Targets) => void;

export const always = (): boolean => true;
/** Serves as `readFrom` of effects that no item, spell or trap has. */
export const never = (): null => null;
