import { refOf } from '../knowledge';
import { emitAbout, visibleCellOf } from '../state';
import type { EffectKind } from './common/kind';
import { isBelowMax, refill, restorationOf } from './common/pools';

export const providesHealing: EffectKind = {
  readFrom: (source, raws) => restorationOf(source, raws, 'provides_healing'),
  hasEffect: (world, _source, target) => isBelowMax(world, target, 'hp'),
  apply(world, effect, target) {
    const amount = refill(world, target, 'hp', effect);
    if (amount === 0) return;
    emitAbout(
      world,
      { kind: 'healed', target: refOf(world, target), amount, at: visibleCellOf(world, target) },
      target,
      effect.by,
    );
  },
};
