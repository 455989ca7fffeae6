import { packItem } from '../state';
import { partingRefusal } from './common/parting';
import { intend, type Planner, refuse } from './common/plan';

/** Refused as `no-such-item`, `equipped` or `quest-item`. */
export const drop: Planner<'drop'> = (world, { item }) => {
  const thing = packItem(world, item);
  if (!thing) return refuse({ code: 'no-such-item' });
  const refusal = partingRefusal(world, thing);
  if (refusal) return refuse(refusal);
  return intend(world, { kind: 'drop', item });
};
