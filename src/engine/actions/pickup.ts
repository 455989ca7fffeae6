import { component, itemsAt, positionOf } from '../state';
import { intend, type Planner, refuse } from './common/plan';

/**
 * Plans to pick up `item` from the hero's cell. Without `item`, plans to pick up the item there with the highest id.
 * Refused as `nothing-here` if there is no such item. Hidden items do not count.
 */
export const pickup: Planner<'pickup'> = (world, { item }) => {
  const here = itemsAt(world, positionOf(world.game.hero)).filter((entity) => !component(world.raws, entity, 'hidden'));
  const wanted = item === undefined ? here.at(-1) : here.find((entity) => entity.id === item);
  return wanted ? intend(world, { kind: 'pickup', item: wanted.id }) : refuse({ code: 'nothing-here' });
};
