import type { Planner } from './common/plan';
import { canRecover, emitRecovery, recover } from './rest';

/**
 * Plans a turn without an action. Never refused. If no threat is in view and the hero is not hungry, the hero recovers
 * as in one turn of rest.
 */
export const wait: Planner<'wait'> = (world) => {
  const isAble = canRecover(world);
  return { kind: 'turn', run: () => emitRecovery(world, recover(world, isAble)) };
};
