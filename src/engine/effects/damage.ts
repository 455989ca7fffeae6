import { refById, refOf } from '../knowledge';
import { emitAbout, visibleCellOf } from '../state';
import { always, type EffectKind } from './common/kind';
import { wound } from './common/pools';

export const damage: EffectKind = {
  readFrom: ({ effects }) => (effects.damage === undefined ? null : { amount: effects.damage }),
  hasEffect: always,
  apply(world, effect, target) {
    if (!wound(world, effect, target)) return;
    const { amount, source: cause } = effect;
    const by = refById(world, effect.by);
    const fact = {
      kind: 'hurt',
      target: refOf(world, target),
      amount,
      at: visibleCellOf(world, target),
      cause,
      by,
    } as const;
    emitAbout(world, fact, target, effect.by);
  },
};
