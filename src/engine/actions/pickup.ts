import { tollRefusal } from '../knowledge';
import { component, itemsAt, positionOf } from '../state';
import { intend, type Planner, refuse } from './common/plan';

/** By default, picks up the item with the highest id. */
export const pickup: Planner<'pickup'> = (world, { item }) => {
  const here = itemsAt(world, positionOf(world.game.hero)).filter((entity) => !component(world.raws, entity, 'hidden'));
  const wanted = item === undefined ? here.at(-1) : here.find((entity) => entity.id === item);
  if (!wanted) return refuse({ code: 'nothing-here' });
  const unpaid = tollRefusal(world, wanted);
  return unpaid ? refuse(unpaid) : intend(world, { kind: 'pickup', item: wanted.id });
};
