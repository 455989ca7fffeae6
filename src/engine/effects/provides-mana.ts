import { refOf } from '../knowledge';
import { emitAbout, visibleCellOf } from '../state';
import type { EffectKind } from './common/kind';
import { isBelowMax, refill, restorationOf } from './common/pools';

export const providesMana: EffectKind = {
  readFrom: (source, raws) => restorationOf(source, raws, 'provides_mana'),
  hasEffect: (world, _source, target) => isBelowMax(world, target, 'mana'),
  apply(world, effect, target) {
    const amount = refill(world, target, 'mana', effect);
    if (amount === 0) return;
    const fact = {
      kind: 'mana-restored',
      target: refOf(world, target),
      amount,
      at: visibleCellOf(world, target),
    } as const;
    emitAbout(world, fact, target, effect.by);
  },
};
