import { endRun } from '../state';
import { type Planner, refuse } from './common/plan';

/** Plans to end the run as a victory. Refused as `not-a-victor` until the hero has won the campaign's laurel. */
export const retire: Planner<'retire'> = (world) => {
  if (!world.game.laurel) return refuse({ code: 'not-a-victor' });
  return { kind: 'free', run: () => endRun(world, 'retired') };
};
