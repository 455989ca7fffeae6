import type { Planner } from './common/plan';
import { canRecover, emitRecovery, recover } from './rest';

/** Plans a turn without an action, in which the hero recovers as in a turn of rest. Never refused. */
export const wait: Planner<'wait'> = (world) => {
  const isAble = canRecover(world);
  return { kind: 'turn', run: () => emitRecovery(world, recover(world, isAble)) };
};
