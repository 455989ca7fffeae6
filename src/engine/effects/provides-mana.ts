import { refOf } from '../knowledge';
import { shownAt, tell } from '../state';
import type { EffectKind } from './common/kind';
import { refill, wanting } from './common/pools';

/** Mana given back, up to the maximum. */
export const providesMana: EffectKind = {
  carried: ({ effects }) => (effects.provides_mana === undefined ? null : { amount: effects.provides_mana, turns: 0 }),
  helps: (world, _source, target) => wanting(world, target, 'mana'),
  apply(world, effect, target) {
    const amount = refill(world, target, 'mana', effect.amount);
    if (amount === 0) return;
    const fact = { kind: 'mana-restored', target: refOf(world, target), amount, at: shownAt(world, target) } as const;
    tell(world, fact, target, effect.by);
  },
};
