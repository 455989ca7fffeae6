import { endRun } from '../state';
import { type Planner, refuseDanger } from './common/plan';

/** Plans to give the run up for good. Refused as `danger` until `sure` is set. */
export const abandon: Planner<'abandon'> = (world, { sure }) => {
  if (!sure) return refuseDanger('abandon', null);
  return {
    kind: 'free',
    run: () => {
      world.game.pending = null;
      endRun(world, 'abandoned');
    },
  };
};
