import { component, packItem } from '../state';
import { intend, type Planner, refuse } from './common/plan';

/** Drops an item from the backpack; worn items must be removed first. */
export const drop: Planner<'drop'> = (world, { item }) => {
  const held = packItem(world, item);
  if (!held) return refuse({ code: 'no-such-item' });
  if (component(world.raws, held, 'equipped')) return refuse({ code: 'equipped' });
  return intend(world, { kind: 'drop', item });
};
