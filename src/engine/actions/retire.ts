import { endRun } from '../state';
import { type Planner, refuse } from './common/plan';

/** Refused as `not-a-victor` until the hero has won the laurel. */
export const retire: Planner<'retire'> = (world) => {
  if (!world.game.laurel) return refuse({ code: 'not-a-victor' });
  return { kind: 'free', run: () => endRun(world, 'retired') };
};
