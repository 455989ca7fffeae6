import type { Planner } from './common/plan';
import { emitRecovery, recover } from './rest';

/** Waits one turn, which recovers a little if no enemy is in view. */
export const wait: Planner<'wait'> = (world) => ({ kind: 'turn', run: () => emitRecovery(world, recover(world)) });
