import { emit } from '../state';
import { type Planner, refuseDanger } from './common/plan';

/** Ends the run for good. */
export const abandon: Planner<'abandon'> = (world, { sure }) => {
  if (!sure) return refuseDanger('abandon', null);
  return {
    kind: 'free',
    run: () => {
      const { game } = world;
      game.over = { result: 'abandoned', turn: game.turn, depth: game.depth, by: null, cause: null };
      game.pending = null;
      emit(world, { kind: 'over', result: 'abandoned' }, 'self');
    },
  };
};
