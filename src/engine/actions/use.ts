import { wouldHelp } from '../effects/fire';
import { identify, isKnown, refOf } from '../knowledge';
import { parkedDepth } from '../levels/change-level';
import type { EffectMap, Entity, EntityId, Pending, Refusal, World } from '../state';
import { component, emit, packItem, TOWN } from '../state';
import { aimDanger, aimRefusal } from './common/aim';
import { intend, type Plan, type Planner, refuse, refuseDanger } from './common/plan';
import { planEquip } from './equip';

/**
 * Drinks, eats, reads or wields something; what can be worn is put on. What asks for a pick takes no time to open.
 * Refusals tell only what the hero knows.
 */
export const use: Planner<'use'> = (world, { item, at, sure }) => {
  const held = packItem(world, item);
  if (!held) return refuse({ code: 'no-such-item' });
  if (component(world.raws, held, 'equippable')) return planEquip(world, held);
  const effects = component(world.raws, held, 'effects');
  if (!effects) return refuse({ code: 'not-usable' });
  const question = openPendingChoice(world, held, effects);
  if (question) return question;
  const known = isKnown(world, held.raw);
  const refusal = (known ? uselessRefusal(world, held) : null) ?? aimRefusal(world, effects, at);
  if (refusal) return refuse(refusal);
  const parked = effects.town_portal && world.game.depth !== TOWN ? parkedDepth(world, TOWN) : null;
  if (parked !== null) return refuse({ code: 'level-parked', depth: parked });
  const target = effects.ranged === undefined ? null : (at ?? null);
  const danger = known && !sure ? aimDanger(world, effects, target) : null;
  if (danger) return refuseDanger(danger.danger, danger.what);
  return intend(world, { kind: 'use', item, at: target && { x: target.x, y: target.y } });
};

/** Asks, and so makes its type known, if there is anything to pick; `null` when there is not, or nothing to ask. */
function openPendingChoice(world: World, scroll: Entity, effects: EffectMap): Plan | null {
  const kind = pendingKindOf(effects);
  const options = kind && pendingOptions(world, kind, scroll);
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
export function uselessRefusal(world: World, item: Entity): Refusal | null {
  const { raws, game } = world;
  if ((component(raws, item, 'consumable')?.charges ?? 1) < 1) return { code: 'no-charges' };
  if (wouldHelp(world, game.hero, item)) return null;
  const spell = component(raws, item, 'effects')?.teach_spell;
  return spell === undefined ? { code: 'no-effect-here' } : { code: 'already-known', spell };
}

type PendingKind = Pending['kind'];

/** What a carrier of these effects asks before it does anything; `null` when it asks nothing. */
export function pendingKindOf({ identify, remove_curse }: EffectMap): PendingKind | null {
  if (identify) return 'identify';
  return remove_curse ? 'remove-curse' : null;
}

/** Ids of what may be picked, in order of acquisition; `asker` has become known by then and is none of them. */
export function pendingOptions(world: World, question: PendingKind, asker: Entity): EntityId[] {
  const fits = IS_OPTION[question];
  return world.game.pack.filter((item) => item.raw !== asker.raw && fits(world, item)).map(({ id }) => id);
}

const IS_OPTION = {
  identify: (world, { raw }) => !isKnown(world, raw),
  /** A curse shows on what is worn, and on what is known. */
  'remove-curse': (world, item) =>
    component(world.raws, item, 'cursed') !== null &&
    (component(world.raws, item, 'equipped') !== null || isKnown(world, item.raw)),
} satisfies Record<PendingKind, (world: World, item: Entity) => boolean>;
