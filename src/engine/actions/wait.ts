import type { Planner } from './common/plan';
import { canRecover, emitRecovery, recover } from './rest';

/** Waits one turn, which recovers a little if no threat is in view. */
export const wait: Planner<'wait'> = (world) => {
  const isAble = canRecover(world);
  return { kind: 'turn', run: () => emitRecovery(world, recover(world, isAble)) };
};
