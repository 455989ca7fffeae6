import { spareItemsOf } from '../knowledge';
import { type Planner, refuse } from './common/plan';
import { buyerRefusal, sellItem } from './common/sale';

/**
 * Sells all spare items to an adjacent vendor, the dearest first. Takes no time. The engine chooses all spare items
 * before it sells the first one, because each sale lightens the load and could change the choice. Refused as
 * `no-spares` if there are none.
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
