import type { EffectSource, Entity, EntityId, QueuedEffect, Raws, Targets, World } from '../../state';

/** What an effect takes from its carrier; 0 where the kind has no use for it. */
export interface Strength extends Pick<QueuedEffect, 'status' | 'choice' | 'destination'> {
  amount: number;
  /** Player-turns it lasts. */
  turns: number;
}

/** One kind of effect: how it is read off a carrier, whether it is worth it, and what it does to somebody. */
export interface EffectKind {
  /** Its strength in this carrier; `null` when the carrier has no such effect. */
  readFrom(source: EffectSource, raws: Raws): Strength | null;
  /** Would anything change for this living entity? Consulted only when the carrier is aimed at one entity. */
  hasEffect(world: World, source: EffectSource, target: Entity): boolean;
  /** Does it to one entity: alive, save for `death`. */
  apply(world: World, effect: QueuedEffect, target: Entity): void;
}

/** A kind that is only to be seen. */
export type VisualEffect = (world: World, source: EffectSource, by: EntityId | null, targets: Targets) => void;

export const always = (): boolean => true;
export const never = (): null => null;
