import { spareItemsOf } from '../knowledge';
import { type Planner, refuse } from './common/plan';
import { buyerRefusal, sellItem } from './common/sale';

/**
 * Plans to sell all spare items to an adjacent vendor, the most expensive first, which takes no time. Refused as
 * `not-a-vendor`, `no-trade` or `no-spares`. Chooses all items before the first sale, because each sale could change
 * the choice.
 */
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
