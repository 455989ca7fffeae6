import { spareItemsOf } from '../knowledge';
import { type Planner, refuse } from './common/plan';
import { buyerRefusal, sellItem } from './common/sale';

/** Chooses all items first, because a sale could change the choice. */
export const sellSpareItems: Planner<'sell-spares'> = (world, { vendor }) => {
  const noBuyer = buyerRefusal(world, vendor);
  if (noBuyer) return refuse(noBuyer);
  const spareItems = spareItemsOf(world);
  if (spareItems.length === 0) return refuse({ code: 'no-spares' });
  return {
    kind: 'free',
    run: () => {
      for (const spare of spareItems) sellItem(world, spare);
    },
  };
};
