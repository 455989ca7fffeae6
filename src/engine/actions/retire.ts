import { emit } from '../state';
import { type Planner, refuse } from './common/plan';

/** Ends the run as a victory. Needs the laurel. */
export const retire: Planner<'retire'> = (world) => {
  const { game } = world;
  if (!game.laurel) return refuse({ code: 'not-a-victor' });
  return {
    kind: 'free',
    run: () => {
      game.over = { result: 'retired', turn: game.turn, depth: game.depth, by: null, cause: null };
      emit(world, { kind: 'over', result: 'retired' }, 'self');
    },
  };
};
