import type { Planner } from './common/plan';
import { emitRecovery, recover } from './rest';

/** A turn of doing nothing, which heals a little when all is quiet. */
export const wait: Planner<'wait'> = (world) => ({ kind: 'turn', run: () => emitRecovery(world, recover(world)) });
