import { isKnown } from '../identification';
import { component } from '../state/components';
import { misaimed, misdirected } from './aim';
import { planEquip } from './equip';
import { heldItem } from './held';
import { dangerous, intend, type Planner, refused } from './plan';
import { useless } from './useless';

/** Drinks, eats, reads or wields something; what can be worn is put on. Refusals tell only what the hero knows. */
export const use: Planner<'use'> = (world, { item, at, sure }) => {
  const held = heldItem(world, item);
  if (!held) return refused({ code: 'no-such-item' });
  if (component(world.raws, held, 'equippable')) return planEquip(world, held);
  const effects = component(world.raws, held, 'effects');
  if (!effects) return refused({ code: 'not-usable' });
  const known = isKnown(world, held.raw);
  const refusal = (known ? useless(world, held) : null) ?? misaimed(world, effects, at);
  if (refusal) return refused(refusal);
  const target = effects.ranged === undefined ? null : (at ?? null);
  const danger = known && !sure ? misdirected(world, effects, target) : null;
  if (danger) return dangerous(danger.danger, danger.what);
  return intend(world, { kind: 'use', item, at: target && { x: target.x, y: target.y } });
};
