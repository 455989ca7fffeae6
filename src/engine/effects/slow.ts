import { always, type EffectKind } from './common/kind';
import { addStatus, LINGERING_TURNS } from './common/status';

/** Initiative ticks added to every interval; negative is haste. */
export const slow: EffectKind = {
  carried: ({ effects }) => (effects.slow === undefined ? null : { amount: effects.slow, turns: LINGERING_TURNS }),
  helps: always,
  apply(world, { source, turns, by, amount }, target) {
    addStatus(world, target, { kind: 'slow', source, turns, by, penalty: amount });
  },
};
