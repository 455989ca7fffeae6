import { emit } from '../state';
import { dangerous, type Planner } from './common/plan';

/** Ends the run for good. */
export const abandon: Planner<'abandon'> = (world, { sure }) => {
  if (!sure) return dangerous('abandon', null);
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
