import { refusalOf, wouldHelp } from '../effects/queue/carriers';
import { identify, isKnown, refOf } from '../knowledge';
import { parkedDepth } from '../levels/change-level';
import type { EffectMap, Entity, EntityId, Pending, Refusal, World } from '../state';
import { component, emit, packItem, TOWN } from '../state';
import { aimDanger, aimRefusal, aimTruce } from './common/aim';
import { intend, type Plan, type Planner, refuse } from './common/plan';
import { planEquip } from './equip';

/**
 * Plans to use an item from the backpack, or to equip it if it is wearable. An item that opens a pending choice takes
 * no time. Refusals reveal only what the hero knows.
 *
 * Refused as `no-such-item` or `not-usable`, and whenever `planEquip` or `aimRefusal` refuses. If the type is known,
 * also refused as `no-charges`, `already-known`, or `no-effect-here` for an item that would change nothing. Refused as
 * `level-parked` if the town was not loaded, as `truce`, and as `danger` until `sure` is set.
 */
export const use: Planner<'use'> = (world, { item, at, sure }) => {
  const thing = packItem(world, item);
  if (!thing) return refuse({ code: 'no-such-item' });
  if (component(world.raws, thing, 'equippable')) return planEquip(world, thing);
  const effects = component(world.raws, thing, 'effects');
  if (!effects) return refuse({ code: 'not-usable' });
  const choice = openPendingChoice(world, thing, effects);
  if (choice) return choice;
  const known = isKnown(world, thing.raw);
  const refusal = (known ? uselessRefusal(world, thing) : null) ?? aimRefusal(world, effects, at);
  if (refusal) return refuse(refusal);
  const parked = effects.town_portal && world.game.depth !== TOWN ? parkedDepth(world, TOWN) : null;
  if (parked !== null) return refuse({ code: 'level-parked', depth: parked });
  const target = effects.ranged === undefined ? null : (at ?? null);
  const truce = known ? aimTruce(world, effects, target) : null;
  if (truce) return refuse(truce);
  const danger = known && !sure ? aimDanger(world, effects, target) : null;
  if (danger) return refuse(danger);
  return intend(world, { kind: 'use', item, at: target && { x: target.x, y: target.y } });
};

/**
 * Plans to ask the player on which item the scroll should work, which identifies the scroll. Returns `null` if the
 * scroll needs no choice, or if there are no options.
 */
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

/**
 * Returns why using an identified item would have no effect now; `null` if it would have one. The codes are
 * `no-charges`, `already-known`, `no-effect-here`, or one that the kind of effect gives.
 */
function uselessRefusal(world: World, item: Entity): Refusal | null {
  const { raws, game } = world;
  if ((component(raws, item, 'consumable')?.charges ?? 1) < 1) return { code: 'no-charges' };
  if (wouldHelp(world, game.hero, item)) return null;
  const spell = component(raws, item, 'effects')?.teach_spell;
  if (spell !== undefined) return { code: 'already-known', spell };
  return refusalOf(world, item) ?? { code: 'no-effect-here' };
}

type PendingKind = Pending['kind'];

/** Returns the kind of choice that the player must make for these effects; `null` if there is none to make. */
function pendingKindOf({ identify, remove_curse }: EffectMap): PendingKind | null {
  if (identify) return 'identify';
  return remove_curse ? 'remove-curse' : null;
}

/**
 * Returns the ids of the items among which the player may choose, the item carried longest first. Leaves out items of
 * the same type as `carrier`, the item in use.
 */
function pendingOptions(world: World, choice: PendingKind, carrier: Entity): EntityId[] {
  const fits = IS_OPTION[choice];
  return world.game.pack.filter((item) => item.raw !== carrier.raw && fits(world, item)).map(({ id }) => id);
}

const IS_OPTION = {
  identify: (world, { raw }) => !isKnown(world, raw),
  /** Offers cursed items only if they are worn or identified, because otherwise the hero does not know of the curse. */
  'remove-curse': (world, item) =>
    component(world.raws, item, 'cursed') !== null &&
    (component(world.raws, item, 'equipped') !== null || isKnown(world, item.raw)),
} satisfies Record<PendingKind, (world: World, item: Entity) => boolean>;
