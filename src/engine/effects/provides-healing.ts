import { refOf } from '../knowledge';
import { shownAt, tell } from '../state';
import type { EffectKind } from './common/kind';
import { refill, wanting } from './common/pools';

/** Hit points given back, up to the maximum. */
export const providesHealing: EffectKind = {
  carried: ({ effects }) =>
    effects.provides_healing === undefined ? null : { amount: effects.provides_healing, turns: 0 },
  helps: (world, _source, target) => wanting(world, target, 'hp'),
  apply(world, effect, target) {
    const amount = refill(world, target, 'hp', effect.amount);
    if (amount === 0) return;
    tell(
      world,
      { kind: 'healed', target: refOf(world, target), amount, at: shownAt(world, target) },
      target,
      effect.by,
    );
  },
};
