import { sparesOf } from '../knowledge';
import { type Planner, refuse } from './common/plan';
import { buyerRefusal, sellItem } from './common/sale';

/**
 * Sells all spares to an adjacent vendor, the dearest first, each as `sell` does. A lighter load makes none of them
 * wanted: they are those there were before. Takes no time. Refused as `no-spares` where there are none.
 */
export const sellSpares: Planner<'sell-spares'> = (world, { vendor }) => {
  const noBuyer = buyerRefusal(world, vendor);
  if (noBuyer) return refuse(noBuyer);
  const spares = sparesOf(world);
  if (spares.length === 0) return refuse({ code: 'no-spares' });
  return {
    kind: 'free',
    run: () => {
      for (const spare of spares) sellItem(world, spare);
    },
  };
};
