import { always, type EffectKind } from './common/kind';
import { addStatus, LINGERING_TURNS } from './common/status';

/** Hit points lost each player-turn. */
export const damageOverTime: EffectKind = {
  carried: ({ effects }) =>
    effects.damage_over_time === undefined ? null : { amount: effects.damage_over_time, turns: LINGERING_TURNS },
  helps: always,
  apply(world, { source, turns, by, amount }, target) {
    addStatus(world, target, { kind: 'damage-over-time', source, turns, by, damage: amount });
  },
};
