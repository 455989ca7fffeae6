import { always, type EffectKind } from './common/kind';
import { addStatus } from './common/status';

/** Takes the turns of mobs, and the hero's sense of direction. */
export const confusion: EffectKind = {
  carried: ({ effects }) => (effects.confusion === undefined ? null : { amount: 0, turns: effects.confusion }),
  helps: always,
  apply(world, { source, turns, by }, target) {
    addStatus(world, target, { kind: 'confusion', source, turns, by });
  },
};
