import type { Planner } from './common/plan';
import { canRecover, emitRecovery, recover } from './rest';

/** The hero recovers as in a turn of rest. */
export const wait: Planner<'wait'> = (world) => {
  const isAble = canRecover(world);
  return { kind: 'turn', run: () => emitRecovery(world, recover(world, isAble)) };
};
