import { isKnownCursed } from '../knowledge';
import { component, heldItem } from '../state';
import { intend, type Planner, refused } from './common/plan';

/** Takes off what is worn. Refused as `cursed` only when the hero knows of the curse. */
export const remove: Planner<'remove'> = (world, { item }) => {
  const worn = heldItem(world, item);
  if (!worn) return refused({ code: 'no-such-item' });
  if (!component(world.raws, worn, 'equipped')) return refused({ code: 'not-equipped' });
  if (isKnownCursed(world, worn)) return refused({ code: 'cursed', item: worn.raw });
  return intend(world, { kind: 'remove', item });
};
