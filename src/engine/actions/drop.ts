import { component, heldItem } from '../state';
import { intend, type Planner, refused } from './common/plan';

/** Lays something from the backpack on the floor; what is worn must come off first. */
export const drop: Planner<'drop'> = (world, { item }) => {
  const held = heldItem(world, item);
  if (!held) return refused({ code: 'no-such-item' });
  if (component(world.raws, held, 'equipped')) return refused({ code: 'equipped' });
  return intend(world, { kind: 'drop', item });
};
