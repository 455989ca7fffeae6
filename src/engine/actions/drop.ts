import { component, packItem } from '../state';
import { intend, type Planner, refuse } from './common/plan';

/** Lays something from the backpack on the floor; what is worn must come off first. */
export const drop: Planner<'drop'> = (world, { item }) => {
  const held = packItem(world, item);
  if (!held) return refuse({ code: 'no-such-item' });
  if (component(world.raws, held, 'equipped')) return refuse({ code: 'equipped' });
  return intend(world, { kind: 'drop', item });
};
