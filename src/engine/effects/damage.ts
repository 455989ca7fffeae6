import { refById, refOf } from '../knowledge';
import { shownAt, tell } from '../state';
import { always, type EffectKind } from './common/kind';
import { wound } from './common/pools';

/** Hit points lost, whatever the armour. */
export const damage: EffectKind = {
  carried: ({ effects }) => (effects.damage === undefined ? null : { amount: effects.damage, turns: 0 }),
  helps: always,
  apply(world, effect, target) {
    if (!wound(world, effect, target)) return;
    const { amount, source: cause } = effect;
    const by = refById(world, effect.by);
    const fact = { kind: 'hurt', target: refOf(world, target), amount, at: shownAt(world, target), cause, by } as const;
    tell(world, fact, target, effect.by);
  },
};
