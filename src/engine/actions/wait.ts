import type { Planner } from './common/plan';
import { canRecover, emitRecovery, recover } from './rest';

/**
 * Plans a turn without an action. Never refused. The hero recovers as in a turn of rest, unless it is hungry or a
 * threat is in view.
 */
export const wait: Planner<'wait'> = (world) => {
  const isAble = canRecover(world);
  return { kind: 'turn', run: () => emitRecovery(world, recover(world, isAble)) };
};
