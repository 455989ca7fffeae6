import { refusalOf, wouldHelp } from '../effects/queue/carriers';
import { truceAgainst } from '../effects/queue/truce';
import { identify, isKnown, refOf, unknownUseOf } from '../knowledge';
import { parkedDepth } from '../levels/change-level';
import type { Action, EffectMap, Entity, EntityId, Intent, Pending, Refusal, World } from '../state';
import { component, emit, packItem, TOWN } from '../state';
import { aimAt, aimDanger, aimRefusal, aimTruce, unknownAimRefusal } from './common/aim';
import { intend, type Plan, type Planner, refuse } from './common/plan';
import { planEquip } from './equip';

type UseAction = Extract<Action, { kind: 'use' }>;
type UseIntent = Extract<Intent, { kind: 'use' }>;

export const use: Planner<'use'> = (world, action) => {
  const thing = packItem(world, action.item);
  if (!thing) return refuse({ code: 'no-such-item' });
  if (component(world.raws, thing, 'equippable')) return planEquip(world, thing);
  const effects = component(world.raws, thing, 'effects');
  if (!effects) return refuse({ code: 'not-usable' });
  return isKnown(world, thing.raw)
    ? planKnown(world, thing, effects, action)
    : planUnknown(world, thing, effects, action);
};

function planKnown(world: World, thing: Entity, effects: EffectMap, { at, sure }: UseAction): Plan {
  const choice = pendingChoiceOf(world, thing, effects);
  if (choice) return open(world, thing, choice);
  const refusal = uselessRefusal(world, thing) ?? aimRefusal(world, effects, at) ?? parkedRefusal(world, effects);
  if (refusal) return refuse(refusal);
  const target = effects.ranged === undefined ? null : (at ?? null);
  const truce = aimTruce(world, effects, target);
  if (truce) return refuse(truce);
  const danger = sure ? null : aimDanger(world, effects, target);
  if (danger) return refuse(danger);
  return useOn(world, thing, target);
}

function planUnknown(world: World, thing: Entity, effects: EffectMap, { at }: UseAction): Plan {
  const way = unknownUseOf(world.raws, thing.raw);
  const refusal = (way === 'aim' ? unknownAimRefusal(world, at) : null) ?? parkedRefusal(world, effects);
  if (refusal) return refuse(refusal);
  if (way === 'aim') return useOn(world, thing, effects.ranged === undefined ? null : (at ?? null));
  const choice =
    way === 'read' ? (targetChoiceOf(world, thing, effects) ?? pendingChoiceOf(world, thing, effects)) : null;
  return choice ? open(world, thing, { ...choice, begun: true }) : useOn(world, thing, null);
}

function useOn(world: World, { id: item }: Entity, at: UseIntent['at']): Plan {
  const begun = world.game.pending?.begun;
  const plan = intend(world, { kind: 'use', item, ...aimAt(world, at), ...(begun && { begun }) });
  return {
    ...plan,
    run() {
      world.game.pending = null;
      plan.run();
    },
  };
}

const open = (world: World, scroll: Entity, choice: Pending): Plan => ({
  kind: 'free',
  run() {
    emit(world, { kind: 'used', item: refOf(world, scroll) }, 'self');
    identify(world, scroll.raw);
    world.game.pending = choice;
  },
});

function targetChoiceOf(world: World, scroll: Entity, effects: EffectMap): Pending | null {
  if (effects.ranged === undefined || truceAgainst(world, effects, null) !== null) return null;
  return { kind: 'target', item: scroll.id, options: [] };
}

function pendingChoiceOf(world: World, scroll: Entity, effects: EffectMap): Pending | null {
  const kind = pendingKindOf(effects);
  const options = kind && pendingOptions(world, kind, scroll);
  const charged = (component(world.raws, scroll, 'consumable')?.charges ?? 0) > 0;
  return kind && charged && options && options.length > 0 ? { kind, item: scroll.id, options } : null;
}

function parkedRefusal(world: World, effects: EffectMap): Refusal | null {
  const parked = effects.town_portal && world.game.depth !== TOWN ? parkedDepth(world, TOWN) : null;
  return parked === null ? null : { code: 'level-parked', depth: parked };
}

/** Returns `null` if the item would help. */
function uselessRefusal(world: World, item: Entity): Refusal | null {
  const { raws, game } = world;
  if ((component(raws, item, 'consumable')?.charges ?? 1) < 1) return { code: 'no-charges' };
  if (wouldHelp(world, game.hero, item)) return null;
  const spell = component(raws, item, 'effects')?.teach_spell;
  if (spell !== undefined) return { code: 'already-known', spell };
  return refusalOf(world, item) ?? { code: 'no-effect-here' };
}

type OptionKind = Extract<Pending['kind'], 'identify' | 'remove-curse'>;

function pendingKindOf({ identify, remove_curse }: EffectMap): OptionKind | null {
  if (identify) return 'identify';
  return remove_curse ? 'remove-curse' : null;
}

function pendingOptions(world: World, choice: OptionKind, carrier: Entity): EntityId[] {
  const fits = IS_OPTION[choice];
  return world.game.pack.filter((item) => item.raw !== carrier.raw && fits(world, item)).map(({ id }) => id);
}

const IS_OPTION = {
  identify: (world, { raw }) => !isKnown(world, raw),
  /** Skips curses that the hero does not know of. */
  'remove-curse': (world, item) =>
    component(world.raws, item, 'cursed') !== null &&
    (component(world.raws, item, 'equipped') !== null || isKnown(world, item.raw)),
} satisfies Record<OptionKind, (world: World, item: Entity) => boolean>;
