import { identify, isKnown, refOf } from '../identification';
import { parkedDepth } from '../levels';
import { optionsOf, questionOf } from '../questions';
import type { EffectMap } from '../schema/effects';
import { component } from '../state/components';
import { emit } from '../state/emit';
import type { Entity } from '../state/entity';
import { TOWN } from '../state/level';
import type { World } from '../state/world';
import { misaimed, misdirected } from './aim';
import { planEquip } from './equip';
import { heldItem } from './held';
import { dangerous, intend, type Plan, type Planner, refused } from './plan';
import { useless } from './useless';

/**
 * Drinks, eats, reads or wields something; what can be worn is put on. What asks for a pick takes no time to open.
 * Refusals tell only what the hero knows.
 */
export const use: Planner<'use'> = (world, { item, at, sure }) => {
  const held = heldItem(world, item);
  if (!held) return refused({ code: 'no-such-item' });
  if (component(world.raws, held, 'equippable')) return planEquip(world, held);
  const effects = component(world.raws, held, 'effects');
  if (!effects) return refused({ code: 'not-usable' });
  const question = ask(world, held, effects);
  if (question) return question;
  const known = isKnown(world, held.raw);
  const refusal = (known ? useless(world, held) : null) ?? misaimed(world, effects, at);
  if (refusal) return refused(refusal);
  const parked = effects.town_portal && world.game.depth !== TOWN ? parkedDepth(world, TOWN) : null;
  if (parked !== null) return refused({ code: 'level-parked', depth: parked });
  const target = effects.ranged === undefined ? null : (at ?? null);
  const danger = known && !sure ? misdirected(world, effects, target) : null;
  if (danger) return dangerous(danger.danger, danger.what);
  return intend(world, { kind: 'use', item, at: target && { x: target.x, y: target.y } });
};

/** Asks, and so makes its type known, if there is anything to pick; `null` when there is not, or nothing to ask. */
function ask(world: World, scroll: Entity, effects: EffectMap): Plan | null {
  const kind = questionOf(effects);
  const options = kind && optionsOf(world, kind, scroll);
  const charged = (component(world.raws, scroll, 'consumable')?.charges ?? 0) > 0;
  if (!kind || !charged || !options || options.length === 0) return null;
  return {
    kind: 'free',
    run: () => {
      emit(world, { kind: 'used', item: refOf(world, scroll) }, 'self');
      identify(world, scroll.raw);
      world.game.pending = { kind, item: scroll.id, options };
    },
  };
}
