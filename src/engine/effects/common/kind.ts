import type { EffectSource, Entity, EntityId, QueuedEffect, Raws, Refusal, Targets, World } from '../../state';

export type Strength = Partial<Pick<QueuedEffect, 'amount' | 'share' | 'status' | 'choice' | 'destination'>>;

export interface EffectKind {
  /** Returns `null` if `source` has no effect of this kind. */
  readFrom(source: EffectSource, raws: Raws): Strength | null;
  /** False if the effect would change nothing. */
  hasEffect(world: World, source: EffectSource, target: Entity): boolean;
  /** Returns a more precise refusal than `no-effect-here`. */
  refusal?(world: World): Refusal | null;
  /** True if the effect applies to the user, regardless of the aim. */
  onAuthor?: true;
  /** Only the effect `death` gets a dead target. */
  apply(world: World, effect: QueuedEffect, target: Entity): void;
}

/** Emits no event if the hero sees none of the cells. */
export type VisualEffect = (world: World, source: EffectSource, by: EntityId | null, targets: Targets) => void;

export const always = (): boolean => true;
/** Marks effects that no item, spell or trap has. */
export const never = (): null => null;
