import { isKnownCursed } from '../knowledge';
import { component, type Entity, packItem, type World } from '../state';
import { intend, type Plan, type Planner, refuse } from './common/plan';

export const equip: Planner<'equip'> = (world, { item }) => {
  const wanted = packItem(world, item);
  return wanted ? planEquip(world, wanted) : refuse({ code: 'no-such-item' });
};

/** Refused as `not-equippable`, `already-equipped` or, for a worn cursed item, `cursed`. */
export function planEquip(world: World, item: Entity): Plan {
  const { raws, game } = world;
  const slot = component(raws, item, 'equippable')?.slot;
  if (!slot) return refuse({ code: 'not-equippable' });
  if (component(raws, item, 'equipped')) return refuse({ code: 'already-equipped' });
  const worn = game.pack.find((other) => component(raws, other, 'equipped')?.slot === slot);
  if (worn && isKnownCursed(world, worn)) return refuse({ code: 'cursed', item: worn.raw });
  return intend(world, { kind: 'equip', item: item.id });
}
