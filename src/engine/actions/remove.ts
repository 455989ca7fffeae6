import { isKnownCursed } from '../knowledge';
import { component, packItem } from '../state';
import { intend, type Planner, refuse } from './common/plan';

/** Refused as `no-such-item`, `not-equipped` or, if the curse is known, `cursed`. */
export const remove: Planner<'remove'> = (world, { item }) => {
  const worn = packItem(world, item);
  if (!worn) return refuse({ code: 'no-such-item' });
  if (!component(world.raws, worn, 'equipped')) return refuse({ code: 'not-equipped' });
  if (isKnownCursed(world, worn)) return refuse({ code: 'cursed', item: worn.raw });
  return intend(world, { kind: 'remove', item });
};
