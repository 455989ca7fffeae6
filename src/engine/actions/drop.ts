import { component, packItem } from '../state';
import { intend, type Planner, refuse } from './common/plan';

/** Drops an item from the backpack; worn items must be removed first. */
export const drop: Planner<'drop'> = (world, { item }) => {
  const thing = packItem(world, item);
  if (!thing) return refuse({ code: 'no-such-item' });
  if (component(world.raws, thing, 'equipped')) return refuse({ code: 'equipped' });
  return intend(world, { kind: 'drop', item });
};
