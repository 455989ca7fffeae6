import { packItem } from '../state';
import { partingRefusal } from './common/parting';
import { type Planner, refuse } from './common/plan';
import { buyerRefusal, sellItem } from './common/sale';

/** Refused as `not-a-vendor`, `no-trade`, `no-such-item`, `equipped` or `quest-item`. */
export const sell: Planner<'sell'> = (world, { vendor, item }) => {
  const noBuyer = buyerRefusal(world, vendor);
  if (noBuyer) return refuse(noBuyer);
  const thing = packItem(world, item);
  if (!thing) return refuse({ code: 'no-such-item' });
  const refusal = partingRefusal(world, thing);
  if (refusal) return refuse(refusal);
  return { kind: 'free', run: () => sellItem(world, thing) };
};
