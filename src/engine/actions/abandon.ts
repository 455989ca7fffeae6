import { endRun } from '../state';
import { type Planner, refuseDanger } from './common/plan';

/** Ends the run for good. Refused as `danger` without `sure`. */
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
