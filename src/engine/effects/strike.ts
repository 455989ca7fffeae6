import { always, type EffectKind, never } from './common/kind';
import { wound } from './common/pools';

/** Emits no event, because the attack already reported the hit. */
export const strike: EffectKind = {
  readFrom: never,
  hasEffect: always,
  apply: (world, effect, target) => void wound(world, effect, target),
};
