import { companionHere } from '../creatures';
import { refOf } from '../knowledge';
import { emit } from '../state';
import { type Planner, refuse } from './common/plan';

/** Plans an order to the companion. Refused as `no-companion`. */
export const bid: Planner<'bid'> = (world, { what }) => {
  const companion = companionHere(world);
  if (!companion) return refuse({ code: 'no-companion' });
  return {
    kind: 'free',
    run() {
      companion.companion = what;
      emit(world, { kind: 'bidden', who: refOf(world, companion), what }, 'self');
    },
  };
};
