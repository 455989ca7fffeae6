import { always, type EffectKind, never } from './common/kind';
import { wound } from './common/pools';

/** Deals the damage of a melee attack, which was already reported when it hit. */
export const strike: EffectKind = {
  readFrom: never,
  hasEffect: always,
  apply: (world, effect, target) => void wound(world, effect, target),
};
