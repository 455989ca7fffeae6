import { always, type EffectKind, never } from './common/kind';
import { wound } from './common/pools';

/** The damage of a blow, which was told when it landed. */
export const strike: EffectKind = {
  readFrom: never,
  hasEffect: always,
  apply: (world, effect, target) => void wound(world, effect, target),
};
