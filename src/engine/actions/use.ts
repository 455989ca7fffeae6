import { wouldHelp } from '../effects/fire';
import { identify, isKnown, refOf } from '../knowledge';
import { parkedDepth } from '../levels/change-level';
import type { EffectMap, Entity, EntityId, Pending, Refusal, World } from '../state';
import { component, emit, heldItem, TOWN } from '../state';
import { misaimed, misdirected } from './common/aim';
import { dangerous, intend, type Plan, type Planner, refused } from './common/plan';
import { planEquip } from './equip';

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

/** Why a thing the hero knows would come to nothing, used here and now; `null` when it would do something. */
export function useless(world: World, item: Entity): Refusal | null {
  const { raws, game } = world;
  if ((component(raws, item, 'consumable')?.charges ?? 1) < 1) return { code: 'no-charges' };
  if (wouldHelp(world, game.hero, item)) return null;
  const spell = component(raws, item, 'effects')?.teach_spell;
  return spell === undefined ? { code: 'no-effect-here' } : { code: 'already-known', spell };
}

type Question = Pending['kind'];

/** What a carrier of these effects asks before it does anything; `null` when it asks nothing. */
export function questionOf({ identify, remove_curse }: EffectMap): Question | null {
  if (identify) return 'identify';
  return remove_curse ? 'remove-curse' : null;
}

/** Ids of what may be picked, in order of acquisition; `asker` has become known by then and is none of them. */
export function optionsOf(world: World, question: Question, asker: Entity): EntityId[] {
  const fits = FITTING[question];
  return world.game.pack.filter((item) => item.raw !== asker.raw && fits(world, item)).map(({ id }) => id);
}

const FITTING = {
  identify: (world, { raw }) => !isKnown(world, raw),
  /** A curse shows on what is worn, and on what is known. */
  'remove-curse': (world, item) =>
    component(world.raws, item, 'cursed') !== null &&
    (component(world.raws, item, 'equipped') !== null || isKnown(world, item.raw)),
} satisfies Record<Question, (world: World, item: Entity) => boolean>;
