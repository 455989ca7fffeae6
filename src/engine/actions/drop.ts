import { component, has, packItem } from '../state';
import { intend, type Planner, refuse } from './common/plan';

/** Drops an item from the backpack; worn items must be removed first. */
export const drop: Planner<'drop'> = (world, { item }) => {
  const thing = packItem(world, item);
  if (!thing) return refuse({ code: 'no-such-item' });
  if (component(world.raws, thing, 'equipped')) return refuse({ code: 'equipped' });
  if (has(world.raws, thing, 'quest')) return refuse({ code: 'quest-item', item: thing.raw });
  return intend(world, { kind: 'drop', item });
};
